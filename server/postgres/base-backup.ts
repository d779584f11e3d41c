import pg from 'pg'

/**
 * Lets the server write a copy of itself as a tar file into a folder on its own disk. The folder must
 * be empty or missing. For an archive, the file is gzipped, and the log that it takes to become
 * consistent is in the archive when this resolves; otherwise the log is in the file.
 */
export async function takeBaseBackup(url: string, folder: string, { isForArchive = false } = {}) {
  const client = new pg.Client({ connectionString: url, ...replication })
  client.on('error', () => {})
  await client.connect()
  const options = [
    `TARGET 'server', TARGET_DETAIL ${pg.escapeLiteral(folder)}, CHECKPOINT 'fast'`,
    isForArchive ? `COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1'` : 'WAL true',
  ]
  try {
    await client.query(`BASE_BACKUP (${options.join(', ')})`)
  } finally {
    await client.end().catch(() => {})
  }
}

// pg sends it to the server, but its types do not know it.
const replication: object = { replication: 'database' }
