// Random questions to the list of people, answered by a plain filter in memory as well.
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { roles, type Role } from '#contract/access.ts'
import { accountStates } from '#contract/admin/people.ts'
import { list as open } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const runs = Number(process.env.RUNS ?? 300)
const size = 25
const names = ['Quentin Abara', 'Zofia Brixley', 'Umberto Oduya', 'Wilhelmina Cho']
const { list } = as(await make.admin('support')).adminPeople

async function readAll() {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select(['u.id', 'u.email', 'u.createdAt', 'p.name', 'p.phone', 'p.isActive'])
    .where('p.deactivationReason', 'is distinct from', 'deleted')
    .execute()
  const held = await db.selectFrom('userRoles').select(['userId', 'role']).execute()
  const seats = await db
    .selectFrom('employees')
    .select('userId')
    .where('isActive', '=', true)
    .execute()
  return rows.map((row) => ({
    ...row,
    roles: new Set([
      ...held.filter(({ userId }) => userId === row.id).map(({ role }) => role),
      ...seats.filter(({ userId }) => userId === row.id).map(() => 'employee'),
    ]),
  }))
}
type Row = Awaited<ReturnType<typeof readAll>>[number]
let all: Row[]

// Many joined at the same time; some are suspended, have left, or work in a shop.
beforeAll(async () => {
  const shop = await open('Third Ward Cuts', { hours: [0, 1440] })
  const kinds: Role[][] = [['client'], ['client'], ['client', 'employee'], ['barber'], []]
  for (let index = 0; index < 150; index++) {
    const { id } = await make.person(...kinds[index % kinds.length]!)
    const createdAt = new Date(Date.UTC(2026, 0, 1 + ((index * 7) % 12))).toISOString()
    await db.updateTable('users').set({ createdAt }).where('id', '=', id).execute()
    const fate = [null, null, null, 'Fraud', null, null, 'deleted'][index % 7]!
    const name = names[(index * 3) % names.length]!
    const phone = index % 3 === 0 ? `+1713555${1000 + index}` : null
    await db
      .updateTable('profiles')
      .set({ name, phone, ...(fate && suspension(fate)) })
      .where('userId', '=', id)
      .execute()
    // As erasing does.
    if (fate === 'deleted') await db.deleteFrom('userRoles').where('userId', '=', id).execute()
    else if (index % 11 === 0)
      await db.insertInto('employees').values({ userId: id, barberId: shop.barber.id }).execute()
  }
  all = await readAll()
})

const suspension = (reason: string) => ({
  isActive: false,
  deactivatedAt: '2026-02-01T12:00:00Z',
  deactivationReason: reason,
})

const searches: [(row: Row) => string, (row: Row, q: string) => boolean][] = [
  [({ name }) => name.slice(0, 9), isNamed],
  [({ name }) => name.slice(0, 2), isNamed],
  [({ email }) => email.slice(0, -4), (row, q) => row.email.startsWith(q)],
  [({ phone }) => phone?.slice(-5) ?? '9999', (row, q) => row.phone?.includes(q) ?? false],
]

function isNamed({ name }: Row, q: string) {
  const text = q.toLowerCase()
  const plain = name.toLowerCase()
  return text.length > 2 ? plain.includes(text) : ` ${plain}`.includes(` ${text}`)
}

const any = fc.nat({ max: 100_000 })
const question = fc.record({
  role: fc.option(fc.constantFrom(...roles), { nil: undefined }),
  state: fc.option(fc.constantFrom(...accountStates), { nil: undefined }),
  q: fc.option(fc.tuple(fc.nat({ max: searches.length - 1 }), any), { nil: undefined, freq: 2 }),
  after: fc.option(any, { nil: undefined, freq: 3 }),
})

const pick = (index: number) => all[index % all.length]!

test('any page of any question has the rows of a plain filter', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ role, state, ...asked }) => {
      const [textOf, isFound] = asked.q ? searches[asked.q[0]]! : []
      const q = textOf && asked.q ? textOf(pick(asked.q[1])) : undefined
      const place = asked.after === undefined ? undefined : pick(asked.after)
      const matching = all
        .filter((row) => role === undefined || row.roles.has(role))
        .filter((row) => state === undefined || row.isActive === (state === 'active'))
        .filter((row) => q === undefined || !isFound || isFound(row, q))
      const rest = matching
        .toSorted((a, b) => compare(b, a))
        .filter((row) => !place || compare(row, place) < 0)
      const after = place && `${place.createdAt}_${place.id}`
      const found = await list({ role, state, q, after })
      expect(found.rows.map(({ id }) => id)).toEqual(rest.slice(0, size).map(({ id }) => id))
      expect(found.total).toEqual({ count: matching.length, isMore: false })
      const last = rest.length > size ? rest[size - 1]!.id : null
      expect(found.next?.split('_')[1] ?? null).toBe(last)
    }),
    { numRuns: runs },
  )
})

// PostgreSQL orders ids by their bytes, as their letters are. ISO strings differ in their fractions.
function compare(a: Row, b: Row) {
  const [one, other] = [a, b].map(({ createdAt }) => Temporal.Instant.from(createdAt))
  const order = Temporal.Instant.compare(one!, other!)
  if (order !== 0 || a.id === b.id) return order
  return a.id < b.id ? -1 : 1
}
