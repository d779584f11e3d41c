// vitest globalSetup: one PostgreSQL for the run, migrated once; each test file copies it.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/database/migrate.ts'
import { startPostgres } from '#server/postgres/launcher.ts'

export const templateName = 'kempt_template'

export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(fastFolder(), 'kempt-tests-'))
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '300' }
  const postgres = await startPostgres({ dataDir, settings })
  const client = new pg.Client(postgres.url)
  await client.connect()
  const { rows } = await client.query('SELECT now() AS now')
  if (Math.abs(rows[0].now - Date.now()) > 5000) {
    await client.end()
    await postgres.stop()
    throw new Error('Node and PostgreSQL disagree about the time.')
  }
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  await migrate(postgres.url.replace('/kempt?', `/${templateName}?`))
  project.provide('postgres', postgres.url)
  project.provide('template', templateName)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// In memory where there is enough of it: each test file copies a database of a thousand files, which
// takes a disk four times as long.
function fastFolder() {
  const memory = '/dev/shm'
  const enoughBytes = 6e9
  try {
    const { bavail, bsize } = statfsSync(memory)
    const isRoomy = Math.min(bavail * bsize, process.availableMemory()) > enoughBytes
    return isRoomy ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    // The database that each test file copies.
    template: string
  }
}
