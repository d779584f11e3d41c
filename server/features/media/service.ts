// Pictures people upload: only real JPEG, PNG and WebP, drawn anew as WebP without anything the
// camera wrote into them. Not one byte of the original is ever served.
import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { countMediaOf, insertMedia } from './queries.ts'

const mostPixels = 40_000_000
const mostFiles = 60
const quality = 82

type Picture = { bytes: Buffer; userId: string; width: number; height?: number }

export async function savePicture(db: Db, mediaDir: string, picture: Picture) {
  const { bytes, userId, width, height } = picture
  if (!isPicture(bytes)) return fail('NOT_A_PICTURE')
  if ((await countMediaOf(db, userId)) >= mostFiles) return fail('TOO_MANY_PICTURES')
  const webp = await redraw(bytes, width, height)
  const name = `${createHash('sha256').update(webp).digest('hex')}.webp`
  await mkdir(mediaDir, { recursive: true })
  // Written aside and moved, so that nobody is ever served half a picture.
  const draft = join(mediaDir, `.${name}.${process.pid}`)
  await writeFile(draft, webp)
  await rename(draft, join(mediaDir, name))
  const url = `/media/${name}`
  await insertMedia(db, { userId, url, bytes: webp.length })
  return url
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

async function redraw(bytes: Buffer, width: number, height = width) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
      .rotate()
      .resize({ width, height, fit: 'cover', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
  } catch {
    return fail('NOT_A_PICTURE')
  }
}
