import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { configureMedia } from '#server/features/media/service.ts'
import { diskStorage } from '#server/storage/storage-disk.ts'
import { app } from '#tests/accounts.ts'
import { draw, drawBomb } from '#tests/uploads.ts'
import { as, db, jobContext } from '#tests/world.ts'
import { jobs } from '#server/jobs.ts'
import { openFolder } from '#tests/temporary.ts'

await app.ready()
const mediaDir = openFolder()
configureMedia(diskStorage(mediaDir))
const folder = join(mediaDir, 'support')
const guest = as(null, { network: '203.0.113.1' })
const ticket = {
  email: 'ana@example.com',
  type: 'booking',
  message: 'Look at these pictures.',
  filledInMs: 9000,
} as const

beforeEach(() => db.deleteFrom('rateLimits').execute())

const fileOf = (name: string) => join(folder, name)
const prune = () => jobs['prune-ticket-files'].run({}, jobContext)

test('a picture is re-encoded, kept with its ticket, and not public', async () => {
  const photo = await draw({ width: 4000, height: 1000 })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ana' } })
    .toBuffer()
  const { status, file } = await upload(photo)
  expect(status).toBe(200)
  const found = await sharp(await readFile(fileOf(file))).metadata()
  expect(found).toMatchObject({ format: 'webp', width: 2000, height: 500 })
  expect(found.exif).toBeUndefined()

  const { ticketNumber } = await guest.support.open({ ...ticket, files: [file] })
  const kept = await db
    .selectFrom('ticketFiles as f')
    .innerJoin('supportTickets as t', 't.conversationId', 'f.conversationId')
    .select(['f.file', 'f.seq'])
    .where('ticketNumber', '=', ticketNumber)
    .execute()
  expect(kept).toEqual([{ file, seq: 1 }])
  for (const path of [`/media/${file}`, `/media/support/${file}`, `/media/support%2F${file}`])
    expect((await app.inject(path)).rawPayload.subarray(0, 4).toString()).not.toBe('RIFF')
})

test('only real pictures of a fair size', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction << /JS (app.alert(1)) >> >>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  for (const bytes of [pdf, svg, drawBomb(30_000, 30_000), Buffer.alloc(0)])
    expect((await upload(bytes)).code).toBe('NOT_A_PICTURE')
  expect((await upload(Buffer.alloc(9 * 1024 * 1024, 1))).code).toBe('TOO_LARGE')
})

test('a ticket takes three pictures, and only those that are there', async () => {
  const files = Array.from({ length: 4 }, () => `${randomUUID()}.webp`)
  await expect(guest.support.open({ ...ticket, files })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { files: 'You can add up to 3 photos' },
  })
  await expect(guest.support.open({ ...ticket, files: files.slice(0, 1) })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { files: "That photo isn't there anymore. Please add it again." },
  })
  for (const path of ['../../etc/passwd', `../${files[0]}`, 'x.webp'])
    await expect(guest.support.open({ ...ticket, files: [path] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
})

test('fifteen an hour from one network', async () => {
  const picture = await draw().png().toBuffer()
  for (let count = 0; count < 15; count++) expect((await upload(picture)).status).toBe(200)
  expect((await upload(picture)).status).toBe(429)
})

test('after an hour without a ticket a picture is gone; one with a ticket stays', async () => {
  const picture = await draw().png().toBuffer()
  const [sent, waiting, fresh] = [
    await upload(picture),
    await upload(picture),
    await upload(picture),
  ]
  await guest.support.open({ ...ticket, files: [sent.file] })
  const anHourAgo = new Date(Date.now() - 61 * 60 * 1000)
  for (const { file } of [sent, waiting]) await utimes(fileOf(file), anHourAgo, anHourAgo)
  await utimes(fileOf(fresh.file), new Date(), new Date())
  const torn = fileOf(`.${randomUUID()}`)
  await mkdir(dirname(torn), { recursive: true })
  await writeFile(torn, 'half a picture')
  await utimes(torn, anHourAgo, anHourAgo)

  await prune()
  const left = await readdir(folder)
  expect(left).toContain(sent.file)
  expect(left).toContain(fresh.file)
  expect(left).not.toContain(waiting.file)
  expect(left.filter((name) => name.startsWith('.'))).toEqual([])
  await expect(guest.support.open({ ...ticket, files: [waiting.file] })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

async function upload(bytes: Uint8Array) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/support/files',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      origin: 'http://127.0.0.1:3000',
      host: '127.0.0.1:3000',
      'x-kempt': '1',
      'content-type': request.headers.get('content-type') ?? '',
    },
  })
  const { file = '', code } = answer.json<{ file?: string; code?: string }>()
  return { status: answer.statusCode, file, code }
}
