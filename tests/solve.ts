// Solves a browser's proof of work, twenty times faster than its WebCrypto does.
import { hash } from 'node:crypto'
import { isSolved } from '#contract/accounts/proof-of-work.ts'

export function solve(challenge: string) {
  for (let number = 0; ; number++) {
    const proof = `${challenge}.${number}`
    if (isSolved(hash('sha256', proof, 'buffer'))) return proof
  }
}
