// Everything the whole server leaves in DATA_DIR is closed to other users: folders 700, files 600.
import { execFile } from 'node:child_process'
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/database/db.ts'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { openSessionOf } from './people.ts'
import { serverSettings, startServer } from './stage.ts'

const room = mkdtempSync(join(tmpdir(), 'kempt-private-'))
chmodSync(room, 0o711)
const dataDir = join(room, 'data')
const settings = { DATA_DIR: dataDir, DATABASE_DURABLE: 'on' }
afterAll(() => rmSync(room, { recursive: true, force: true }))

function modesIn(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  // PostgreSQL deletes files meanwhile.
  return paths.flatMap((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    return found && !found.isSymbolicLink() ? [{ path, mode: found.mode & 0o777 }] : []
  })
}

const openIn = (folder: string) => modesIn(folder).filter(({ mode }) => (mode & 0o077) !== 0)

async function sendPhoto(url: string) {
  const db = connect(socketUrl(findPostmaster(pgDataIn(dataDir))!.socketDir, 'kempt'), { max: 1 })
  const email = 'ana@example.com'
  const { id } = await db
    .insertInto('users')
    .values({ email, emailConfirmedAt: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('profiles').values({ userId: id, name: 'Ana Ruiz' }).execute()
  await db.insertInto('userRoles').values({ userId: id, role: 'client' }).execute()
  const { token } = await openSessionOf({ db }, email)
  await db.destroy()
  const create = { width: 64, height: 64, channels: 3, background: '#0a5c87' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const body = new FormData()
  body.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png')
  const headers = { cookie: `__Host-session=${token}`, 'x-kempt': '1', origin: url }
  return fetch(`${url}/api/account/photo`, { method: 'POST', headers, body })
}

test('the database, its archive, pictures and backups', { timeout: 300_000 }, async () => {
  const before = process.umask(0)
  // It builds the demo city on a real disk.
  const server = await startServer(settings, 200_000)
  try {
    expect((await sendPhoto(server.url)).status).toBe(200)
    const env = { ...process.env, ...serverSettings, ...settings }
    await promisify(execFile)('npm', ['run', '-s', 'backup'], { env })
    const made = readdirSync(dataDir)
    expect(made).toEqual(expect.arrayContaining(['media', 'backups']))
    const files = modesIn(dataDir).filter(({ path }) => /media|backups/.test(path))
    expect(files.filter(({ mode }) => mode === 0o600).length).toBeGreaterThan(2)
    expect(openIn(dataDir)).toEqual([])
  } finally {
    process.umask(before)
    await server.stop()
  }
  expect(openIn(dataDir)).toEqual([])
})
