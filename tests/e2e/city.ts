// vitest globalSetup of the browser tests: the demo city, built once and copied by each file.
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '#db/seed/city.ts'
import { connect } from '#server/database/db.ts'
import { migrate } from '#server/database/migrate.ts'

export const cityName = 'kempt_city'

export default async function setup(project: TestProject) {
  const url = project.getProvidedContext().postgres
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`CREATE DATABASE ${cityName}`)
  await client.end()
  const cityUrl = url.replace('/kempt?', `/${cityName}?`)
  await migrate(cityUrl)
  const db = connect(cityUrl, { max: 2, statementTimeoutMs: 120_000 })
  await seedDemo(db)
  // The tests' own clients have every feature.
  await db.deleteFrom('featureFlags').execute()
  await db.destroy()
}
