// Runs test files again and again without starting anew: one vitest, one PostgreSQL.
import { relative } from 'node:path'
import pg from 'pg'
import { createVitest } from 'vitest/node'

export type Failed = { file: string; name: string }
type Options = { maxWorkers: number; careful?: string[] }
type Asked = { suites?: string[]; bail?: number }

export type Runner = Awaited<ReturnType<typeof openRunner>>

const bystanders = 'tests/drills/guards/bystanders.test.ts'

export async function openRunner(root: string, { maxWorkers, careful = [] }: Options) {
  const vitest = await createVitest('test', {
    root,
    maxWorkers,
    setupFiles: ['tests/drills/guards/switches.ts'],
    exclude: ['tests/e2e/**', 'tests/drills/*.test.ts'],
    watch: false,
    reporters: [{}],
  })
  await vitest.standalone()
  vitest.getRootProject().provide('careful', careful)
  const specifications = await vitest.globTestSpecifications()
  const pathOf = (moduleId: string) => relative(root, moduleId)

  // Without the guard of that number. Without `suites` every test of the files.
  async function run(
    without: number | null,
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

  const [failed] = await run(-1, [bystanders])
  if (failed) throw new Error('The bystanders did not come')
  const files = specifications.map(({ moduleId }) => pathOf(moduleId))
  return {
    files: files.filter((file) => file !== bystanders),
    run,
    // Some tests measure time, so what failed is tried once more.
    async runTwice(without: number | null, files: readonly string[], asked?: Asked) {
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
