// Pictures are re-encoded from their pixels: no byte of an uploaded file is ever served.
import sharp, { type Sharp } from 'sharp'
import { fail } from '#contract/errors.ts'
import { pictureWidths } from '#contract/limits.ts'

const mostPixels = 40_000_000
const quality = 82
const patienceSeconds = 10

// Only these three formats are ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

export type Drawing = {
  bytes: Buffer
  width: number
  height?: number
  // Cropped to these proportions, or whole and at most this large.
  fit?: 'cover' | 'inside'
}

export function redraw({ bytes, width, height = width, fit = 'cover' }: Drawing) {
  return drawn(bytes, (picture) =>
    picture
      .resize({ width, height, fit, withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: patienceSeconds })
      .toBuffer(),
  )
}

// With its size in pixels, so that a page can keep the place.
export function redrawMeasured({ bytes, width }: Drawing) {
  return drawn(bytes, async (picture) => {
    const { data, info } = await picture
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: patienceSeconds })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })
}

export type Size = { width: number; kind: 'webp' | 'avif'; bytes: Buffer }

const widest = Math.max(...pictureWidths)
// The next higher effort takes twice as long and saves 3 % of the bytes.
const avif = { quality: 55, effort: 0 }

// Every width in both formats. The upload is decoded once; the sizes are made from the result.
export function redrawSizes(bytes: Buffer): Promise<Size[]> {
  return drawn(bytes, async (picture) => {
    const { data, info } = await picture
      .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: patienceSeconds })
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const sized = (to: number) =>
      sharp(data, { raw: { width, height, channels } }).resize({
        width: to,
        withoutEnlargement: true,
      })
    const sizes: Size[] = []
    // Sequential: in parallel it is hardly faster and takes twice the memory.
    for (const width of pictureWidths) {
      sizes.push({ width, kind: 'webp', bytes: await sized(width).webp({ quality }).toBuffer() })
      sizes.push({ width, kind: 'avif', bytes: await sized(width).avif(avif).toBuffer() })
    }
    return sizes
  })
}

async function drawn<T>(bytes: Buffer, draw: (picture: Sharp) => Promise<T>) {
  if (!isPicture(bytes)) return fail('NOT_A_PICTURE')
  const picture = sharp(bytes, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    animated: false,
  }).rotate()
  return inTurn(() => draw(picture)).catch(() => fail('NOT_A_PICTURE'))
}

// Checks the content, not the file name.
function isPicture(bytes: Buffer) {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const isPng = bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return isJpeg || isPng || isWebp
}

// One at a time: a picture of 40 megapixels takes well over 100 MB while it is rotated.
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>) {
  const turn = last.then(work, work)
  last = turn
  return turn
}
