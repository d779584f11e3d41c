import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { NotificationType } from '#contract/accounts/notifications.ts'
import { as, db, make } from '#tests/world.ts'
import { notify, notifyAdmins, wants } from './service.ts'

const text = (words: string) => ({ en: words, es: `${words} (es)` })
const hello = { event: 'review', type: 'review_received', message: text('Five stars') } as const

async function tell(person: Actor, words: string, type: NotificationType = 'other') {
  const { id } = await db
    .insertInto('notifications')
    .values({ userId: person.id, type, title: words })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const titlesOf = (page: { notifications: { title: string }[] }) =>
  page.notifications.map(({ title }) => title)

function outboxOf({ id }: Actor) {
  return db
    .selectFrom('outbox')
    .select(['kind', 'name', 'payload'])
    .where((eb) => eb.or([eb('name', '=', `user:${id}`), eb('name', '=', 'send-push')]))
    .orderBy('id')
    .execute()
    .then((rows) => rows.filter(({ payload, name }) => name !== 'send-push' || isFor(payload, id)))
}

const isFor = (payload: unknown, id: string) => (payload as { userId?: string }).userId === id

describe('list', () => {
  test('shows only the user’s own notifications, newest first', async () => {
    const [me, other] = [await make.person('client'), await make.person('client')]
    await tell(other, 'theirs')
    await tell(me, 'first')
    await tell(me, 'second')
    const page = await as(me).notifications.list({})
    expect(titlesOf(page)).toEqual(['second', 'first'])
    expect(page).toMatchObject({ unreadCount: 2, hasMore: false })
  })

  test('fifty at a time, and pages go on where the last one ended', async () => {
    const me = await make.person('client')
    for (let i = 0; i < 52; i++) await tell(me, `n${i}`)
    const first = await as(me).notifications.list({})
    expect(first.notifications).toHaveLength(50)
    expect(first).toMatchObject({ hasMore: true, unreadCount: 52 })
    const after = first.notifications.at(-1)!.id
    // A notification that arrives between pages does not shift them.
    await tell(me, 'late')
    const second = await as(me).notifications.list({ after })
    expect(titlesOf(second)).toEqual(['n1', 'n0'])
    expect(second.hasMore).toBe(false)
    await expect(as(me).notifications.list({ limit: 51 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test("someone else's place in a list is no place in mine", async () => {
    const [me, other] = [await make.person('client'), await make.person('client')]
    await tell(me, 'mine')
    const after = await tell(other, 'theirs')
    expect(titlesOf(await as(me).notifications.list({ after }))).toEqual([])
  })

  test('by type, and by what is unread', async () => {
    const me = await make.person('client')
    await tell(me, 'money', 'payment_received')
    const read = await tell(me, 'chat', 'live_chat')
    await as(me).notifications.read({ id: read })
    expect(titlesOf(await as(me).notifications.list({ type: 'live_chat' }))).toEqual(['chat'])
    expect(titlesOf(await as(me).notifications.list({ unread: 'true' }))).toEqual(['money'])
    expect(
      titlesOf(await as(me).notifications.list({ type: 'live_chat', unread: 'true' })),
    ).toEqual([])
  })
})

describe('reading', () => {
  test('one, and every tab hears of it', async () => {
    const me = await make.person('client')
    const [one] = [await tell(me, 'one'), await tell(me, 'two')]
    await as(me).notifications.read({ id: one! })
    expect((await as(me).notifications.list({})).unreadCount).toBe(1)
    expect(await outboxOf(me)).toMatchObject([{ payload: { type: 'notification-read', id: one } }])
  })

  test('all of mine, and none of theirs', async () => {
    const [me, other] = [await make.person('client'), await make.person('client')]
    await tell(me, 'one')
    await tell(me, 'two')
    await tell(other, 'theirs')
    await as(me).notifications.readAll()
    expect((await as(me).notifications.list({})).unreadCount).toBe(0)
    expect((await as(other).notifications.list({})).unreadCount).toBe(1)
    expect(await outboxOf(me)).toMatchObject([{ payload: { type: 'notifications-read' } }])
  })

  test("someone else's is as missing as none at all", async () => {
    const [me, other] = [await make.person('client'), await make.person('client')]
    const id = await tell(other, 'theirs')
    const refusal = { code: 'NOT_FOUND' }
    await expect(as(me).notifications.read({ id })).rejects.toMatchObject(refusal)
    await expect(as(me).notifications.read({ id: randomUUID() })).rejects.toMatchObject(refusal)
    expect((await as(other).notifications.list({})).unreadCount).toBe(1)
    expect(await outboxOf(me)).toEqual([])
  })
})

describe('telling', () => {
  test('in the language of the person, filled, live, and pushed', async () => {
    const me = await make.person('client')
    await db.updateTable('users').set({ language: 'es' }).where('id', '=', me.id).execute()
    await notify(db, {
      ...hello,
      userId: me.id,
      title: text('Review of {name}'),
      params: { name: 'Ana' },
      actionUrl: '/barber/dashboard?tab=reviews',
      data: { rating: 5 },
    })
    const { notifications } = await as(me).notifications.list({})
    expect(notifications).toMatchObject([
      {
        title: 'Review of Ana (es)',
        message: 'Five stars (es)',
        actionUrl: '/barber/dashboard?tab=reviews',
        notificationData: { event: 'review', rating: 5 },
        isRead: false,
      },
    ])
    expect(await outboxOf(me)).toMatchObject([
      { kind: 'live', payload: { type: 'notification', notification: notifications[0] } },
      { kind: 'job', payload: { title: 'Review of Ana (es)', message: 'Five stars (es)' } },
    ])
  })

  test.each([
    ['in_app', ['job']],
    ['push', ['live']],
  ] as const)('without %s the rest still comes', async (channel, kinds) => {
    const me = await make.person('client')
    await as(me).notifications.savePreference({ event: 'review', channel, isEnabled: false })
    await notify(db, { ...hello, userId: me.id, title: text('Hello') })
    expect((await outboxOf(me)).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('a failed transaction sends no notification', async () => {
    const me = await make.person('client')
    const failing = db.transaction().execute(async (db) => {
      await notify(db, { ...hello, userId: me.id, title: text('Hello') })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect([await outboxOf(me), (await as(me).notifications.list({})).notifications]).toEqual([
      [],
      [],
    ])
  })

  test('notifies only administrators', async () => {
    const [admin, client] = [await make.person('admin'), await make.person('client')]
    await notifyAdmins(db, 'support.read', { ...hello, title: text('Queue') })
    expect(titlesOf(await as(admin).notifications.list({}))).toEqual(['Queue'])
    expect(titlesOf(await as(client).notifications.list({}))).toEqual([])
  })
})

describe('preferences', () => {
  test('every switch is as usual until someone says otherwise', async () => {
    const [me, other] = [await make.person('client'), await make.person('client')]
    const usual = await as(me).notifications.preferences()
    const isOn = (list: typeof usual, event: string, channel: string) =>
      list.find((row) => row.event === event && row.channel === channel)?.isEnabled
    expect(isOn(usual, 'booking_reminder', 'sms')).toBe(true)
    expect(isOn(usual, 'account', 'push')).toBe(false)

    const change = { event: 'account', channel: 'push', isEnabled: true } as const
    await as(me).notifications.savePreference(change)
    expect(isOn(await as(me).notifications.preferences(), 'account', 'push')).toBe(true)
    expect(await as(other).notifications.preferences()).toEqual(usual)
    expect([
      await wants(db, me.id, 'account', 'push'),
      await wants(db, other.id, 'account', 'push'),
    ]).toEqual([true, false])
  })

  test.each([
    ['booking_confirmed', 'email'],
    ['booking_cancelled', 'email'],
    ['account', 'in_app'],
    ['account', 'email'],
  ] as const)('%s by %s cannot be switched off', async (event, channel) => {
    const me = await make.person('client')
    const off = { event, channel, isEnabled: false }
    await expect(as(me).notifications.savePreference(off)).rejects.toMatchObject({
      code: 'CHANNEL_LOCKED',
    })
    // Nor by a row inserted in another way.
    await db
      .insertInto('notificationPreferences')
      .values({ userId: me.id, ...off })
      .execute()
    expect(await wants(db, me.id, event, channel)).toBe(true)
  })
})
