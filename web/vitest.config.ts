import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'jsdom',
    setupFiles: 'tests/setup.ts',
    include: ['tests/**/*.test.ts', 'src/games/**/*.test.ts'],
    isolate: false, // half the time; setup.ts puts back what all files share
    testTimeout: 60_000,
  },
})
