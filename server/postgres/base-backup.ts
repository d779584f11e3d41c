import pg from 'pg'

/**
 * Lets the server write a copy of itself as tar files into a folder on its own disk, with the
 * write-ahead log that it takes to become consistent. The folder must be empty or missing.
 */
export async function takeBaseBackup(url: string, folder: string) {
  const client = new pg.Client({ connectionString: url, ...replication })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `BASE_BACKUP (TARGET 'server', TARGET_DETAIL ${pg.escapeLiteral(folder)}, CHECKPOINT 'fast', WAL true)`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

// pg sends it to the server, but its types do not know it.
const replication: object = { replication: 'database' }
