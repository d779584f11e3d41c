import * as z from 'zod'
import type { Role } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import type { Text } from '#contract/language.ts'
import { notificationListLimit } from '#contract/limits.ts'
import { keysOf } from '#contract/lists.ts'

export const notificationTypes = [
  'invoice_generated',
  'booking_confirmed',
  'booking_cancelled',
  'review_received',
  'payment_received',
  'support_ticket',
  'live_chat',
  'other',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notification = z.object({
  id: z.uuid(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  actionUrl: z.string().nullable(),
  notificationData: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
})
export type Notification = z.output<typeof notification>

export const channels = ['in_app', 'email', 'sms', 'push'] as const
export type Channel = (typeof channels)[number]

// The events of messages, with the channels each can use and its defaults. A locked channel cannot
// be switched off.
export type NotificationEvent = {
  label: Text
  channels: readonly Channel[]
  usual: readonly Channel[]
  locked: readonly Channel[]
  // Not sent to clients.
  isForStaff?: true
}

// SMS is for bookings only.
const withoutSms = ['in_app', 'email', 'push'] as const

export const notificationEvents = {
  booking_confirmed: {
    label: { en: 'Appointment confirmed or changed', es: 'Cita confirmada o cambiada' },
    channels,
    usual: ['in_app', 'email', 'push'],
    locked: ['email'],
  },
  booking_cancelled: {
    label: { en: 'Appointment canceled', es: 'Cita cancelada' },
    channels,
    usual: ['in_app', 'email', 'push'],
    locked: ['email'],
  },
  booking_reminder: {
    label: { en: 'Appointment reminders', es: 'Recordatorios de citas' },
    channels,
    usual: ['in_app', 'email', 'sms', 'push'],
    locked: [],
  },
  message: {
    label: { en: 'Messages', es: 'Mensajes' },
    channels: withoutSms,
    usual: ['in_app', 'email', 'push'],
    locked: [],
  },
  payment: {
    label: { en: 'Tips and earnings', es: 'Propinas e ingresos' },
    isForStaff: true,
    channels: withoutSms,
    usual: ['in_app'],
    locked: [],
  },
  invoice: {
    label: { en: 'Invoices and refunds', es: 'Facturas y reembolsos' },
    channels: withoutSms,
    usual: ['in_app', 'email'],
    locked: [],
  },
  credit: {
    label: { en: 'Credit and invited friends', es: 'Crédito e invitaciones' },
    channels: withoutSms,
    usual: ['in_app', 'email'],
    locked: [],
  },
  review: {
    label: { en: 'Reviews and replies', es: 'Reseñas y respuestas' },
    channels: withoutSms,
    usual: ['in_app', 'email', 'push'],
    locked: [],
  },
  support: {
    label: { en: 'Support', es: 'Soporte' },
    channels: withoutSms,
    usual: ['in_app', 'email', 'push'],
    locked: [],
  },
  team: {
    label: { en: 'Team', es: 'Equipo' },
    channels: withoutSms,
    isForStaff: true,
    usual: ['in_app', 'email', 'push'],
    locked: [],
  },
  schedule: {
    label: { en: 'Hours and time off', es: 'Horario y días libres' },
    channels: withoutSms,
    isForStaff: true,
    usual: ['in_app', 'push'],
    locked: [],
  },
  account: {
    label: { en: 'Account and security', es: 'Cuenta y seguridad' },
    channels: withoutSms,
    usual: ['in_app', 'email'],
    locked: ['in_app', 'email'],
  },
} as const satisfies Record<string, NotificationEvent>

export type EventName = keyof typeof notificationEvents
export const eventNames = keysOf(notificationEvents)

// The switches of a user with these roles. Everyone may book, so everyone has those of clients.
export function switchesFor(roles: readonly Role[]) {
  const isStaff = roles.includes('barber') || roles.includes('employee')
  return eventNames
    .filter((event) => isStaff || !('isForStaff' in notificationEvents[event]))
    .flatMap((event) => notificationEvents[event].channels.map((channel) => ({ event, channel })))
}

const preference = z.object({
  event: z.enum(eventNames),
  channel: z.enum(channels),
  isEnabled: z.boolean(),
})
export type Preference = z.output<typeof preference>

// In shop time, in minutes after midnight; the end may be on the next day.
const quietHours = z
  .object({
    isOn: z.boolean(),
    startsMinutes: z.int().min(0).max(1439),
    endsMinutes: z.int().min(0).max(1439),
  })
  .refine(({ startsMinutes, endsMinutes }) => startsMinutes !== endsMinutes, {
    path: ['endsMinutes'],
    message: 'Choose another time for the end',
  })
export type QuietHours = z.output<typeof quietHours>

const filters = z.object({
  type: z.enum(notificationTypes).optional(),
  unread: z.stringbool().optional(),
  // The id of the last one seen: the page continues after it.
  after: z.uuid().optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(notificationListLimit)
    .default(notificationListLimit),
})

export const notifications = {
  list: call({
    summary: 'List your notifications',
    access: 'signed-in',
    method: 'GET',
    path: '/api/notifications',
    input: filters,
    output: z.object({
      notifications: z.array(notification),
      unreadCount: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  read: call({
    summary: 'Mark one notification as read',
    access: 'signed-in',
    method: 'POST',
    path: '/api/notifications/:id/read',
    input: z.object({ id: z.uuid() }),
  }),
  readAll: call({
    summary: 'Mark every notification as read',
    access: 'signed-in',
    method: 'POST',
    path: '/api/notifications/read-all',
  }),
  preferences: call({
    summary: 'List which events reach you on which channel',
    access: 'signed-in',
    method: 'GET',
    path: '/api/notifications/preferences',
    output: z.array(preference),
  }),
  savePreference: call({
    summary: 'Turn one channel on or off for one event',
    access: 'signed-in',
    method: 'PUT',
    path: '/api/notifications/preferences',
    input: preference,
    errors: ['CHANNEL_LOCKED'],
  }),
  // Only staff have quiet hours; clients choose by event.
  quietHours: call({
    summary: 'Read your quiet hours',
    access: ['barber', 'employee'],
    method: 'GET',
    path: '/api/notifications/quiet-hours',
    output: quietHours,
  }),
  saveQuietHours: call({
    summary: 'Save your quiet hours',
    access: ['barber', 'employee'],
    method: 'PUT',
    path: '/api/notifications/quiet-hours',
    input: quietHours,
  }),
  pushKey: call({
    summary: 'Read the public key for push notifications',
    access: 'signed-in',
    method: 'GET',
    path: '/api/notifications/push-key',
    isPrivate: true,
    output: z.object({ key: z.string() }),
  }),
  subscribePush: call({
    summary: 'Turn on push notifications in this browser',
    access: 'signed-in',
    method: 'POST',
    path: '/api/notifications/push',
    input: z.object({
      endpoint: z.url({ protocol: /^https$/ }).max(1000),
      keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
    errors: ['PUSH_TAKEN'],
  }),
  unsubscribePush: call({
    summary: 'Turn off push notifications in this browser',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/notifications/push',
    input: z.object({ endpoint: z.string().max(1000) }),
  }),
}
