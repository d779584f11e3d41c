// Runs test files again and again without starting anew: one vitest, one PostgreSQL.
import { join, relative } from 'node:path'
import pg from 'pg'
import { createVitest } from 'vitest/node'
import { templateName } from '#tests/postgres.ts'

export type Failed = { file: string; name: string }
// The test files that leave bystanders alone, and those that cannot stand any: they count everyone.
type Kinds = { careful: string[]; alone: string[] }
type Asked = { suites?: string[]; bail?: number }

export type Runner = Awaited<ReturnType<typeof openRunner>>

const peopled = 'kempt_peopled'
const bystanders = 'tests/drills/guards/bystanders.test.ts'

export async function openRunner(root: string, maxWorkers: number, kinds?: Kinds) {
  const vitest = await createVitest('test', {
    root,
    maxWorkers,
    setupFiles: ['tests/fresh.ts', 'tests/drills/guards/switches.ts'],
    exclude: ['tests/e2e/**', 'tests/drills/*.test.ts'],
    watch: false,
    reporters: [{}],
  })
  await vitest.standalone()
  const project = vitest.getRootProject()
  const alone = new Set(kinds?.alone)
  project.provide('peopled', peopled)
  project.provide('careful', kinds?.careful.map((file) => join(root, file)) ?? [])
  const specifications = await vitest.globTestSpecifications()
  const pathOf = (moduleId: string) => relative(root, moduleId)

  // Without the guard of that number. Without `suites` every test of the files.
  async function run(
    without: number | null,
    files: readonly string[],
    { suites = [], bail = 0 }: Asked = {},
  ) {
    const rows = suites.map((suite) => suite.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    vitest.setGlobalTestNamePattern(suites.length > 0 ? `^(${rows.join('|')})( |$)` : '')
    vitest.config.bail = bail
    project.provide('without', without)
    return [
      ...(await runIn(
        peopled,
        files.filter((file) => !alone.has(file)),
      )),
      ...(await runIn(
        templateName,
        files.filter((file) => alone.has(file)),
      )),
    ]
  }

  async function runIn(template: string, files: readonly string[]) {
    const chosen = specifications.filter((each) => files.includes(pathOf(each.moduleId)))
    if (chosen.length === 0) return []
    project.provide('template', template)
    const { testModules } = await vitest.runTestSpecifications(chosen)
    await dropDatabases(project.getProvidedContext().postgres)
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

  project.provide('without', -1)
  if ((await runIn(templateName, [bystanders])).length > 0) throw new Error('No bystander came')
  return {
    files: specifications
      .map(({ moduleId }) => pathOf(moduleId))
      .filter((file) => file !== bystanders),
    run,
    leaveAlone: (file: string) => alone.add(file),
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
