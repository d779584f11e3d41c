// Uploaded pictures: only real JPEG, PNG and WebP, stored as WebP and AVIF without metadata.
import { createHash, randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
// Adds `file` to the type of a request.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, fail } from '#contract/errors.ts'
import { pictureWidths } from '#contract/limits.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { readKept, type Storage } from '#server/storage/storage.ts'
import { redraw, redrawMeasured, redrawSizes, type Drawing } from './drawing.ts'
import { countMediaOf, deleteMedia, insertMedia, isMediaUsed, listMediaOf } from './queries.ts'

// The caller of a function that a route with a file calls: such a route has no RequestInfo.
export type FileCaller = Pick<SignedInCaller, 'db' | 'actor'>

const mostFiles = 60

// Set once at the start, because callers that remove a picture have only a database.
let storage: Storage

export function configureMedia(chosen: Storage) {
  storage = chosen
}

const mostBytes = 8 * 1024 * 1024
const envelopeBytes = 64 * 1024

// For the multipart plugin of a route that takes one picture.
export const uploadLimits = { fileSize: mostBytes, files: 1, fields: 0 }

// Uploads that are too large are refused by their content-length before they are read, or at the
// first byte over the limit.
export async function readPicture(request: FastifyRequest) {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > mostBytes + envelopeBytes) fail('TOO_LARGE')
  const file = await request.file().catch(() => undefined)
  if (!file) return fail('NOT_A_PICTURE')
  // Without this, the rest of the upload would be awaited.
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

// All widths in both formats, as one picture. Its URL is that of the widest WebP; the other URLs
// differ only in their ending.
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

// Counted again under the user's lock, because processing takes long enough for many parallel
// uploads.
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

// Two users may have uploaded the same picture: its files are deleted with the last one.
export async function dropFiles(db: Db, urls: string[]) {
  for (const url of urls)
    if (!(await isMediaUsed(db, url))) for (const name of filesOf(url)) await storage.remove(name)
}

// A user's pictures by file name, for the data export.
export async function readPicturesOf(db: Db, userId: string) {
  const pictures: Record<string, Uint8Array> = {}
  for (const { url } of await listMediaOf(db, userId)) {
    const bytes = await readKept(storage, basename(url))
    if (bytes) pictures[basename(url)] = bytes
  }
  return pictures
}

const attachments = 'support'

// Pictures for support only: in a folder that is not served, with unguessable names.
export async function saveAttachment(drawing: Drawing) {
  const webp = await redraw(drawing)
  const name = `${randomUUID()}.webp`
  await storage.save(join(attachments, name), webp)
  return name
}

// The caller must check access before serving one.
export async function readAttachment(name: string) {
  return (await readKept(storage, join(attachments, basename(name)))) ?? fail('NOT_FOUND')
}

// False if it does not exist. Renews the file's time, so that the cleanup does not delete it now.
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

// Private pictures, such as licenses: the caller must check access before serving one.
export async function savePrivate(drawing: Drawing) {
  const name = `${randomUUID()}.webp`
  await storage.save(join(privates, name), await redraw(drawing))
  return name
}

export async function savePrivateMeasured(drawing: Drawing) {
  const { bytes, ...size } = await redrawMeasured(drawing)
  const name = `${randomUUID()}.webp`
  await storage.save(join(privates, name), bytes)
  return { name, bytes: bytes.length, ...size }
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
