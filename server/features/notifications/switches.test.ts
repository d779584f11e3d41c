// Every preference switch, for every role: its message is sent while it is on and not while it is
// off.
import { describe, expect, test } from 'vitest'
import { roles, type Actor } from '#contract/access.ts'
import {
  notificationEvents,
  switchesFor,
  type Channel,
  type EventName,
} from '#contract/accounts/notifications.ts'
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

type Save = ReturnType<typeof as>['notifications']['savePreference']
type Throw = (save: Save) => Promise<void>

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

  // SMS go to clients only: a barber gets them as the client of another.
  const isSentToClient = (channel: Channel) =>
    role === 'client' || role === 'admin' || channel === 'sms'

  async function produce(event: EventName, isClient: boolean, throwSwitches: Throw) {
    const scene = await setScene(role, isClient)
    await throwSwitches(as(scene.me).notifications.savePreference)
    const act = await (isClient ? toClient : triggers[role])[event]!(scene)
    await forget()
    await act()
    await sendMessages()
    return scene.me
  }

  const events = [...new Set(switches.map(({ event }) => event))]
  test.each(events)('%s by every channel that is on', async (event) => {
    const channels = switches.filter((each) => each.event === event).map((each) => each.channel)
    for (const isClient of new Set(channels.map(isSentToClient))) {
      const wanted = channels.filter((channel) => isSentToClient(channel) === isClient)
      const me = await produce(event, isClient, async (save) => {
        for (const channel of wanted) await save({ event, channel, isEnabled: true })
      })
      const counts = await Promise.all(wanted.map((channel) => observe[channel](me)))
      expect(wanted.filter((_, index) => counts[index] === 0)).toEqual([])
    }
  })

  test.each(switches)('$event not by $channel while it is off', async ({ event, channel }) => {
    const isLocked = (notificationEvents[event].locked as readonly Channel[]).includes(channel)
    const me = await produce(event, isSentToClient(channel), async (save) => {
      const saving = save({ event, channel, isEnabled: false })
      if (isLocked) await expect(saving).rejects.toMatchObject({ code: 'CHANNEL_LOCKED' })
      else await saving
    })
    expect((await observe[channel](me)) > 0).toBe(isLocked)
  })
})

test('confirmations and cancellations by email cannot be switched off', () => {
  expect(notificationEvents.booking_confirmed.locked).toEqual(['email'])
  expect(notificationEvents.booking_cancelled.locked).toEqual(['email'])
})
