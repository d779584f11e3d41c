import pg from 'pg'

export const socketPort = 5432
export const socketName = `.s.PGSQL.${socketPort}`

/** For node-postgres and libpq. Sets every option, so that PG... variables have no effect. */
export function socketUrl(socketDir: string, database: string) {
  const host = encodeURIComponent(socketDir)
  return `postgres://postgres@/${encodeURIComponent(database)}?host=${host}&port=${socketPort}&sslmode=disable`
}

export async function answers(url: string) {
  try {
    await withClient(url, (client) => client.query('select'))
    return true
  } catch {
    return false
  }
}

export async function createDatabase(socketDir: string, name: string) {
  await withClient(socketUrl(socketDir, 'postgres'), async (client) => {
    const { rows } = await client.query('select from pg_database where datname = $1', [name])
    if (rows.length === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** Opens a connection of its own for the work, and closes it afterwards. */
export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
