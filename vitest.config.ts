import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The processes that tests start share their compiled code.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'kempt-compiled') },
    globalSetup: ['tests/postgres.ts'],
    // Importing the server takes longer than most files take to run: it is imported once per worker.
    isolate: false,
    setupFiles: ['tests/fresh.ts'],
    sequence: { setupFiles: 'list' },
    include: ['{contract,server,web,tests,db}/**/*.test.{ts,tsx}'],
    exclude: ['tests/{e2e,drills}/**'],
    // Two cores: more files at once only make each of them slower.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
