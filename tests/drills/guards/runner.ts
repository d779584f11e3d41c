// Runs test files with one vitest and one PostgreSQL: once unchanged, or by a plan that removes
// guards. A plan runs in one worker, so that the server is imported once and not once per guard.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import pg from 'pg'
import { createVitest, type TestSpecification } from 'vitest/node'
import { templateName } from '#tests/postgres.ts'
import type { Outcome, Try } from './plan.ts'

export type Failed = { file: string; name: string }
export type Runner = Awaited<ReturnType<typeof openRunner>>

const peopled = 'kempt_peopled'
const bystanders = 'tests/drills/guards/bystanders.test.ts'

// `careful` lists the test files that leave bystanders unchanged; only those are checked for it.
export async function openRunner(root: string, maxWorkers: number, careful: string[] = []) {
  const vitest = await createVitest('test', {
    root,
    maxWorkers,
    setupFiles: ['tests/fresh.ts', 'tests/drills/guards/switches.ts'],
    // A new feature is tried on a formatted tree, and switches are not formatted.
    exclude: ['tests/e2e/**', 'tests/drills/*.test.ts', 'tests/new-feature.test.ts'],
    sequence: { sequencer: InOrder },
    watch: false,
    reporters: [{}],
  })
  await vitest.standalone()
  const project = vitest.getRootProject()
  project.provide('peopled', peopled)
  project.provide('careful', careful)
  project.provide('plan', null)
  const specifications = await vitest.globTestSpecifications()
  const pathOf = (moduleId: string) => relative(root, moduleId)
  const byPath = new Map(specifications.map((each) => [pathOf(each.moduleId), each]))

  // Runs the files with every guard, in a database with or without bystanders.
  async function run(files: readonly string[], hasBystanders: boolean): Promise<Failed[]> {
    project.provide('template', hasBystanders ? peopled : templateName)
    const chosen = files.map((file) => byPath.get(file)!)
    const { testModules } = await vitest.runTestSpecifications(chosen)
    await dropDatabases(project.getProvidedContext().postgres)
    return testModules.flatMap((module): Failed[] => {
      const file = pathOf(module.moduleId)
      const red = [...module.children.allTests('failed')].map(({ fullName }) => fullName)
      // A file can fail before its first test.
      const names = red.length === 0 && !module.ok() ? [file] : red
      return names.map((name) => ({ file, name }))
    })
  }

  // The outcome of each try that was needed.
  async function follow(plan: Try[], hasBystanders: boolean): Promise<Outcome[]> {
    if (plan.length === 0) return []
    const told = join(root, `tried-${process.pid}-${numberOfRun++}.jsonl`)
    project.provide('plan', plan)
    project.provide('told', told)
    project.provide('template', hasBystanders ? peopled : templateName)
    await vitest.runTestSpecifications(plan.map(({ file }) => byPath.get(file)!))
    await dropDatabases(project.getProvidedContext().postgres)
    const text = existsSync(told) ? readFileSync(told, 'utf8').trim() : ''
    rmSync(told, { force: true })
    return text === '' ? [] : text.split('\n').map((line): Outcome => JSON.parse(line))
  }

  if ((await run([bystanders], false)).length > 0) throw new Error('No bystander came')
  return {
    files: [...byPath.keys()].filter((file) => file !== bystanders),
    run,
    follow,
    close: () => vitest.close(),
  }
}

let numberOfRun = 0

class InOrder {
  sort = async (files: TestSpecification[]) => files
  shard = async (files: TestSpecification[]) => files
}

// Drops the databases that the test files created.
async function dropDatabases(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(`SELECT datname FROM pg_database WHERE datname ~ '^test_'`)
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  await client.end()
}
