// The audit trail: what is kept, who reads it, and how it is filtered.
import { expect, test } from 'vitest'
import { as, db, make } from '#tests/world.ts'
import { redact } from './redact.ts'
import { writeDown } from './service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { defaultConfig } from '#tests/world.ts'

const owner = await make.person('admin')
const operator = await make.admin('operations')

async function deed(action: string, entityId: string, reason = 'Because') {
  const caller = { db, config: defaultConfig, actor: operator, request: noRequest }
  await writeDown(caller, { action, entity: 'profile', entityId, reason })
}

test('the newest rows come first, page by page, none twice and none missing', async () => {
  const { id } = await make.person('client')
  for (let index = 0; index < 65; index++) await deed('suspend', id, `Reason ${index}`)
  const seen: string[] = []
  let before: number | undefined
  for (;;) {
    const page = await as(owner).audit.list({ entityId: id, before })
    seen.push(...page.rows.map(({ reason }) => reason))
    if (!page.hasMore) break
    before = page.rows.at(-1)!.id
  }
  expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `Reason ${64 - index}`))
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
