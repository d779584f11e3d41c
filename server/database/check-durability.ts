// Acknowledged writes must survive a power cut, so a database without these settings is refused.
import pg from 'pg'

const promises = ['fsync', 'full_page_writes', 'synchronous_commit'] as const
const oldestGood = 180_006

export async function checkDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new Error(`The database cannot be reached: ${reason}. Check DATABASE_URL.`, {
      cause: error,
    })
  }
  try {
    for (const promise of promises) {
      const { rows } = await client.query<Record<string, string>>(`SHOW ${promise}`)
      if (rows[0]?.[promise] === 'off')
        throw new Error(
          `The database runs with ${promise} off and could lose bookings. Turn it on.`,
        )
    }
    const { rows } = await client.query<{ number: number }>(
      "SELECT current_setting('server_version_num')::int AS number",
    )
    const version = rows[0]?.number ?? 0
    if (version < 180_000)
      throw new Error('Kempt needs PostgreSQL 18 or newer. Please upgrade the database.')
    return { isDated: version < oldestGood }
  } finally {
    await client.end()
  }
}
