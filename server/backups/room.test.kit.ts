// An embedded PostgreSQL with its archive, in a folder of its own that is removed after the test file.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll } from 'vitest'
import { nameOf, numberAt } from '#server/backups/wal/segment-names.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { startPostgres, type Postgres } from '#server/postgres/launcher.ts'
import type { BackupPlaces } from './folder.ts'

export function openRoom() {
  const room = mkdtempSync(join(tmpdir(), "kempt-back'ups %f-"))
  // PostgreSQL runs as another user than root.
  chmodSync(room, 0o711)
  const dataDir = join(room, 'data')
  const backupDir = join(room, 'backups')
  const places: BackupPlaces = { dataDir, mediaDir: join(dataDir, 'media'), backupDir }
  let postgres: Postgres | undefined

  afterAll(async () => {
    await postgres?.stop()
    rmSync(room, { recursive: true, force: true })
  })

  const url = () => postgres!.url
  const start = async () => {
    postgres = await startPostgres({ dataDir, backupDir, settings: { fsync: 'off' } })
  }
  const stop = () => postgres!.stop()

  async function query<Row extends object = object>(text: string, values: unknown[] = []) {
    const client = new pg.Client(url())
    await client.connect()
    const { rows } = await client.query<Row>(text, values).finally(() => client.end())
    return rows
  }

  // With what a backup counts, and what names pictures.
  async function begin() {
    mkdirSync(dataDir)
    await start()
    await query('CREATE TABLE bookings (id int PRIMARY KEY, note text)')
    await query('CREATE TABLE media (url text)')
    mkdirSync(places.mediaDir)
  }

  const readBookings = async () =>
    (await query<{ id: number }>('SELECT id FROM bookings ORDER BY id')).map(({ id }) => id)

  // The next commit is later.
  async function now() {
    const [row] = await query<{ at: string }>('SELECT clock_timestamp()::text AS at')
    await sleep(20)
    return new Date(row!.at)
  }

  const archive = handleArchive(places, query)
  const picture = (name: string) => join(places.mediaDir, name)
  const copy = (name: string) => join(backupDir, 'media', name)
  // In the platform's store and in the database.
  async function addPicture(name: string, bytes: string) {
    writeFileSync(picture(name), bytes)
    await query('INSERT INTO media VALUES ($1)', [`/media/${name}`])
  }

  return {
    room,
    places,
    url,
    start,
    stop,
    begin,
    query,
    readBookings,
    now,
    ...archive,
    picture,
    copy,
    addPicture,
  }
}

type Query = <Row extends object>(text: string) => Promise<Row[]>

// How the log gets from the database to the archive, and what hinders it.
function handleArchive({ dataDir, backupDir }: BackupPlaces, query: Query) {
  // A segment ends only where something was written.
  async function endSegment() {
    await query(`SELECT pg_logical_emit_message(true, 'test', 'a change')`)
    await query('SELECT pg_switch_wal()')
  }

  const isWaiting = () =>
    readdirSync(join(pgDataIn(dataDir), 'pg_wal/archive_status')).some((name) =>
      name.endsWith('.ready'),
    )
  async function untilArchived() {
    while (isWaiting()) await sleep(50)
  }

  async function readSegment() {
    const [row] = await query<{ lsn: string; name: string }>(
      'SELECT lsn::text, pg_walfile_name(lsn) AS name FROM pg_current_wal_lsn() AS lsn',
    )
    return nameOf(Number.parseInt(row!.name.slice(0, 8), 16), numberAt(row!.lsn))
  }

  // PostgreSQL refuses to archive a segment whose place is taken.
  async function blockArchive() {
    const file = join(walDirIn(backupDir), await readSegment())
    writeFileSync(file, 'in the way')
    return () => rmSync(file)
  }

  // A process that holds still has not failed.
  async function holdArchiver() {
    const [row] = await query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'archiver'`,
    )
    process.kill(row!.pid, 'SIGSTOP')
    return () => process.kill(row!.pid, 'SIGCONT')
  }
  return { endSegment, untilArchived, readSegment, blockArchive, holdArchiver }
}

// One wrong byte in the middle.
export function spoil(file: string) {
  const bytes = readFileSync(file)
  const at = Math.floor(bytes.length / 2)
  bytes[at] = bytes[at]! ^ 0xff
  writeFileSync(file, bytes)
}

export async function until(isSo: () => boolean, patienceMs = 30_000) {
  const deadline = performance.now() + patienceMs
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('It did not happen in time.')
    await sleep(20)
  }
}

export const partsIn = (backupDir: string) =>
  existsSync(backupDir) ? readdirSync(backupDir).filter((name) => name.endsWith('.part')) : []
