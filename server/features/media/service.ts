// Pictures people upload: only real JPEG, PNG and WebP, kept as WebP and AVIF without anything the
// camera wrote into them.
import { createHash, randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
// It teaches a request the word `file`.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, fail } from '#contract/errors.ts'
import { pictureWidths } from '#contract/limits.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { readKept, type Storage } from '#server/storage/storage.ts'
import { redraw, redrawSizes, type Drawing } from './drawing.ts'
import { countMediaOf, deleteMedia, insertMedia, isMediaUsed, listMediaOf } from './queries.ts'

const mostFiles = 60

// Handed over once at the start: whoever removes a picture has only a database in hand.
let storage: Storage

export function configureMedia(chosen: Storage) {
  storage = chosen
}

const mostBytes = 8 * 1024 * 1024
const envelopeBytes = 64 * 1024

// For the multipart plugin of a route that takes one picture.
export const uploadLimits = { fileSize: mostBytes, files: 1, fields: 0 }

// What is too large is refused by its announced length, before a byte of it is read; what announces
// nothing, with the first byte too many.
export async function readPicture(request: FastifyRequest) {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > mostBytes + envelopeBytes) fail('TOO_LARGE')
  const file = await request.file().catch(() => undefined)
  if (!file) return fail('NOT_A_PICTURE')
  // Otherwise the rest of it would be waited for, however long it is.
  file.file.once('limit', () => file.file.destroy(new AppError('TOO_LARGE')))
  return file.toBuffer().catch(() => fail('TOO_LARGE'))
}

export async function savePicture(db: Db, picture: Drawing & { userId: string }) {
  const { userId } = picture
  await refuseTooMany(db, userId)
  const webp = await redraw(picture)
  const name = `${hashOf(webp)}.webp`
  await storage.save(name, webp)
  return record(db, { userId, name, bytes: webp.length })
}

// In every width and both kinds, as one picture. Its address is that of the widest WebP; the
// addresses of the others differ in their ends alone.
export async function savePictureSizes(db: Db, userId: string, bytes: Buffer) {
  await refuseTooMany(db, userId)
  const sizes = await redrawSizes(bytes)
  const widest = sizes.findLast(({ kind }) => kind === 'webp')!
  const hash = hashOf(widest.bytes)
  for (const { width, kind, bytes } of sizes) await storage.save(`${hash}-${width}.${kind}`, bytes)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return record(db, { userId, name: `${hash}-${widest.width}.webp`, bytes: total })
}

async function refuseTooMany(db: Db, userId: string) {
  if ((await countMediaOf(db, userId)) >= mostFiles) fail('TOO_MANY_PICTURES')
}

// Counted again under the person's lock: drawing takes long enough for many uploads at once.
async function record(db: Db, { name, ...row }: { userId: string; name: string; bytes: number }) {
  const url = `/media/${name}`
  await inTransaction(db, async (db) => {
    await lockPeople(db, [`media:${row.userId}`])
    await refuseTooMany(db, row.userId)
    await insertMedia(db, { ...row, url })
  }).catch(async (error: unknown) => {
    await dropFiles(db, [url])
    throw error
  })
  return url
}

export async function dropPicture(db: Db, userId: string, url: string) {
  await deleteMedia(db, userId, url)
  await dropFiles(db, [url])
}

export async function listPictures(db: Db, userId: string) {
  return (await listMediaOf(db, userId)).map(({ url }) => url)
}

// Two people may have uploaded the same picture: its files go with the last of them.
export async function dropFiles(db: Db, urls: string[]) {
  for (const url of urls)
    if (!(await isMediaUsed(db, url))) for (const name of filesOf(url)) await storage.remove(name)
}

// A person's own pictures by file name, for the copy of their data.
export async function readPicturesOf(db: Db, userId: string) {
  const pictures: Record<string, Uint8Array> = {}
  for (const { url } of await listMediaOf(db, userId)) {
    const bytes = await readKept(storage, basename(url))
    if (bytes) pictures[basename(url)] = bytes
  }
  return pictures
}

const attachments = 'support'

// Pictures that only support sees: in a folder nobody is served from, under names nobody can guess.
export async function saveAttachment(drawing: Drawing) {
  const webp = await redraw(drawing)
  const name = `${randomUUID()}.webp`
  await storage.save(join(attachments, name), webp)
  return name
}

// False if it is not there. One that is counts as new, so that nobody drops it in this moment.
export function touchAttachment(name: string) {
  return storage.touch(join(attachments, basename(name)))
}

export async function listAttachmentsBefore(timeMs: number) {
  return (await storage.listOlder(attachments, timeMs)).map((name) => basename(name))
}

export async function dropAttachments(names: string[]) {
  for (const name of names) await storage.remove(join(attachments, basename(name)))
}

const privates = 'private'

// Pictures for few eyes, such as licenses: whoever serves one has checked who asks.
export async function savePrivate(drawing: Drawing) {
  const name = `${randomUUID()}.webp`
  await storage.save(join(privates, name), await redraw(drawing))
  return name
}

export async function readPrivate(name: string) {
  return (await readKept(storage, join(privates, basename(name)))) ?? fail('NOT_FOUND')
}

export async function dropPrivate(names: readonly (string | null)[]) {
  for (const name of names) if (name) await storage.remove(join(privates, basename(name)))
}

function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex')
}

function filesOf(url: string) {
  const name = basename(url)
  const [, hash] = /^([0-9a-f]{64})-\d+\.webp$/.exec(name) ?? []
  if (!hash) return [name]
  return pictureWidths.flatMap((width) => [`${hash}-${width}.webp`, `${hash}-${width}.avif`])
}
