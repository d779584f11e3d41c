import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BarberId } from '#contract/ids.ts'
import { list } from '#tests/listing.ts'
import { as, db } from '#tests/world.ts'
import { emailOf, hire, named, owner, place, shop, theOne, visited } from './clients.test.kit.ts'

type Row = { name: string; phone: string; email: string; notes: string; tags: string }

const row = (name: string, rest: Partial<Row> = {}): Row => ({
  name,
  phone: '',
  email: '',
  notes: '',
  tags: '',
  ...rest,
})
const numbered = (rows: Row[]) => rows.map((each, index) => ({ ...each, line: index + 2 }))
const count = async (barberId: BarberId) =>
  (await db.selectFrom('clients').select('id').where('barberId', '=', barberId).execute()).length

test('a trial says what would happen, line by line, and writes nothing', async () => {
  const before = await count(shop.barber.id)
  const rows = numbered([
    row('Ana Uno', { email: 'ana.uno@example.com', tags: 'VIP, Fade' }),
    row('', { phone: '(713) 555-0111' }),
    row('Bad Mail', { email: 'bad@' }),
    row('Short Phone', { phone: '555-01' }),
    row('Ana Again', { email: 'ANA.UNO@example.com', phone: '(713) 555-0112' }),
    row('Long Note', { phone: '(713) 555-0113', notes: 'x'.repeat(1001) }),
  ])
  const report = await owner.import({ place, isTrial: true, rows })
  expect(report).toEqual({
    added: 1,
    merged: 1,
    unchanged: 0,
    errors: [
      { line: 3, problem: 'nameMissing' },
      { line: 4, problem: 'emailBad' },
      { line: 5, problem: 'phoneBad' },
      { line: 7, problem: 'notesLong' },
    ],
  })
  expect(await count(shop.barber.id)).toBe(before)

  expect(await owner.import({ place, rows })).toEqual(report)
  const ana = await theOne('ana uno')
  expect(ana).toMatchObject({ phone: '+17135550112', tags: ['VIP', 'Fade'], source: 'imported' })
})

test('the same list again changes nothing', async () => {
  const rows = numbered([
    row('Twice One', { email: 'twice@example.com', notes: 'Comes on Fridays' }),
    row('Twice Two', { phone: '(713) 555-0121', tags: 'Kids' }),
    row('Name Only'),
  ])
  expect(await owner.import({ place, rows })).toMatchObject({ added: 3, merged: 0 })
  expect(await owner.import({ place, rows })).toMatchObject({ added: 0, merged: 0, unchanged: 3 })
  const { id } = await theOne('twice one')
  expect((await owner.read({ place, id })).notes).toHaveLength(1)
})

test('an import fills in the record of an existing client and keeps its name', async () => {
  const person = await named('Booked Already')
  await visited(person)
  const email = await emailOf(person)
  const rows = numbered([row('Other Name', { email, phone: '(713) 555-0131', tags: 'Old' })])
  expect(await owner.import({ place, rows })).toMatchObject({ added: 0, merged: 1 })
  expect(await theOne('booked already')).toMatchObject({
    source: 'marketplace',
    tags: ['Old'],
    phone: '+17135550131',
  })
})

test('five thousand lines are one transaction, and importing twice adds no client twice', async () => {
  const other = await list('Import Shop')
  const rows = numbered(
    Array.from({ length: 5000 }, (_, n) =>
      row(`Person ${n}`, { email: `p${n}@example.com`, notes: n % 10 === 0 ? 'Regular' : '' }),
    ),
  )
  const theirs = as(other.barber).clients
  await Promise.allSettled([theirs.import({ place, rows }), theirs.import({ place, rows })])
  expect(await count(other.barber.id)).toBe(5000)
  expect(await theirs.import({ place, rows })).toMatchObject({ added: 0, unchanged: 5000 })
  await expect(
    theirs.import({ place, rows: [...rows, { ...rows[0]!, line: 9999 }] }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('whatever stands in the lines: every line is counted, none is written twice', async () => {
  const other = await list('Fuzz Shop')
  const theirs = as(other.barber).clients
  const texts = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      '',
      'ana@example.com',
      'leo@example.com',
      '(713) 555-0142',
      "=1+1';--",
      '\0',
      'half \ud800',
      'Peña',
    ),
  )
  const rows = fc.array(
    fc.record({ name: texts, phone: texts, email: texts, notes: texts, tags: texts }),
    { maxLength: 12 },
  )
  await db.deleteFrom('rateLimits').execute()
  await fc.assert(
    fc.asyncProperty(rows, async (raw) => {
      const given = numbered(raw)
      const report = await theirs.import({ place, rows: given })
      const { added, merged, unchanged, errors } = report
      expect(added + merged + unchanged + errors.length).toBe(given.length)
      expect(await theirs.import({ place, rows: given })).toMatchObject({
        added: 0,
        merged: 0,
        errors,
      })
    }),
    { numRuns: 12 },
  )
})

test('another shop’s client is new here; import and export need the right', async () => {
  const ours = await list('Two Shops, One Client')
  const rows = numbered([row('Ana Dos', { email: 'ana.dos@example.com' })])
  await owner.import({ place, rows })
  expect(await as(ours.barber).clients.import({ place, rows })).toMatchObject({ added: 1 })
  const member = as(await hire({ permissionLevel: 'self', seesContacts: true })).clients
  const mine = { place: 'employee' } as const
  for (const ask of [() => member.import({ ...mine, rows }), () => member.export(mine)])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
