// What a change of the rules means, against a plain look at every day.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargedSources } from '#contract/money/commission.ts'
import { changesOf, isTooSoon, percentAt, type DatedRule, type Plan } from './plan.ts'

const dayMs = 86_400_000
const nowMs = Date.parse('2026-11-17T12:00:00Z')
const iso = (day: number) => new Date(nowMs + day * dayMs).toISOString()

const anyRule = fc
  .record({
    id: fc.uuid(),
    barberId: fc.constantFrom(null, 'a', 'b'),
    source: fc.constantFrom(null, ...chargedSources),
    percent: fc.integer({ min: 0, max: 20 }),
    from: fc.integer({ min: -10, max: 20 }),
    days: fc.constantFrom(null, 1, 4, 30),
  })
  .map(({ from, days, ...rule }): DatedRule => {
    return { ...rule, startsAt: iso(from), endsAt: days === null ? null : iso(from + days) }
  })

// As the database keeps them: no two about the same at once.
const anyPlan = fc.array(anyRule, { maxLength: 6 }).map((rules): Plan => {
  const kept = rules.filter(
    (rule, index) =>
      !rules
        .slice(0, index)
        .some(({ barberId, source }) => barberId === rule.barberId && source === rule.source),
  )
  return { rules: kept, basePercent: 10 }
})

const whoms = ['a', 'b', null].flatMap((barberId) =>
  chargedSources.map((source) => ({ barberId, source })),
)
const days = Array.from({ length: 60 }, (_, day) => nowMs + day * dayMs)
const runs = Number(process.env.RUNS ?? 150)

test('nothing changes before the change that is told, and then it is as told', () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, (before, after) => {
      const changes = changesOf({ before, after, nowMs })
      const named = [...before.rules, ...after.rules].map(({ barberId }) => barberId)
      for (const whom of whoms.filter(
        ({ barberId }) => barberId === null || named.includes(barberId),
      )) {
        const told = changes.find(
          ({ barberId, source }) => barberId === whom.barberId && source === whom.source,
        )
        const first = days.find((ms) => percentAt(before, whom, ms) !== percentAt(after, whom, ms))
        expect(told && Date.parse(told.at)).toBe(first)
        if (!told || first === undefined) continue
        expect(told.before).toBe(percentAt(before, whom, first))
        expect(told.after).toBe(percentAt(after, whom, first))
      }
    }),
    { numRuns: runs },
  )
})

test('too soon is what someone pays more within 7 days, by surprise', () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, (before, after) => {
      const isSurprised = whoms.some((whom) =>
        days
          .slice(0, 7)
          .some(
            (ms) =>
              percentAt(after, whom, ms) > percentAt(before, whom, nowMs) &&
              percentAt(after, whom, ms) > percentAt(before, whom, ms),
          ),
      )
      expect(isTooSoon({ before, after, nowMs })).toBe(isSurprised)
    }),
    { numRuns: runs },
  )
})
