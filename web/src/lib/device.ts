// A device in words, as far as its browser tells.

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

function find(agent: string, known: [RegExp, string][]): string | undefined {
  return known.find(([sign]) => sign.test(agent))?.[1]
}

/** The browser and the system of a user agent, if they are known. */
export function deviceOf(agent: string): { browser: string | undefined; system: string | undefined } {
  return { browser: find(agent, BROWSERS), system: find(agent, SYSTEMS) }
}
