import { randomUUID } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { fill, isLanguage, type Params, type Text } from '#contract/language.ts'
import {
  channels,
  eventNames,
  notificationEvents,
  type Channel,
  type EventName,
  type Notification,
  type NotificationType,
  type Preference,
} from '#contract/notifications.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { enqueue, publish, userTopic } from '#server/features/outbox/service.ts'
import { waitOf, type Urgency } from './quiet.ts'
import {
  countUnread,
  findLanguage,
  insertNotification,
  listAdminIds,
  listNotifications,
  listPreferences,
  setAllRead,
  setRead,
  upsertPreference,
  type Page,
} from './queries.ts'

export { waitOf } from './quiet.ts'
export { configurePush } from './settings.ts'

type Notice = {
  userId: string
  event: EventName
  type: NotificationType
  title: Text
  message: Text
  params?: Params
  actionUrl?: string
  data?: Record<string, unknown>
} & Urgency

// In the person's language and on the channels they left on. Mail and SMS have texts of their own
// and are sent by whoever calls.
export async function notify(db: Db, notice: Notice) {
  const { userId, event, type, params, actionUrl = null } = notice
  const language = await languageOfUser(db, userId)
  const isOn = await switchesOf(db, userId)
  const title = fill(notice.title, language, params)
  const message = fill(notice.message, language, params)
  if (isOn(event, 'in_app')) {
    const notificationData = JSON.stringify({ event, ...notice.data })
    const row = { userId, type, title, message, actionUrl, notificationData }
    const notification = await insertNotification(db, row)
    await publish(db, userTopic(userId), { type: 'notification', notification })
  }
  if (!isOn(event, 'push')) return
  const push = { userId, title, message, actionUrl, tag: randomUUID() }
  await enqueue(db, 'send-push', push, { runAt: await waitOf(db, userId, notice) })
}

export async function notifyAdmins(db: Db, notice: Omit<Notice, 'userId'>) {
  for (const { userId } of await listAdminIds(db)) await notify(db, { ...notice, userId })
}

export async function wants(db: Db, userId: string, event: EventName, channel: Channel) {
  return (await switchesOf(db, userId))(event, channel)
}

export async function readNotifications(db: Db, userId: string, page: Page) {
  const rows = await listNotifications(db, userId, { ...page, limit: page.limit + 1 })
  return {
    notifications: rows.slice(0, page.limit) as Notification[],
    unreadCount: await countUnread(db, userId),
    hasMore: rows.length > page.limit,
  }
}

export function markRead(db: Db, userId: string, id: string) {
  return inTransaction(db, async (db) => {
    if (!(await setRead(db, userId, id))) fail('NOT_FOUND')
    await publish(db, userTopic(userId), { type: 'notification-read', id })
  })
}

export function markAllRead(db: Db, userId: string) {
  return inTransaction(db, async (db) => {
    await setAllRead(db, userId)
    await publish(db, userTopic(userId), { type: 'notifications-read' })
  })
}

// Every switch with its position, so that a screen need not know the defaults.
export async function readPreferences(db: Db, userId: string): Promise<Preference[]> {
  const isOn = await switchesOf(db, userId)
  return eventNames.flatMap((event) =>
    channels.map((channel) => ({ event, channel, isEnabled: isOn(event, channel) })),
  )
}

export async function savePreference(db: Db, userId: string, preference: Preference) {
  const { event, channel, isEnabled } = preference
  if (!isEnabled && isLocked(event, channel)) fail('CHANNEL_LOCKED')
  await upsertPreference(db, { userId, event, channel, isEnabled })
}

async function switchesOf(db: Db, userId: string) {
  const saved = await listPreferences(db, userId)
  return (event: EventName, channel: Channel) => {
    if (isLocked(event, channel)) return true
    const own = saved.find((row) => row.event === event && row.channel === channel)
    return own?.isEnabled ?? has(notificationEvents[event].usual, channel)
  }
}

function isLocked(event: EventName, channel: Channel) {
  return has(notificationEvents[event].locked, channel)
}

function has(list: readonly Channel[], channel: Channel) {
  return list.includes(channel)
}

async function languageOfUser(db: Db, userId: string) {
  const row = await findLanguage(db, userId)
  return isLanguage(row?.language) ? row.language : 'en'
}
