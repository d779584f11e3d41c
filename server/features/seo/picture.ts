// The preview image of a shared link: 1200 by 630, from text and one photo.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { readKept, type Storage } from '#server/storage/storage.ts'

export type Poster = {
  brand: string
  title: string
  subtitle: string
  // Large figures with a small label below, side by side.
  figures: { value: string; label: string }[]
  image: string | null
}

const width = 1200
const height = 630
const left = 64
const textWidth = 650
const poleLeft = 760
const poleWidth = 30
const photoLeft = poleLeft + poleWidth
const figureMiddle = 488
const colors = { paper: '#fbfaf8', ink: '#131823', muted: '#5c6270' }
const fonts = {
  // Big Shoulders at 800 and Figtree at 600, as files that FreeType reads without Brotli.
  display: { family: 'Kempt Display', file: join(import.meta.dirname, 'fonts/display.ttf') },
  text: { family: 'Kempt Text', file: join(import.meta.dirname, 'fonts/text.ttf') },
}

export async function drawPoster(poster: Poster, storage: Storage): Promise<Buffer> {
  const { brand, title, subtitle, figures, image } = poster
  const ground = { width, height, channels: 3, background: colors.paper } as const
  const heading = await fitted(title.toLocaleUpperCase())
  const headingTop = 160
  const layers: OverlayOptions[] = [
    { input: await photo(image, storage), left: photoLeft, top: 0 },
    { input: await pole(poleWidth, height), left: poleLeft, top: 0 },
    { input: await pole(14, 48), left, top: 64 },
    at(left + 30, 66, await words(brand.toLocaleUpperCase(), { font: 'display', size: 52 })),
    at(left, headingTop, heading),
    at(
      left,
      headingTop + heading.info.height + 26,
      await words(subtitle, { font: 'text', size: 32, color: colors.muted }),
    ),
  ]
  for (const [index, { value, label }] of figures.slice(0, 2).entries()) {
    const x = left + index * 300
    const drawn = await words(value.toLocaleUpperCase(), { font: 'display', size: 72 })
    layers.push(
      // Centered vertically, because a dollar sign is taller than a digit.
      at(x, Math.round(figureMiddle - drawn.info.height / 2), drawn),
      at(x, figureMiddle + 50, await words(label, { font: 'text', size: 26, color: colors.muted })),
    )
  }
  return sharp({ create: ground })
    .composite(layers)
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

type Drawn = { data: Buffer; info: { width: number; height: number } }
type Type = { font: keyof typeof fonts; size: number; color?: string }

const at = (x: number, y: number, { data }: Drawn): OverlayOptions => ({
  input: data,
  left: x,
  top: y,
})

const sizes = [112, 92, 76, 62, 50, 40] as const
const headingHeight = 205

// The largest size in which the name fits.
async function fitted(text: string) {
  for (const size of sizes) {
    const drawn = await words(text, { font: 'display', size })
    if (drawn.info.height <= headingHeight || size === sizes.at(-1)) return crop(drawn)
  }
  return words(text, { font: 'display', size: sizes[0] })
}

async function crop(drawn: Drawn): Promise<Drawn> {
  if (drawn.info.height <= headingHeight) return drawn
  return sharp(drawn.data)
    .extract({ left: 0, top: 0, width: drawn.info.width, height: headingHeight })
    .toBuffer({ resolveWithObject: true })
}

function words(text: string, { font, size, color = colors.ink }: Type): Promise<Drawn> {
  const { family, file } = fonts[font]
  const marked = `<span foreground="${color}">${escapeMarkup(text) || ' '}</span>`
  return sharp({
    text: {
      text: marked,
      font: `${family} ${size}`,
      fontfile: file,
      width: textWidth,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function escapeMarkup(text: string) {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
  return text.replace(/\p{C}/gu, '').replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}

const pictures = join(import.meta.dirname, '../../../db/pictures')
const standIn = join(pictures, 'default-1080.webp')

async function photo(image: string | null, storage: Storage) {
  const bytes = await readPhoto(image, storage)
  const size = { width: width - photoLeft, height, fit: 'cover', position: 'attention' } as const
  return sharp(bytes, { limitInputPixels: 40_000_000 }).resize(size).png().toBuffer()
}

// Reads only our own files, by plain file names.
async function readPhoto(image: string | null, storage: Storage) {
  const [, folder, name] = /^\/(pictures|media)\/([\w-][\w.-]*)$/.exec(image ?? '') ?? []
  if (!folder || !name) return readFile(standIn)
  const bytes = folder === 'media' ? readKept(storage, name) : readFile(join(pictures, name))
  return (await bytes.catch(() => null)) ?? readFile(standIn)
}

const stripes = [
  { until: 20, color: [193, 31, 47] },
  { until: 36, color: [250, 248, 245] },
  { until: 56, color: [15, 92, 138] },
  { until: 72, color: [250, 248, 245] },
] as const
const period = 72
const scale = 3

// Diagonal stripes, drawn large and scaled down for smooth edges.
function pole(poleWidth: number, poleHeight: number) {
  const size = { width: poleWidth * scale, height: poleHeight * scale, channels: 3 } as const
  const pixels = Buffer.alloc(size.width * size.height * size.channels)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const along = ((x + y) / scale) % period
      const { color } = stripes.find(({ until }) => along < until) ?? stripes[0]
      pixels.set(color, (y * size.width + x) * size.channels)
    }
  return sharp(pixels, { raw: size }).resize(poleWidth, poleHeight).png().toBuffer()
}
