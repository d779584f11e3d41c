import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['tests/postgres.ts'],
    include: ['{contract,server,web,tests,db}/**/*.test.{ts,tsx}'],
    exclude: ['tests/{e2e,drills}/**'],
    // Two cores: more files at once only make each of them slower.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
