// Work that a browser does before another try: cheap for a person, expensive for a thousand bots.
// The error PROOF_WANTED carries the challenge in its fields; the next try sends the answer.
import * as z from 'zod'
import { at } from '#contract/lists.ts'

export const proofOfWork = z.string().max(200).optional()

// About a second in a phone's browser.
export const proofBits = 15

const chunk = 256

// Finds a number that, appended to the challenge, gives a SHA-256 with enough leading zero bits.
export async function solveChallenge(challenge: string): Promise<string> {
  for (let first = 0; ; first += chunk) {
    const tries = Array.from({ length: chunk }, (_, step) => `${challenge}.${first + step}`)
    const hashes = await Promise.all(tries.map(sha256))
    const found = hashes.findIndex(isSolved)
    if (found >= 0) return at(tries, found)
  }
}

export function isSolved(hash: Uint8Array) {
  const [one = 0, two = 0, three = 0] = hash
  return Math.clz32((one << 16) | (two << 8) | three) - 8 >= proofBits
}

async function sha256(text: string) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
