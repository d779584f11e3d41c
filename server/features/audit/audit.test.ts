// The audit trail: what is kept, who reads it, and how it is filtered.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { at, bookingAt } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { denver, listInDenver } from '#tests/zones.ts'
import { redact } from './redact.ts'
import { writeDown } from './service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { defaultConfig } from '#tests/world.ts'

const owner = await make.person('admin')
const operator = await make.admin('operations')

async function deed(action: string, entityId: string, reason = 'Because') {
  const caller = { db, config: defaultConfig, actor: operator, request: noRequest }
  const after = { isAccountOpen: action !== 'suspend' }
  await writeDown(caller, { action, entity: 'profile', entityId, reason, after })
}

test('the newest rows come first, page by page, none twice and none missing', async () => {
  const { id } = await make.person('client')
  for (let index = 0; index < 65; index++) await deed('suspend', id, `Reason ${index}`)
  const seen: string[] = []
  let before: number | undefined
  for (;;) {
    const page = await as(owner).audit.list({ entityId: id, before })
    seen.push(...page.rows.map(({ reason }) => reason))
    expect(page.total).toEqual({ count: 65, isMore: false })
    if (page.next === null) break
    before = Number(page.next)
  }
  expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `Reason ${64 - index}`))
})

test('a search is counted up to 50 on every page, and still lists all it finds', async () => {
  const { id } = await make.person('client')
  for (let index = 0; index < 52; index++) await deed('suspend', id, `Vexing case ${index}`)
  const { list } = as(owner).audit
  const first = await list({ q: 'vexing case' })
  expect(first.total).toEqual({ count: 50, isMore: true })
  const second = await list({ q: 'vexing case', before: Number(first.next) })
  expect(second.total).toEqual({ count: 50, isMore: true })
  const third = await list({ q: 'vexing case', before: Number(second.next) })
  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([25, 25, 2])
  expect((await list({ q: 'vexing case 5' })).total).toEqual({ count: 3, isMore: false })
  expect((await list({ q: 'vexing case 77' })).total).toEqual({ count: 0, isMore: false })
})

test('by person, by action, by words of the reason, with the name of whom it is about', async () => {
  const person = await make.person('client')
  await db
    .updateTable('profiles')
    .set({ name: 'Ana Ruiz' })
    .where('userId', '=', person.id)
    .execute()
  await deed('restore', person.id, 'She called 100% twice')
  const list = as(owner).audit.list
  const mine = await list({ actorId: operator.id, action: 'restore' })
  expect(mine.rows).toMatchObject([
    { actor: { id: operator.id }, subject: 'Ana Ruiz', entityId: person.id },
  ])
  expect((await list({ q: 'CALLED 100%' })).rows).toHaveLength(1)
  expect((await list({ q: 'called 100_' })).rows).toEqual([])
  expect((await list({ actorId: owner.id, action: 'restore' })).rows).toEqual([])
  expect(mine.actions).toContain('restore')
  expect(mine.actors.map(({ id }) => id)).toContain(operator.id)
})

test('by kind of thing, by day in the launch city, and one row alone', async () => {
  const { id } = await make.person('client')
  const at = '2031-03-04T05:30:00Z'
  const [row] = await db
    .insertInto('auditLog')
    .values({ action: 'restore', entity: 'cities', entityId: id, createdAt: at })
    .returning('id')
    .execute()
  const idsIn = async (asked: object) =>
    (await as(owner).audit.list(asked)).rows.map((each) => each.id)
  // Still the evening of the third in Houston.
  expect(await idsIn({ from: '2031-03-03', to: '2031-03-03' })).toEqual([row?.id])
  expect(await idsIn({ from: '2031-03-04' })).toEqual([])
  expect(await idsIn({ to: '2031-03-02', entityId: id })).toEqual([])
  expect(await idsIn({ entity: 'cities', entityId: id })).toEqual([row?.id])
  expect(await idsIn({ entity: 'profile', entityId: id })).toEqual([])
  expect(await idsIn({ entry: row?.id })).toEqual([row?.id])
  const { entities } = await as(owner).audit.list({})
  expect(entities).toContain('cities')
})

test('ids in a row are shown by name, and a row says what it is about', async () => {
  const [person, city] = [await make.person('client'), randomUUID()]
  const name = 'Lupe Ortiz'
  await db.updateTable('profiles').set({ name }).where('userId', '=', person.id).execute()
  const place = { latitude: 29.3, longitude: -94.8, timeZone: 'America/Chicago' }
  await db
    .insertInto('cities')
    .values({ id: city, name: 'Galveston', state: 'TX', isActive: false, ...place })
    .execute()
  const caller = { db, config: defaultConfig, actor: operator, request: noRequest }
  await writeDown(caller, {
    action: 'save-city',
    entity: 'cities',
    entityId: city,
    reason: 'Tried out',
    after: { professionalId: person.id, userIds: [person.id, randomUUID()], gone: randomUUID() },
  })
  const { rows } = await as(owner).audit.list({ entityId: city })
  expect(rows).toMatchObject([
    {
      subject: 'Galveston',
      after: { professionalId: name, userIds: [name], gone: null },
    },
  ])
})

test('a row about an appointment has the time zone of its shop', async () => {
  const client = await make.person('client')
  const hours: [number, number] = [540, 1080]
  for (const [shop, timeZone] of [
    [await listInDenver('Larimer Cuts', { hours }), denver.timeZone],
    [await list('Third Ward Cuts', { hours }), 'America/Chicago'],
  ] as const) {
    const id = await bookingAt(client, shop, at(2, 600))
    const caller = { db, config: defaultConfig, actor: operator, request: noRequest }
    const moved = { action: 'reschedule-booking', entity: 'bookings', entityId: id }
    await writeDown(caller, { ...moved, reason: 'Asked', after: { startsAt: at(3, 600) } })
    const { rows } = await as(owner).audit.list({ entityId: id })
    expect(rows).toMatchObject([{ timeZone }])
  }
  await deed('restore', client.id)
  expect((await as(owner).audit.list({ entityId: client.id })).rows).toMatchObject([
    { timeZone: null },
  ])
})

// Every kind has a statement of its own, which an id that no longer exists runs through.
test('a thing that is gone has no name, whatever kind it was', async () => {
  const id = randomUUID()
  const kinds = [
    'profile',
    'user_roles',
    'admin_grants',
    'bookings',
    'no_show_appeals',
    'problem_reports',
    'disputes',
    'commission_claims',
    'commission_rules',
    'barber_profiles',
    'barber_badges',
    'reliability_notices',
    'employees',
    'employee_payments',
    'cities',
    'feature_flags',
  ]
  for (const entity of kinds)
    await db.insertInto('auditLog').values({ action: 'restore', entity, entityId: id }).execute()
  const { rows } = await as(owner).audit.list({ entityId: id })
  expect(rows.map(({ entity, subject }) => [entity, subject])).toEqual(
    kinds.toReversed().map((entity) => [entity, null]),
  )
})

test('secrets are never written, contacts only in part', () => {
  const planted = {
    password: 'pw1',
    newPassword: 'pw2',
    passwordHash: 'pw3',
    resetToken: 'tk1',
    tokenHash: 'tk2',
    secret: 'sc1',
    code: '123456',
    backupCodes: ['bc1', 'bc2'],
    contact: { email: 'maria.lopez@example.com', phone: '+17135550142', token: 'tk3' },
    emails: ['second@example.com'],
    note: 'x'.repeat(300),
    isActive: true,
    zipCode: '77004',
  }
  const kept = redact(planted)
  expect(JSON.stringify(kept)).not.toMatch(/pw\d|tk\d|sc1|123456|bc\d|maria|second|713555/)
  expect(kept).toMatchObject({
    contact: { email: 'm•••@example.com', phone: '(•••) •••-0142' },
    emails: ['s•••@example.com'],
    isActive: true,
    zipCode: '77004',
  })
  expect(String(kept.note)).toHaveLength(201)
})
