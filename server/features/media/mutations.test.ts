// RUNS=10000 is `npm run drill:uploads`.
import { expect, test } from 'vitest'
import { draw as drawPicture } from '#tests/uploads.ts'
import { redraw, redrawSizes } from './drawing.ts'
import { mutate, originals, seeded } from './mutations.test.kit.ts'

const runs = Number(process.env.RUNS ?? 300)
const mostMs = 2000
const mostGrowth = 200 * 1024 * 1024

test(
  `${runs} damaged pictures break nothing`,
  async () => {
    const random = seeded(17)
    const pictures = await originals()
    const before = process.memoryUsage().rss
    const seen = { drawn: 0, refused: 0, slowestMs: 0, growth: 0 }
    for (let run = 0; run < runs; run++) {
      const bytes = mutate(pictures, random)
      const began = performance.now()
      const outcome = await draw(bytes, run).catch((error: unknown) => error)
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began)
      seen.growth = Math.max(seen.growth, process.memoryUsage().rss - before)
      if (Array.isArray(outcome)) {
        seen.drawn++
        for (const drawn of outcome) expect(isOurs(drawn)).toBe(true)
      } else {
        seen.refused++
        expect(outcome).toMatchObject({ code: 'NOT_A_PICTURE' })
      }
    }
    if (runs > 1000) process.stdout.write(`${JSON.stringify(seen)}\n`)
    expect(seen.drawn).toBeGreaterThan(0)
    expect(seen.refused).toBeGreaterThan(0)
    expect(seen.slowestMs).toBeLessThan(mostMs)
    expect(seen.growth).toBeLessThan(mostGrowth)
  },
  20 * 60_000,
)

test.runIf(runs > 1000)('a photo of a phone is ready within two seconds', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = await drawPicture({ width: 4032, height: 3024, noise })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
  const began = performance.now()
  const sizes = await redrawSizes(photo)
  const ms = Math.round(performance.now() - began)
  process.stdout.write(`${JSON.stringify({ photoBytes: photo.length, ms })}\n`)
  expect(sizes).toHaveLength(6)
  expect(ms).toBeLessThan(mostMs)
})

// In every width as the portfolio has it, and now and then as a photo of a person.
async function draw(bytes: Buffer, run: number) {
  if (run % 4 === 0) return [await redraw({ bytes, width: 64 })]
  return (await redrawSizes(bytes)).map((size) => size.bytes)
}

function isOurs(bytes: Buffer) {
  const isWebp = bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  const isAvif = bytes.subarray(4, 12).toString('latin1') === 'ftypavif'
  return isWebp || isAvif
}
