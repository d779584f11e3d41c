import { defineConfig } from 'vitest/config'

// Longer than a change should wait for: npm run drill:timing.
export default defineConfig({
  test: {
    globalSetup: ['tests/postgres.ts'],
    include: ['tests/drills/**/*.test.ts'],
    maxWorkers: 1,
    hookTimeout: 120_000,
  },
})
