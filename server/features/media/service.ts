// Pictures people upload: only real JPEG, PNG and WebP, drawn anew as WebP without anything the
// camera wrote into them. Not one byte of the original is ever served.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
// It teaches a request the word `file`.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { countMediaOf, deleteMedia, insertMedia, isMediaUsed, listMediaOf } from './queries.ts'

const mostPixels = 40_000_000
const mostFiles = 60
const quality = 82
const patienceSeconds = 10

// Whatever a file claims to be, nothing but these three is ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

// Handed over once at the start: whoever removes a picture has only a database in hand.
let mediaDir = ''

export function configureMedia(dir: string) {
  mediaDir = dir
}

const mostBytes = 8 * 1024 * 1024
const envelopeBytes = 64 * 1024

// For the multipart plugin of a route that takes one picture.
export const uploadLimits = { fileSize: mostBytes, files: 1, fields: 0 }

// What is too large is refused by its announced length, before a byte of it is read.
export async function readPicture(request: FastifyRequest) {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > mostBytes + envelopeBytes) fail('TOO_LARGE')
  const file = await request.file().catch(() => undefined)
  if (!file) return fail('NOT_A_PICTURE')
  return file.toBuffer().catch(() => fail('TOO_LARGE'))
}

type Drawing = {
  bytes: Buffer
  width: number
  height?: number
  // Cut to these proportions, or whole and at most this large.
  fit?: 'cover' | 'inside'
}
type Picture = Drawing & { userId: string }

export async function savePicture(db: Db, picture: Picture) {
  const { bytes, userId } = picture
  if (!isPicture(bytes)) return fail('NOT_A_PICTURE')
  if ((await countMediaOf(db, userId)) >= mostFiles) return fail('TOO_MANY_PICTURES')
  const webp = await inTurn(() => redraw(picture))
  const name = `${createHash('sha256').update(webp).digest('hex')}.webp`
  await keep(webp, mediaDir, name)
  const url = `/media/${name}`
  await insertMedia(db, { userId, url, bytes: webp.length })
  return url
}

export async function dropPicture(db: Db, userId: string, url: string) {
  await deleteMedia(db, userId, url)
  await dropFiles(db, [url])
}

export async function listPictures(db: Db, userId: string) {
  return (await listMediaOf(db, userId)).map(({ url }) => url)
}

// Two people may have uploaded the same picture: the file goes with the last of them.
export async function dropFiles(db: Db, urls: string[]) {
  for (const url of urls) if (!(await isMediaUsed(db, url))) await rm(fileOf(url), { force: true })
}

// A person's own pictures by file name, for the copy of their data.
export async function readPicturesOf(db: Db, userId: string) {
  const pictures: Record<string, Uint8Array> = {}
  for (const { url } of await listMediaOf(db, userId)) {
    const bytes = await readFile(fileOf(url)).catch(() => undefined)
    if (bytes) pictures[basename(url)] = bytes
  }
  return pictures
}

// Pictures that only support sees: in a folder nobody is served from, under names nobody can guess.
export async function saveAttachment(drawing: Drawing) {
  if (!isPicture(drawing.bytes)) return fail('NOT_A_PICTURE')
  const webp = await inTurn(() => redraw(drawing))
  const name = `${randomUUID()}.webp`
  await keep(webp, attachmentDir(), name)
  return name
}

// False if it is not there. One that is counts as new, so that nobody drops it in this moment.
export async function touchAttachment(name: string) {
  const now = new Date()
  return utimes(join(attachmentDir(), basename(name)), now, now).then(
    () => true,
    () => false,
  )
}

export async function listAttachmentsBefore(timeMs: number) {
  const names = await readdir(attachmentDir()).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const found = await stat(join(attachmentDir(), name)).catch(() => null)
    if (found && found.mtimeMs < timeMs) old.push(name)
  }
  return old
}

export async function dropAttachments(names: string[]) {
  for (const name of names) await rm(join(attachmentDir(), basename(name)), { force: true })
}

// Pictures for few eyes, such as licences: whoever serves one has checked who asks.
export async function savePrivate(drawing: Drawing) {
  if (!isPicture(drawing.bytes)) return fail('NOT_A_PICTURE')
  const webp = await inTurn(() => redraw(drawing))
  const name = `${randomUUID()}.webp`
  await keep(webp, privateDir(), name)
  return name
}

export function readPrivate(name: string) {
  return readFile(join(privateDir(), basename(name))).catch(() => fail('NOT_FOUND'))
}

export async function dropPrivate(names: readonly (string | null)[]) {
  for (const name of names) if (name) await rm(join(privateDir(), basename(name)), { force: true })
}

function privateDir() {
  return join(mediaDir, 'private')
}

function attachmentDir() {
  return join(mediaDir, 'support')
}

// Written aside and moved, so that nobody is ever served half a picture.
async function keep(webp: Buffer, folder: string, name: string) {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}`)
  await writeFile(draft, webp)
  await rename(draft, join(folder, name))
}

// By what the file is, not by what it is called.
function isPicture(bytes: Buffer) {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return isJpeg || isPng || isWebp
}

async function redraw({ bytes, width, height = width, fit = 'cover' }: Drawing) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
      .rotate()
      .resize({ width, height, fit, withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: patienceSeconds })
      .toBuffer()
  } catch {
    return fail('NOT_A_PICTURE')
  }
}

// One at a time: a picture of 40 megapixels takes well over 100 MB while it is turned.
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>) {
  const turn = last.then(work, work)
  last = turn
  return turn
}

function fileOf(url: string) {
  return join(mediaDir, basename(url))
}
