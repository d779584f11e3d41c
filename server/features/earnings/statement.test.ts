// Monthly statements: their sums, their months, and the file.
import { expect, test } from 'vitest'
import { statementPath } from '#contract/money/earnings.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'
import { listInDenver } from '#tests/zones.ts'
import { completedAt } from '#tests/earnings.ts'
import { printable } from '#server/pdf/printable.ts'
import { drawStatement } from './statement-pdf.ts'
import { adjust, client, issue, shop, statementFor } from './statement.test.kit.ts'

const app = openApp()
// The last minute of a month in Houston and the first of the next, across both changes of the clock.
const ends = [
  {
    month: '2026-03',
    next: '2026-04',
    last: '2026-04-01T04:59:00Z',
    first: '2026-04-01T05:00:00Z',
  },
  {
    month: '2025-10',
    next: '2025-11',
    last: '2025-11-01T04:59:00Z',
    first: '2025-11-01T05:00:00Z',
  },
  {
    month: '2025-11',
    next: '2025-12',
    last: '2025-12-01T05:59:00Z',
    first: '2025-12-01T06:00:00Z',
  },
  {
    month: '2025-12',
    next: '2026-01',
    last: '2026-01-01T05:59:00Z',
    first: '2026-01-01T06:00:00Z',
  },
]

test('a month ends at the shop’s midnight', async () => {
  const shops: Listed[] = []
  for (const { last, first } of ends) {
    const there = await list('Third Ward Cuts')
    await completedAt(client, there, { at: last, cents: 1000 })
    await completedAt(client, there, { at: first, cents: 2000 })
    shops.push(there)
  }
  await issue()
  for (const [index, { month, next }] of ends.entries()) {
    const { barber } = shops[index]!
    const one = (await statementFor(barber, month)).document
    const two = (await statementFor(barber, next)).document
    expect([one.openingCents, one.closingCents]).toEqual([0, -100])
    expect([two.openingCents, two.closingCents]).toEqual([-100, -300])
  }
})

test('in another zone it ends at another moment, and its numbers are the city’s own', async () => {
  const there = await listInDenver('Mile High')
  await completedAt(client, there, { at: '2026-04-01T05:30:00Z' })
  await issue()
  const months = await as(there.barber).earnings.statements()
  expect(months.at(-1)).toMatchObject({ month: '2026-03', lines: 1 })
  for (const { number } of months) expect(number).toMatch(/^DEN-S-\d{4}-\d{6}$/)
})

test('every month with a change or a balance, each closing where the next opens', async () => {
  await completedAt(client, shop, { at: '2026-03-10T15:00:00Z', cents: 4000 })
  await completedAt(client, shop, { at: '2026-05-10T15:00:00Z', cents: 1000 })
  await completedAt(client, shop, { at: '2026-05-11T15:00:00Z', source: 'walk_in' })
  await adjust('2026-05-12T15:00:00Z', 700)
  await issue()
  const months = (await as(shop.barber).earnings.statements()).toReversed()
  expect(months.slice(0, 4)).toMatchObject([
    { month: '2026-03', lines: 1, openingCents: 0, closingCents: -400 },
    { month: '2026-04', lines: 0, openingCents: -400, closingCents: -400 },
    { month: '2026-05', lines: 2, openingCents: -400, closingCents: 200 },
    { month: '2026-06', lines: 0, openingCents: 200, closingCents: 200 },
  ])
  for (const { month, openingCents, closingCents } of months) {
    const { lines } = (await statementFor(shop.barber, month)).document
    const changed = lines.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
    expect(changed).toBe(closingCents - openingCents)
  }
})

test('a month in which nothing changed and nothing is owed has none', async () => {
  await completedAt(client, shop, { at: '2026-05-10T15:00:00Z', cents: 4000 })
  await adjust('2026-05-11T15:00:00Z', 400)
  await completedAt(client, shop, { at: '2026-08-10T15:00:00Z', cents: 1000 })
  await issue()
  const months = (await as(shop.barber).earnings.statements()).toReversed()
  expect(months.slice(0, 2)).toMatchObject([
    { month: '2026-05', openingCents: 0, closingCents: 0 },
    { month: '2026-08', openingCents: 0, closingCents: -100 },
  ])
})

test('only months that have ended, and only one’s own', async () => {
  await completedAt(client, shop, { at: '2026-09-10T15:00:00Z' })
  await issue()
  const now = new Date().toISOString().slice(0, 7)
  for (const month of ['2026-08', now, '2030-01'])
    await expect(statementFor(shop.barber, month)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const other = await list('Heights Fades')
  await expect(statementFor(other.barber, '2026-09')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await completedAt(client, other, { at: '2026-09-10T15:00:00Z' })
  await issue()
  expect(await statementFor(other.barber, '2026-09')).toMatchObject({
    document: { shopName: 'Heights Fades' },
  })
})

test('the file is a PDF in both languages, the same each time, and kept nowhere', async () => {
  await completedAt(client, shop, { at: '2026-09-10T15:00:00Z' })
  await issue()
  const visitor = createVisitor(app)
  await signIn(visitor, shop.barber)
  const path = statementPath('2026-09')
  const { status, headers } = await visitor.get(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['cache-control']).toBe('no-store')
  const statement = await statementFor(shop.barber, '2026-09')
  const [one, two] = [await drawStatement(statement, 'es'), await drawStatement(statement, 'es')]
  expect(one.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(one.equals(two)).toBe(true)
  expect(one.length).toBeLessThan(40_000)
  expect(one.equals(await drawStatement(statement, 'en'))).toBe(false)

  for (const month of ['2026-08', '2026-13', 'x'])
    expect((await visitor.get(statementPath(month))).status).toBe(404)
  expect((await createVisitor(app).get(path)).body.code).toBe('SIGN_IN_REQUIRED')
  const employee = createVisitor(app)
  await signIn(employee, await make.person('employee'))
  expect((await employee.get(path)).body.code).toBe('NOT_ALLOWED')
})

test('a long month has several pages', async () => {
  await completedAt(client, shop, { at: '2026-09-10T15:00:00Z' })
  await issue()
  const { document, ...issued } = await statementFor(shop.barber, '2026-09')
  const lines = Array.from({ length: 120 }, () => document.lines[0]!)
  const pdf = await drawStatement({ ...issued, document: { ...document, lines } }, 'en')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(5)
})

test('letters that the fonts lack lose their mark, never their word', () => {
  expect(printable('Łukasz Șerban, José Núñez, ¿qué? € “x” – 日本')).toBe(
    'Lukasz Serban, José Núñez, ¿qué? € “x” – ??',
  )
})
