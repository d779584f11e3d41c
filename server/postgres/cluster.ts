import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { pgDataIn, restoredIn } from './data-dir.ts'
import { type DatabaseUser, giveTo, runAs } from './database-user.ts'
import { explain } from './failures.ts'

type Options = { binaries: Binaries; user: DatabaseUser | null; isDurable: boolean }

/** Creates the database's files if missing, all or nothing. */
export async function prepareCluster(dataDir: string, options: Options) {
  const pgData = pgDataIn(dataDir)
  // A restore was cut short between its last two steps: this is the last.
  const restored = restoredIn(dataDir)
  if (!existsSync(pgData) && existsSync(restored)) renameSync(restored, pgData)
  if (existsSync(pgData)) return checkCluster(pgData, options)

  // A killed start leaves its attempt behind, perhaps with an initdb still writing to it, so each
  // attempt gets a new name.
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith('postgres.new-')))
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 })
  const attempt = `${pgData}.new-${randomBytes(4).toString('hex')}`
  mkdirSync(attempt, { mode: 0o700 })
  giveTo(options.user, attempt)
  try {
    await initdb(attempt, options)
    renameSync(attempt, pgData)
  } catch (error) {
    rmSync(attempt, { recursive: true, force: true })
    throw error
  }
}

function checkCluster(pgData: string, { binaries, user }: Options) {
  const versionFile = join(pgData, 'PG_VERSION')
  if (!existsSync(versionFile))
    throw new Error(`${pgData} is not a PostgreSQL database: move it away, or set DATA_DIR.`)

  const made = readFileSync(versionFile, 'utf8').trim()
  if (made !== binaries.major)
    throw new Error(
      `The database in ${pgData} was made by PostgreSQL ${made}, and this Kempt brings PostgreSQL ${binaries.major}: set DATA_DIR to another folder, or start the Kempt that made it.`,
    )
  if (user && statSync(pgData).uid !== user.uid)
    throw new Error(
      `The database in ${pgData} belongs to root, and PostgreSQL does not run as root: run chown -R ${user.name} on it.`,
    )
  // A copy made with cp, or a checkout on a shared folder, can be readable by others, and
  // PostgreSQL then refuses it.
  chmodSync(pgData, 0o700)
}

async function initdb(pgData: string, { binaries, user, isDurable }: Options) {
  const args = [
    `--pgdata=${pgData}`,
    '--username=postgres',
    // Only its owner and root can reach the socket (see socket-dir.ts), so no password is needed.
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    // The built-in locale: operating system updates do not break indexes.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ]
  await runAs(join(binaries.bin, 'initdb'), args, user).catch((error: Error) => {
    throw new Error(explain(error.message, dirname(pgData)))
  })
}
