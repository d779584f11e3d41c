// Every preference switch, for every role: its message is sent while it is on and not while it is
// off.
import { describe, expect, test } from 'vitest'
import { roles, type Actor } from '#contract/access.ts'
import { notificationEvents, switchesFor, type Channel } from '#contract/accounts/notifications.ts'
import { as, db, make, sendMessages } from '#tests/world.ts'
import { setScene, toClient, triggers } from './switches.test.kit.ts'

const observe: Record<Channel, (me: Actor) => Promise<number>> = {
  in_app: async ({ id }) =>
    (await db.selectFrom('notifications').select('id').where('userId', '=', id).execute()).length,
  email: async ({ id }) =>
    (await db.selectFrom('mails').select('id').where('userId', '=', id).execute()).length,
  sms: async ({ id }) =>
    (await db.selectFrom('smsMessages').select('id').where('userId', '=', id).execute()).length,
  push: async ({ id }) => {
    const rows = await db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'send-push')
      .execute()
    return rows.filter(({ payload }) => (payload as { userId: string }).userId === id).length
  },
}

async function forget() {
  for (const table of ['notifications', 'mails', 'smsMessages', 'outbox'] as const)
    await db.deleteFrom(table).execute()
}

describe.each(roles)('%s', (role) => {
  const switches = switchesFor([role])

  test('what the preferences offer is what exists', async () => {
    const me = await make.person(role)
    const offered = await as(me).notifications.preferences()
    expect(offered.map(({ event, channel }) => ({ event, channel }))).toEqual(switches)
  })

  test('a switch that does not exist cannot be thrown', async () => {
    const me = await make.person(role)
    const sms = { event: 'review', channel: 'sms', isEnabled: true } as const
    await expect(as(me).notifications.savePreference(sms)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test.each(switches)('$event by $channel', async ({ event, channel }) => {
    const produced = async (isEnabled: boolean) => {
      const isClient = role === 'client' || role === 'admin' || channel === 'sms'
      const scene = await setScene(role, isClient)
      const { me } = scene
      const save = as(me).notifications.savePreference({ event, channel, isEnabled })
      const locked: readonly Channel[] = notificationEvents[event].locked
      if (!isEnabled && locked.includes(channel))
        await expect(save).rejects.toMatchObject({ code: 'CHANNEL_LOCKED' })
      else await save
      const act = await (isClient ? toClient : triggers[role])[event]!(scene)
      await forget()
      await act()
      await sendMessages()
      return (await observe[channel](me)) > 0
    }
    const isLocked = (notificationEvents[event].locked as readonly Channel[]).includes(channel)
    expect(await produced(true)).toBe(true)
    expect(await produced(false)).toBe(isLocked)
  })
})

test('confirmations and cancellations by email cannot be switched off', () => {
  expect(notificationEvents.booking_confirmed.locked).toEqual(['email'])
  expect(notificationEvents.booking_cancelled.locked).toEqual(['email'])
})
