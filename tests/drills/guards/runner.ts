// Runs test files again and again without starting anew: one vitest, one PostgreSQL.
import { relative } from 'node:path'
import pg from 'pg'
import { createVitest, type CliOptions } from 'vitest/node'

export type Failed = { file: string; name: string }
type Asked = { suites?: string[]; bail?: number }

export type Runner = Awaited<ReturnType<typeof openRunner>>

export async function openRunner(root: string, options: CliOptions) {
  const setupFiles = ['./switches.ts']
  const always = { root, setupFiles, watch: false, reporters: [{}] }
  const vitest = await createVitest('test', { ...always, ...options })
  await vitest.standalone()
  const specifications = await vitest.globTestSpecifications()
  const pathOf = (moduleId: string) => relative(root, moduleId)

  // Without the guard of that number. Without `suites` every test of the files.
  async function run(
    without: number,
    files: readonly string[],
    { suites = [], bail = 0 }: Asked = {},
  ) {
    const chosen = specifications.filter((each) => files.includes(pathOf(each.moduleId)))
    if (chosen.length === 0) return []
    const rows = suites.map((suite) => suite.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    vitest.setGlobalTestNamePattern(suites.length > 0 ? `^(${rows.join('|')})( |$)` : '')
    vitest.config.bail = bail
    vitest.getRootProject().provide('without', without)
    const { testModules } = await vitest.runTestSpecifications(chosen)
    await dropDatabases(String(vitest.getRootProject().getProvidedContext().postgres))
    return testModules.flatMap((module): Failed[] => {
      const file = pathOf(module.moduleId)
      // Those of earlier runs come along.
      if (!files.includes(file)) return []
      const red = [...module.children.allTests('failed')].map(({ fullName }) => fullName)
      // A file may break before its first test.
      const names = red.length === 0 && !module.ok() ? [file] : red
      return names.map((name) => ({ file, name }))
    })
  }

  return {
    files: specifications.map(({ moduleId }) => pathOf(moduleId)),
    run,
    // Some tests measure time, so what failed is tried once more.
    async runTwice(without: number, files: readonly string[], asked?: Asked) {
      const failed = await run(without, files, asked)
      return run(without, [...new Set(failed.map(({ file }) => file))], asked)
    },
    close: () => vitest.close(),
  }
}

// Each test file has made one.
async function dropDatabases(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(`SELECT datname FROM pg_database WHERE datname ~ '^test_'`)
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  await client.end()
}

declare module 'vitest' {
  interface ProvidedContext {
    without: number
  }
}
