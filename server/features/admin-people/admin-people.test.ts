// People: filters, pages, masks, and the link for a new password.
import { expect, test } from 'vitest'
import { maskEmail } from '#server/masks.ts'
import { suspendPerson } from '#tests/acting.ts'
import { emailOf } from '#tests/setup.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

const owner = await make.person('admin')
const support = await make.admin('support')
const finance = await make.admin('finance')
const reason = 'Lost their phone'

async function named(name: string, phone: string | null = null) {
  const person = await make.person('client')
  await db.updateTable('profiles').set({ name, phone }).where('userId', '=', person.id).execute()
  return person
}

test('the newest come first, page by page, none twice or missing', async () => {
  for (let index = 0; index < 60; index++) await make.person('employee')
  const seen: string[] = []
  let after: string | undefined
  for (;;) {
    const { rows, next, total } = await as(support).adminPeople.list({ role: 'employee', after })
    seen.push(...rows.map(({ id }) => id))
    expect(total).toEqual({ count: 60, isMore: false })
    if (next === null) break
    after = next
  }
  const rows = await db
    .selectFrom('userRoles as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select('u.id')
    .where('r.role', '=', 'employee')
    .orderBy('u.createdAt', 'desc')
    .orderBy('u.id', 'desc')
    .execute()
  expect(seen).toEqual(rows.map(({ id }) => id))
})

test('found by a misspelled name, an email and the end of a phone', async () => {
  const { id } = await named('Guadalupe Muñoz', '+17135550142')
  const email = await emailOf(await make.person())
  for (const q of ['guadaloupe munos', '555-0142', 'muñoz']) {
    const { rows } = await as(support).adminPeople.list({ q })
    expect(
      rows.map((row) => row.id),
      q,
    ).toContain(id)
  }
  expect((await as(support).adminPeople.list({ q: email })).rows).toMatchObject([{ email }])
})

test('without the right to contacts they are masked, in the list and in the details', async () => {
  const { id } = await named('Maria Lopez', '+17135550177')
  const { rows } = await as(finance).adminPeople.list({ q: 'maria lopez' })
  const details = await as(finance).adminPeople.read({ id })
  for (const seen of [rows[0], details]) {
    expect(seen?.email).toMatch(/^.•••@example\.com$/)
    expect(seen?.phone).toBe('(•••) •••-0177')
  }
  expect((await as(support).adminPeople.read({ id })).phone).toBe('+17135550177')
})

test('who sees no contacts finds nobody by them', async () => {
  const { id } = await make.person('client')
  const phone = '+17135559911'
  await db
    .updateTable('profiles')
    .set({ phone, name: 'Omar Diaz' })
    .where('userId', '=', id)
    .execute()
  const { email } = await as(support).adminPeople.read({ id })
  for (const q of ['5559911', '9911', email]) {
    expect((await as(support).adminPeople.list({ q })).rows, q).toHaveLength(1)
    expect((await as(finance).adminPeople.list({ q })).rows, q).toEqual([])
    expect((await as(finance).adminFind.find({ q })).people, q).toEqual([])
  }
})

test('the roles of a person are theirs and no others', async () => {
  const { id } = await make.person('barber')
  expect((await as(support).adminPeople.read({ id })).roles).toEqual(['barber'])
})

test('a suspended person is in their own list, with the reason', async () => {
  const { id } = await named('Sam Gone')
  await suspendPerson(owner, { id, reason: 'Threats' })
  const { rows } = await as(support).adminPeople.list({ state: 'suspended' })
  expect(rows.map((row) => row.id)).toEqual([id])
  expect(await as(support).adminPeople.read({ id })).toMatchObject({
    isActive: false,
    suspension: { reason: 'Threats' },
    devices: [],
  })
})

test('who sees the contacts of someone else is in the trail, once an hour', async () => {
  const { id } = await named('Wanda Watched')
  for (const who of [support, support, finance]) await as(who).adminPeople.read({ id })
  const { rows } = await as(owner).audit.list({ entityId: id })
  expect(rows).toMatchObject([
    { action: 'open-person', actor: { id: support.id }, subject: 'Wanda Watched', reason: '' },
  ])
  await as(owner).adminPeople.read({ id: owner.id })
  expect((await as(owner).audit.list({ entityId: owner.id })).rows).toEqual([])
})

test('lists with contacts are in the trail, once an hour for each list and who sees them', async () => {
  const [operator, blind] = [await make.admin('operations'), await make.admin('finance')]
  const person = await named('Lena Listed', '+17135550177')
  for (const actor of [operator, operator, blind]) {
    await as(actor).adminPeople.list({ q: 'lena listed' })
    await as(actor).adminFind.find({ q: 'lena listed' })
    await as(actor).adminPeople.list({ q: 'nobody at all' })
  }
  const looks = async (actorId: string) =>
    (await as(owner).audit.list({ actorId, action: 'see-contacts' })).rows
  const kept = { action: 'see-contacts', entity: 'list', reason: '', before: null, after: null }
  expect(await looks(operator.id)).toMatchObject([
    { ...kept, entityId: 'find' },
    { ...kept, entityId: 'people' },
  ])
  expect(await looks(blind.id)).toEqual([])
  const tired = await make.admin('support')
  await as(tired).adminPeople.list({ q: 'nobody at all' })
  expect(await looks(tired.id)).toEqual([])
  await as(tired).adminPeople.read({ id: person.id })
  expect(await looks(tired.id)).toEqual([])
})

test('a link for a new password goes to the person, and the trail says who sent it', async () => {
  const person = await named('Lena Lost')
  await as(support).adminPeople.sendReset({ id: person.id, reason })
  expect((await mailTo(await emailOf(person), 'password-reset')).token('token')).not.toBe('')
  const { rows } = await as(owner).audit.list({ entityId: person.id })
  expect(rows).toMatchObject([
    { action: 'send-reset-link', actor: { id: support.id }, subject: 'Lena Lost', reason },
  ])
  expect(rows[0]?.after).toEqual({ sentTo: maskEmail(await emailOf(person)) })
})

test('a person gets three links an hour at most, whoever sends them', async () => {
  const person = await named('Lina Limit')
  const { id } = person
  const send = (who: typeof owner) => as(who).adminPeople.sendReset({ id, reason })
  const tries = [support, owner, support, owner, support].map(send)
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(send(owner)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await as(owner).audit.list({ entityId: id })).rows).toHaveLength(3)
  await as(support).adminPeople.sendReset({ id: (await named('Olga Other')).id, reason })
})
