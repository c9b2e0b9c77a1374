// Svelte 5 strips types itself; no preprocessor is needed
export default { compilerOptions: { runes: true } }
