// T13: an address that has an account and one that has none are answered alike, and as fast. Two
// thousand alternating pairs a call; the medians may differ by 5 %.
import { expect, test } from 'vitest'
import { confirmed, newcomer } from '#tests/accounts.ts'
import { createVisitor, openApp } from '#tests/http.ts'
import { db } from '#tests/world.ts'

const pairs = Number(process.env.PAIRS ?? 2000)
const app = openApp()
const { email: known } = await confirmed()

const calls: [path: string, body: (email: string) => object][] = [
  ['/api/auth/forgot-password', (email) => ({ email })],
  ['/api/auth/reactivation-code', (email) => ({ email })],
  ['/api/auth/resend-confirmation', (email) => ({ email })],
  ['/api/auth/sign-in', (email) => ({ email, password: 'not the password' })],
]

test.each(calls)(
  '%s',
  async (path, bodyOf) => {
    const times = { known: [] as number[], unknown: [] as number[] }
    const { email: unknown } = newcomer()
    for (let i = 0; i < pairs; i++) {
      const order = i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const who of order) {
        await db.deleteFrom('rateLimits').execute()
        const visitor = createVisitor(app)
        const began = performance.now()
        const answer = await visitor.post(path, bodyOf(who === 'known' ? known : unknown))
        times[who].push(performance.now() - began)
        expect([204, 401]).toContain(answer.status)
      }
    }
    const difference = Math.abs(median(times.known) / median(times.unknown) - 1)
    process.stdout.write(`${path}: medians differ by ${(difference * 100).toFixed(1)} %\n`)
    expect(difference).toBeLessThan(0.05)
  },
  20 * 60_000,
)

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}
