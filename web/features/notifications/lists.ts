// How a list of notifications changes when one arrives or is read.
import type { Notification } from '#contract/accounts/notifications.ts'

export type Listed = { notifications: Notification[]; unreadCount: number; hasMore: boolean }

// Arriving twice, or anew with changes, it still stands there once.
export function withArrival(list: Listed, arrived: Notification, limit: number): Listed {
  const before = list.notifications.find(({ id }) => id === arrived.id)
  const others = list.notifications.filter(({ id }) => id !== arrived.id)
  const notifications = before
    ? list.notifications.map((each) => (each === before ? arrived : each))
    : [arrived, ...others]
  const change = Number(isUnread(arrived)) - Number(isUnread(before))
  return {
    notifications: notifications.slice(0, limit),
    unreadCount: Math.max(0, list.unreadCount + change),
    hasMore: list.hasMore || notifications.length > limit,
  }
}

export function withRead(list: Listed, id: string): Listed {
  const known = list.notifications.find((each) => each.id === id)
  return known ? withArrival(list, { ...known, isRead: true }, list.notifications.length) : list
}

export function withAllRead(list: Listed): Listed {
  const notifications = list.notifications.map((each) => ({ ...each, isRead: true }))
  return { ...list, notifications, unreadCount: 0 }
}

// Those that came since: newer than anything that was known.
export function arrivalsSince(before: Listed, now: Listed) {
  const known = new Set(before.notifications.map(({ id }) => id))
  const newest = Math.max(0, ...before.notifications.map(timeOf))
  return now.notifications.filter((each) => !known.has(each.id) && timeOf(each) >= newest)
}

function isUnread(notification: Notification | undefined) {
  return notification !== undefined && !notification.isRead
}

function timeOf({ createdAt }: Notification) {
  return Date.parse(createdAt)
}
