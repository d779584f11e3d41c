import { randomUUID } from 'node:crypto'
import { rolesWith, type Permission } from '#contract/permissions.ts'
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { fill, isLanguage, type Params, type Text } from '#contract/language.ts'
import {
  notificationEvents,
  switchesFor,
  type Channel,
  type EventName,
  type NotificationType,
  type Preference,
} from '#contract/accounts/notifications.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { enqueue, publish, userTopic } from '#server/features/outbox/service.ts'
import { dayMinutes, isoOf, zoneOf, type Zone } from '#server/shop-clock.ts'
import type { About } from '#server/tasks.ts'
import {
  countUnread,
  findQuietHours,
  findReader,
  insertNotification,
  listAdminIds,
  listNotifications,
  listPreferences,
  setAllRead,
  renewNotification,
  setRead,
  setReadOf,
  upsertPreference,
  type Page,
} from './queries.ts'

type Notice = {
  userId: string
  event: EventName
  type: NotificationType
  title: Text
  message: Text
  params?: Params
  actionUrl?: `/${string}`
  data?: Record<string, unknown>
  // Also sends the text by mail. Events with their own mail send it themselves.
  isMailed?: boolean
  about?: About | undefined
  // About a conversation: one unread notice each, and a push only for what is not read by then.
  thread?: Talk
} & Urgency

type Talk = { conversationId: string; participantId: string; seq: number; pushAfterMs: number }

// In the user's language, on the channels they have switched on.
export async function notify(db: Db, notice: Notice) {
  const { userId, event, type, params, actionUrl = null } = notice
  const { language, ...reader } = await readerOf(db, userId)
  const isOn = await switchesOf(db, userId)
  const title = fill(notice.title, language, params)
  const message = fill(notice.message, language, params)
  let notificationId: string | undefined
  if (isOn(event, 'in_app')) {
    const notificationData = JSON.stringify({ event, ...notice.data })
    const row = { userId, type, title, message, actionUrl, notificationData }
    const pushState = isOn(event, 'push') ? 'queued' : null
    const notification =
      (notice.thread && (await renewNotification(db, notice.thread.conversationId, row))) ??
      (await insertNotification(db, { ...row, pushState }))
    notificationId = notification.id
    await publish(db, userTopic(userId), { type: 'notification', notification })
  }
  const runAt = await waitOf(db, userId, notice)
  if (notice.isMailed && isOn(event, 'email')) {
    const data = { name: reader.name, title: notice.title, message, params: params ?? {} }
    const path = actionUrl ?? '/'
    await queueMail(db, {
      kind: 'notice',
      to: reader.email,
      language,
      userId,
      runAt,
      data: { ...data, path },
    })
  }
  if (!isOn(event, 'push')) return
  const { about } = notice
  if (notice.thread)
    return pushLater(db, { userId, title, message, actionUrl }, notice.thread, runAt)
  const push = { userId, title, message, actionUrl, tag: randomUUID(), ...(about && { about }) }
  const shown = notificationId === undefined ? {} : { notificationId }
  await enqueue(db, 'send-push', { ...push, ...shown }, { runAt })
}

type Words = { userId: string; title: string; message: string; actionUrl: string | null }

// A newer message takes the place of the one that waits, and on the screen of the one that was shown.
function pushLater(db: Db, words: Words, talk: Talk, quietUntil: string | undefined) {
  const { conversationId, participantId, seq, pushAfterMs } = talk
  const runAt = quietUntil ?? new Date(Date.now() + pushAfterMs).toISOString()
  const push = { ...words, tag: conversationId, unlessRead: { participantId, seq } }
  return enqueue(db, 'send-push', push, { runAt, jobKey: `push:${participantId}` })
}

// In the transaction that marks the conversation as read.
export async function readNoticesOf(db: Db, userId: string, conversationId: string) {
  for (const id of await setReadOf(db, userId, conversationId))
    await publish(db, userTopic(userId), { type: 'notification-read', id })
}

type NoticeOfAdmins = Omit<Notice, 'userId'> & { exceptId?: string }

// Tells the administrators who can act on it.
export async function notifyAdmins(db: Db, needs: Permission, notice: NoticeOfAdmins) {
  const { exceptId, ...rest } = notice
  for (const { userId } of await listAdminIds(db, rolesWith(needs)))
    if (userId !== exceptId) await notify(db, { ...rest, userId })
}

export async function wants(db: Db, userId: string, event: EventName, channel: Channel) {
  return (await switchesOf(db, userId))(event, channel)
}

export async function readNotifications(db: Db, userId: string, page: Page) {
  const rows = await listNotifications(db, userId, { ...page, limit: page.limit + 1 })
  return {
    notifications: rows.slice(0, page.limit),
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

// Every switch with its value, so that screens need not know the defaults.
export async function readPreferences(db: Db, { id, roles }: Actor): Promise<Preference[]> {
  const isOn = await switchesOf(db, id)
  return switchesFor(roles).map(({ event, channel }) => ({
    event,
    channel,
    isEnabled: isOn(event, channel),
  }))
}

export async function savePreference(db: Db, { id, roles }: Actor, preference: Preference) {
  const { event, channel, isEnabled } = preference
  const isOffered = switchesFor(roles).some(
    (each) => each.event === event && each.channel === channel,
  )
  if (!isOffered) fail('NOT_FOUND')
  if (!isEnabled && isLocked(event, channel)) fail('CHANNEL_LOCKED')
  await upsertPreference(db, { userId: id, event, channel, isEnabled })
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

export async function readerOf(db: Db, userId: string) {
  const { name, email, language } = await findReader(db, userId)
  return { name, email, language: isLanguage(language) ? language : ('en' as const) }
}

export type Urgency = {
  isUrgent?: boolean
  // The start of the booking: a message about a booking today is urgent, and so is one that would
  // come too late.
  bookingAt?: string
}

// The end of the wait; undefined to send at once.
export async function waitOf(db: Db, userId: string, { isUrgent, bookingAt }: Urgency) {
  if (isUrgent) return undefined
  const hours = await findQuietHours(db, userId)
  if (!hours) return undefined
  const now = Math.floor(Date.now() / 60_000)
  const zone = zoneOf(hours.timeZone)
  const end = endOfQuiet(now, zone, hours)
  if (end === undefined) return undefined
  if (bookingAt !== undefined) {
    const visit = Math.floor(Date.parse(bookingAt) / 60_000)
    if (visit <= end || zone.dayOf(visit) === zone.dayOf(now)) return undefined
  }
  return isoOf(end)
}

type Hours = { startsMinutes: number; endsMinutes: number }

// In minutes since 1970; undefined outside quiet hours.
export function endOfQuiet(now: number, zone: Zone, { startsMinutes, endsMinutes }: Hours) {
  const day = zone.dayOf(now)
  const clock = zone.toLocal(now) - day * dayMinutes
  const isOvernight = startsMinutes > endsMinutes
  const hasBegun = clock >= startsMinutes
  const hasEnded = clock >= endsMinutes
  const isQuiet = isOvernight ? hasBegun || !hasEnded : hasBegun && !hasEnded
  if (!isQuiet) return undefined
  const endDay = isOvernight && hasBegun ? day + 1 : day
  return zone.toInstant(endDay * dayMinutes + endsMinutes)
}
