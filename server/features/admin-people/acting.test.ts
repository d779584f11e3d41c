// Handing out and erasing a person's data.
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { app, me, password, signedIn } from '#tests/accounts.ts'
import { noneStopped } from '#tests/acting.ts'
import { at, book } from '#tests/bookings.ts'
import { createVisitor, signIn, type Visitor } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { cookiesOf } from '#tests/uploads.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { eraseDue } from './erasing.ts'

const owner = await make.person('admin')
const operations = await make.admin('operations')
const reason = 'Asked by letter of November 3'
const open = { balanceCents: 0, heldCents: 0, creditCents: 0 }
const none = { ...noneStopped, bookings: 0, reviews: 0, ...open }

async function atBrowser(person: typeof owner) {
  const visitor = createVisitor(app)
  await signIn(visitor, person)
  return visitor
}

async function filesIn(visitor: Visitor, method: 'GET' | 'POST', url: string) {
  const headers = {
    cookie: cookiesOf(visitor),
    origin: 'http://127.0.0.1:3000',
    host: '127.0.0.1:3000',
    'x-kempt': '1',
  }
  const payload = method === 'POST' ? { reason } : undefined
  const { rawPayload } = await app.inject({ method, url, headers, payload })
  const files = Object.entries(unzipSync(rawPayload))
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('the export is the same as their own, for owners with a fresh code, and written down', async () => {
  const { userId, email, visitor: theirs } = await signedIn()
  const visitor = await atBrowser(owner)
  const url = `/api/admin/people/${userId}/export`
  const files = await filesIn(visitor, 'POST', url)
  expect(files).toEqual(await filesIn(theirs, 'GET', '/api/account/export'))
  expect(files['account.json']).toContain(email)
  expect((await theirs.post(url, { reason })).status).toBe(403)
  expect((await (await atBrowser(operations)).post(url, { reason })).status).toBe(403)
  expect((await visitor.post(url, {})).status).toBe(400)
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    .where('userId', '=', owner.id)
    .execute()
  expect((await visitor.post(url, { reason })).body.code).toBe('SECOND_FACTOR_STALE')
  const { rows } = await as(owner).audit.list({ entityId: userId })
  expect(rows).toMatchObject([
    { action: 'export', reason, actor: { id: owner.id }, after: { kilobytes: expect.any(Number) } },
  ])
})

test('erased: bookings canceled and kept without the name, nothing else of them left', async () => {
  const { userId: id, email, visitor } = await signedIn()
  const shop = await list('Any Chair')
  const client = { ...(await make.person('client')), id }
  await book(client, shop, at(2, 600))
  const shown = await as(owner).adminPeople.previewErase({ id })
  expect(shown).toEqual({ ...none, upcoming: 1, canceled: 1, told: 1, bookings: 1 })
  expect(await me(visitor)).toMatchObject({ user: { email } })
  const { name } = await as(owner).adminPeople.read({ id })
  const order = { id, name, reason, agreed: shown }
  for (const [wrong, code] of [
    [{ name: 'Someone Else' }, 'NAME_MISMATCH'],
    [{ agreed: { ...shown, canceled: 0 } }, 'NUMBERS_CHANGED'],
    [{ id: owner.id }, 'NOT_YOURSELF'],
  ] as const)
    await expect(as(owner).adminPeople.erase({ ...order, ...wrong })).rejects.toMatchObject({
      code,
    })
  await expect(as(owner).adminPeople.previewErase({ id: owner.id })).rejects.toMatchObject({
    code: 'NOT_YOURSELF',
  })
  const { dueAt } = await as(owner).adminPeople.erase(order)
  expect(Math.round((Date.parse(dueAt) - Date.now()) / 86_400_000)).toBe(7)
  await expect(as(owner).adminPeople.erase(order)).rejects.toMatchObject({
    code: 'ALREADY_ERASING',
  })
  expect((await mailTo(email, 'notice')).subject).toBe('Your account will be erased')
  await eraseDue(db)
  expect(await me(visitor)).toMatchObject({ user: { email } })
  await makeDue(id)
  await eraseDue(db)

  expect(await me(visitor)).toBeNull()
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(401)
  await expect(as(owner).adminPeople.read({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(as(owner).adminPeople.erase(order)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(as(owner).adminPeople.previewErase({ id: order.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await mailTo(email, 'account-deleted')).subject).toBeTruthy()
  const bookings = db.selectFrom('bookings').select(['status', 'barberId'])
  expect(await bookings.where('clientId', '=', id).execute()).toEqual([
    { status: 'cancelled', barberId: shop.barber.id },
  ])
  const rows = await changesOf(id)
  expect(rows).toMatchObject([
    {
      action: 'erase',
      subject: 'Former member',
      before: { isAccountOpen: true, roles: ['client'] },
      after: { isAccountOpen: false, roles: [], ...shown },
      actor: { id: owner.id },
    },
    { action: 'plan-erasure', reason, before: { isAccountOpen: true, dueAt: null } },
  ])
})

async function withQuestion() {
  const shop = await list('Asked Chair')
  const client = await make.person('client')
  const { id: bookingId } = await book(client, shop, at(2, 600))
  await db
    .updateTable('bookings')
    .set({ disputeStatus: 'flagged' })
    .where('id', '=', bookingId)
    .execute()
  return client
}

test('one that is refused does not hold up the others', async () => {
  const [asked, client] = [await withQuestion(), await make.person('client')]
  const requestedBy = owner.id
  const dueAt = (ms: number) => new Date(Date.now() - ms).toISOString()
  await db
    .insertInto('erasures')
    .values([
      { userId: asked.id, requestedBy, reason, dueAt: dueAt(2000) },
      { userId: client.id, requestedBy, reason, dueAt: dueAt(1000) },
    ])
    .execute()
  await eraseDue(db)
  expect(await as(owner).adminPeople.read({ id: asked.id })).toMatchObject({ id: asked.id })
  await expect(as(owner).adminPeople.read({ id: client.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('someone with an open question is not erased', async () => {
  const { id } = await withQuestion()
  await expect(as(owner).adminPeople.previewErase({ id })).rejects.toMatchObject({
    code: 'PERSON_QUESTION_OPEN',
  })
})

// Without the looks at the person.
async function changesOf(id: string) {
  const { rows } = await as(owner).audit.list({ entityId: id })
  return rows.filter(({ action }) => action !== 'open-person')
}

const makeDue = (userId: string) =>
  db
    .updateTable('erasures')
    .set({ dueAt: new Date(Date.now() - 1000).toISOString() })
    .where('userId', '=', userId)
    .execute()

async function planned() {
  const { id } = await make.person('client')
  await as(owner).adminPeople.erase({ id, name: 'client', reason, agreed: none })
  return id
}

test('an erasure is taken back within its week, once, and the person is told both times', async () => {
  const id = await planned()
  expect((await as(owner).adminPeople.read({ id })).erasure).toMatchObject({ reason })
  const again = { id, reason: 'Changed their mind' }
  const tries = [1, 2, 3].map(() => as(owner).adminPeople.keep(again))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await makeDue(id)
  await eraseDue(db)
  const { name, erasure } = await as(owner).adminPeople.read({ id })
  expect([name, erasure]).toEqual(['client', null])
  const rows = await changesOf(id)
  expect(rows).toMatchObject([
    { action: 'take-back-erasure', before: { dueAt: expect.any(String) }, after: { dueAt: null } },
    { action: 'plan-erasure' },
  ])
  const told = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .execute()
  expect(told.map(({ title }) => title).toSorted()).toEqual([
    'Your account stays',
    'Your account will be erased',
  ])
})

test('a question that opens in the week holds it up, and it is done when settled', async () => {
  const id = await planned()
  const shop = await list('Late Question')
  const { id: bookingId } = await book({ ...(await make.person('client')), id }, shop, at(3, 600))
  const ask = (disputeStatus: 'flagged' | null) =>
    db.updateTable('bookings').set({ disputeStatus }).where('id', '=', bookingId).execute()
  await ask('flagged')
  await makeDue(id)
  await eraseDue(db)
  expect((await as(owner).adminPeople.read({ id })).erasure).not.toBeNull()
  await ask(null)
  await Promise.all([eraseDue(db), eraseDue(db)])
  await expect(as(owner).adminPeople.read({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { rows } = await as(owner).audit.list({ entityId: id })
  expect(rows.filter(({ action }) => action === 'erase')).toHaveLength(1)
})

test('who has gone by themselves meanwhile is not erased twice', async () => {
  const id = await planned()
  await db
    .updateTable('profiles')
    .set({
      isActive: false,
      deactivationReason: 'deleted',
      deactivatedAt: new Date().toISOString(),
    })
    .where('userId', '=', id)
    .execute()
  await makeDue(id)
  await eraseDue(db)
  const waiting = db.selectFrom('erasures').select('id').where('erasedAt', 'is', null)
  expect(await waiting.where('userId', '=', id).execute()).toEqual([])
})

test('what a person asked for themselves only they take back, an administrator’s erasure never', async () => {
  const person = await make.person('client')
  const { id } = person
  const name = 'client'
  await as(owner).adminPeople.erase({ id, name, reason, isOwnWish: true, agreed: none })
  expect((await as(owner).adminPeople.read({ id })).erasure).toMatchObject({ isOwnWish: true })
  const keep = { id, reason: 'We like them' }
  await expect(as(owner).adminPeople.keep(keep)).rejects.toMatchObject({ code: 'OWN_WISH' })
  const { erasure } = await as(person).account.leaving()
  expect(erasure).toEqual({ dueAt: expect.any(String) })
  const stranger = await make.person('client')
  expect((await as(stranger).account.leaving()).erasure).toBeNull()
  await expect(as(stranger).account.keep()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const tries = await Promise.allSettled([1, 2, 3].map(() => as(person).account.keep()))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await as(person).account.leaving()).erasure).toBeNull()
  await makeDue(id)
  await eraseDue(db)
  expect((await as(owner).adminPeople.read({ id })).name).toBe(name)
  const rows = await changesOf(id)
  expect(rows).toMatchObject([
    { action: 'take-back-erasure', actor: { id }, after: { dueAt: null } },
    { action: 'plan-erasure', after: { isOwnWish: true } },
  ])

  const other = { ...person, id: await planned() }
  expect((await as(other).account.leaving()).erasure).toBeNull()
  await expect(as(other).account.keep()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const colleague = await make.person('admin')
  const row = { userId: colleague.id, requestedBy: owner.id, reason }
  await db
    .insertInto('erasures')
    .values({ ...row, dueAt: new Date(Date.now() + 60_000).toISOString() })
    .execute()
  const own = as(colleague).adminPeople.keep({ id: colleague.id, reason })
  await expect(own).rejects.toMatchObject({ code: 'NOT_YOURSELF' })
})
