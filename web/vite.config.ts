import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  // `ANAHUAC_SERVER` names the server that the development page talks to
  const server = loadEnv(mode, '.', 'ANAHUAC_').ANAHUAC_SERVER ?? 'http://127.0.0.1:8027'
  return {
    plugins: [svelte()],
    build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': { target: server, ws: true } },
    },
  }
})
