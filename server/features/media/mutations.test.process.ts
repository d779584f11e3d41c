// A server's share of the work on pictures, in a process of its own: a crash of it is seen, and its
// memory is its own. Draws as many damaged pictures as it is told and says how that went.
import sharp from 'sharp'
import { isRefusal } from '#contract/errors.ts'
import { redraw, redrawSizes } from './drawing.ts'
import { mutate, originals, seeded } from './mutations.test.kit.ts'

const runs = Number(process.argv[2])
const random = seeded(17)
const pictures = await originals()
// What the first picture takes belongs to the process, not to the damaged ones.
await redrawSizes(pictures[0]!)
const before = process.memoryUsage().rss
const seen = { drawn: 0, refused: 0, wrong: 0, slowestMs: 0, growthMb: 0 }

for (let run = 0; run < runs; run++) {
  const bytes = mutate(pictures, random)
  const began = performance.now()
  const outcome = await draw(bytes, run).catch((error: unknown) => error)
  seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - began))
  // Only what is still in use counts, not what nobody has swept up yet.
  if (run % 50 === 0) globalThis.gc?.()
  const growth = process.memoryUsage().rss - before
  seen.growthMb = Math.max(seen.growthMb, Math.round(growth / 1024 / 1024))
  if (Array.isArray(outcome) && outcome.every(isOurs)) seen.drawn++
  else if (isRefusal(outcome) && outcome.code === 'NOT_A_PICTURE') seen.refused++
  else seen.wrong++
}
process.stdout.write(JSON.stringify({ ...seen, photoMs: await timePhoto() }))

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

// Twelve megapixels as phones take them, in time of the processor: others may be at work here too.
async function timePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const photo = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#888888', noise },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
  const began = process.cpuUsage()
  await redrawSizes(photo)
  const { user, system } = process.cpuUsage(began)
  return Math.round((user + system) / 1000)
}
