import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { withClient } from './connection.ts'

type Options = { isForArchive?: boolean; signal?: AbortSignal }

/**
 * Lets the server write a copy of itself as a tar file into a folder on its own disk. The folder must
 * be empty or missing. For an archive, the file is gzipped, and the log that it takes to become
 * consistent is in the archive once PostgreSQL has archived what it had at the end of the copy;
 * otherwise the log is in the file.
 */
export async function takeBaseBackup(url: string, folder: string, options: Options = {}) {
  const { isForArchive = false, signal } = options
  const name = `kempt backup ${randomUUID()}`
  const client = new pg.Client({ connectionString: url, application_name: name, ...replication })
  client.on('error', () => {})
  await client.connect()
  const details = [
    `TARGET 'server', TARGET_DETAIL ${pg.escapeLiteral(folder)}, CHECKPOINT 'fast'`,
    // PostgreSQL would wait for the archive without a limit.
    isForArchive ? `WAIT false, COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1'` : 'WAL true',
  ]
  const end = () => void endSession(url, name)
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    await client.query(`BASE_BACKUP (${details.join(', ')})`)
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end().catch(() => {})
  }
}

// Closing the connection would not end it: the server notices only when it has something to say.
async function endSession(url: string, name: string) {
  const text = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1'
  // A server that is stopping ends it, too.
  await withClient(url, (client) => client.query(text, [name])).catch(() => {})
}

// pg sends it to the server, but its types do not know it.
const replication: object = { replication: 'database' }
