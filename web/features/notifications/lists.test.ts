import { describe, expect, test } from 'vitest'
import type { Notification } from '#contract/accounts/notifications.ts'
import { arrivalsSince, withAllRead, withArrival, withRead, type Listed } from './lists.ts'

const notice = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  type: 'other',
  title: id,
  message: '',
  isRead: false,
  actionUrl: null,
  notificationData: {},
  createdAt: `2026-11-15T10:0${id.length}:00Z`,
  ...changes,
})
const list = (notifications: Notification[], unreadCount: number): Listed => ({
  notifications,
  unreadCount,
  hasMore: false,
})
const idsOf = ({ notifications }: Listed) => notifications.map(({ id }) => id)

describe('an arrival', () => {
  test('stands first and counts', () => {
    const after = withArrival(list([notice('a')], 1), notice('bb'), 50)
    expect([idsOf(after), after.unreadCount]).toEqual([['bb', 'a'], 2])
  })

  test('told twice, or with changes, stands there once, in its place', () => {
    const before = list([notice('bb'), notice('a')], 2)
    const again = withArrival(before, notice('a'), 50)
    expect([idsOf(again), again.unreadCount]).toEqual([['bb', 'a'], 2])
    const read = withArrival(before, notice('a', { isRead: true, title: 'new' }), 50)
    expect([read.notifications[1]?.title, read.unreadCount]).toEqual(['new', 1])
  })

  test('pushes the oldest out of a full list, which then has more', () => {
    const after = withArrival(list([notice('bb'), notice('a')], 2), notice('ccc'), 2)
    expect([idsOf(after), after.hasMore, after.unreadCount]).toEqual([['ccc', 'bb'], true, 3])
  })
})

describe('reading', () => {
  test('one, once', () => {
    const once = withRead(list([notice('bb'), notice('a')], 7), 'a')
    expect([once.notifications[1]?.isRead, once.unreadCount]).toEqual([true, 6])
    expect(withRead(once, 'a').unreadCount).toBe(6)
  })

  test('one that is not here changes nothing here', () => {
    const before = list([notice('a')], 7)
    expect(withRead(before, 'unknown')).toBe(before)
  })

  test('all', () => {
    const after = withAllRead(list([notice('bb'), notice('a')], 99))
    expect(after.unreadCount).toBe(0)
    expect(after.notifications.every(({ isRead }) => isRead)).toBe(true)
  })
})

test('only what is newer than everything known has arrived', () => {
  const before = list([notice('bb')], 1)
  const now = list([notice('ccc'), notice('bb'), notice('a')], 2)
  expect(arrivalsSince(before, now).map(({ id }) => id)).toEqual(['ccc'])
  expect(arrivalsSince(list([], 0), now)).toHaveLength(3)
})
