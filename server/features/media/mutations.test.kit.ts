// Damaged and malicious files: real pictures with some bytes changed, moved, doubled or missing.
// The same seed makes the same file.
import sharp from 'sharp'

export type Random = () => number

// mulberry32: the same numbers in every run.
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export async function originals() {
  const picture = sharp({
    create: { width: 96, height: 72, channels: 3, background: '#8a5c0a' },
  })
  return Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture
      .clone()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Make: 'Cam' } })
      .toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().png({ palette: true, progressive: true }).toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().webp({ lossless: true }).toBuffer(),
    picture.clone().ensureAlpha(0.5).webp().toBuffer(),
  ])
}

export function mutate(pictures: readonly Buffer[], random: Random) {
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!
  let bytes: Buffer = Buffer.from(pick(pictures))
  for (let left = 1 + below(4); left > 0; left--)
    bytes = pick(changes)(bytes, below, pick(pictures))
  return bytes
}

type Change = (bytes: Buffer, below: (end: number) => number, other: Buffer) => Buffer

const edges = [0, 1, 0x7f, 0x80, 0xff]
const edgeNumbers = [0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0xffff, 0x10000]

const changes: Change[] = [
  // Flips bits.
  (bytes, below) => {
    for (let left = 1 + below(12); left > 0; left--) bytes[below(bytes.length)]! ^= 1 << below(8)
    return bytes
  },
  // Sets bytes to extreme values.
  (bytes, below) => {
    for (let left = 1 + below(6); left > 0; left--)
      bytes[below(bytes.length)] = edges[below(edges.length)]!
    return bytes
  },
  // Sets a length, width or offset to an extreme value; most of them are in the first hundred
  // bytes.
  (bytes, below) => {
    if (bytes.length < 8) return bytes
    const at = below(Math.min(bytes.length - 4, 100))
    const number = edgeNumbers[below(edgeNumbers.length)]!
    if (below(2)) bytes.writeUInt32BE(number, at)
    else bytes.writeUInt32LE(number, at)
    return bytes
  },
  // Truncates the file.
  (bytes, below) => bytes.subarray(0, 1 + below(bytes.length)),
  // Removes a piece.
  (bytes, below) => {
    const from = below(bytes.length)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + below(64))])
  },
  // Repeats a piece.
  (bytes, below) => {
    const from = below(bytes.length)
    const to = Math.min(bytes.length, from + 1 + below(256))
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  // Joins the head of one picture and the body of another.
  (bytes, below, other) => {
    const at = below(Math.min(bytes.length, other.length))
    return Buffer.concat([bytes.subarray(0, at), other.subarray(at)])
  },
  // Appends bytes that are no picture.
  (bytes, below) => Buffer.concat([bytes, Buffer.alloc(below(512), below(256))]),
]
