import { defineConfig } from 'vitest/config'

// Longer than a change should wait for: npm run drill:crash, drill:load and the others.
export default defineConfig({
  test: {
    globalSetup: ['tests/drills/build.ts', 'tests/postgres.ts', 'tests/e2e/city.ts'],
    include: ['tests/drills/**/*.test.ts'],
    maxWorkers: 1,
    hookTimeout: 180_000,
  },
})
