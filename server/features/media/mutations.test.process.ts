// Processes damaged pictures in a separate process, so that crashes and memory growth are visible.
// Prints the results.
import sharp from 'sharp'
import { isRefusal } from '#contract/errors.ts'
import { redraw, redrawSizes } from './drawing.ts'
import { mutate, originals, seeded } from './mutations.test.kit.ts'

const runs = Number(process.argv[2])
const random = seeded(17)
const pictures = await originals()
// The first picture's memory is the process's baseline.
await redrawSizes(pictures[0]!)
const before = process.memoryUsage().rss
const seen = { drawn: 0, refused: 0, wrong: 0, slowestMs: 0, growthMb: 0 }

for (let run = 0; run < runs; run++) {
  const bytes = mutate(pictures, random)
  const began = performance.now()
  const outcome = await draw(bytes, run).catch((error: unknown) => error)
  seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - began))
  // Collects garbage, so that only memory in use counts.
  if (run % 50 === 0) globalThis.gc?.()
  const growth = process.memoryUsage().rss - before
  seen.growthMb = Math.max(seen.growthMb, Math.round(growth / 1024 / 1024))
  if (Array.isArray(outcome) && outcome.every(isOurs)) seen.drawn++
  else if (isRefusal(outcome) && outcome.code === 'NOT_A_PICTURE') seen.refused++
  else seen.wrong++
}
process.stdout.write(JSON.stringify({ ...seen, photoMs: await timePhoto() }))

// All portfolio sizes, and sometimes a profile photo.
async function draw(bytes: Buffer, run: number) {
  if (run % 4 === 0) return [await redraw({ bytes, width: 64 })]
  return (await redrawSizes(bytes)).map((size) => size.bytes)
}

function isOurs(bytes: Buffer) {
  const isWebp = bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  const isAvif = bytes.subarray(4, 12).toString('latin1') === 'ftypavif'
  return isWebp || isAvif
}

// Twelve megapixels, like a phone's photo; measures CPU time, because other processes may run here.
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
