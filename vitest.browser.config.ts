import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The processes that tests start share their compiled code.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'kempt-compiled') },
    globalSetup: ['tests/postgres.ts', 'tests/e2e/city.ts'],
    // A worker keeps its modules from file to file.
    isolate: false,
    setupFiles: ['tests/e2e/midnight.ts'],
    include: ['tests/e2e/**/*.test.ts'],
    // A browser and a server each: two files at once fill two cores.
    maxWorkers: 2,
    testTimeout: 120_000,
    // A browser, a server and a database on a busy machine: once more before it counts as broken.
    // Every test that needed it is named and counted at the end.
    retry: 1,
    reporters: ['default', './tests/report.ts'],
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
  },
})
