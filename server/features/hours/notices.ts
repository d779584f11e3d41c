// Messages to team members about hours and time off.
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import type { Whose } from './whose.ts'

const ofMember = '/employee/dashboard?tab=availability'
const ofOwner = '/barber/dashboard?tab=availability'

const words = {
  changed: {
    title: { en: 'Your hours have changed', es: 'Tu horario cambió' },
    message: {
      en: 'Your shop changed when you can be booked. Please take a look.',
      es: 'Tu barbería cambió cuándo te pueden reservar. Échale un vistazo.',
    },
  },
  asked: {
    title: { en: 'Time off requested', es: 'Solicitud de días libres' },
    message: {
      en: '{name} asked for time off from {from} to {to}.',
      es: '{name} pide días libres del {from} al {to}.',
    },
  },
  approved: {
    title: { en: 'Time off approved', es: 'Días libres aprobados' },
    message: {
      en: "You're off from {from} to {to}. {answer}",
      es: 'Tienes libre del {from} al {to}. {answer}',
    },
  },
  declined: {
    title: { en: 'Time off declined', es: 'Días libres rechazados' },
    message: {
      en: 'Your request for {from} to {to} was declined. {answer}',
      es: 'Tu solicitud del {from} al {to} fue rechazada. {answer}',
    },
  },
} satisfies Record<string, { title: Text; message: Text }>

// No message to members who change their own hours.
export async function tellOfChange(db: Db, { isOwn, providerId }: Whose) {
  if (isOwn) return
  await notify(db, { userId: providerId, ...schedule, ...words.changed, actionUrl: ofMember })
}

type Days = { startsAt: string; endsAt: string; timeZone: string }

export async function tellOwner(db: Db, { barberId, name }: Whose, days: Days) {
  const params = { name, ...rangeOf(days) }
  await notify(db, { userId: barberId, ...schedule, ...words.asked, params, actionUrl: ofOwner })
}

type Answered = Days & { userId: string; isApproved: boolean; answer: string }

export async function tellMember(db: Db, { userId, isApproved, answer, ...days }: Answered) {
  const params = { answer, ...rangeOf(days) }
  const said = isApproved ? words.approved : words.declined
  await notify(db, { userId, ...schedule, ...said, params, actionUrl: ofMember })
}

// Live update for both sides.
export async function refreshRequests(db: Db, userIds: readonly string[]) {
  for (const userId of new Set(userIds)) await publish(db, userTopic(userId), { type: 'time-off' })
}

const schedule = { event: 'schedule', type: 'other', isMailed: true } as const

// Dates in shop time; a range that ends at midnight includes the day before only.
function rangeOf({ startsAt, endsAt, timeZone }: Days) {
  const format = { timeZone, month: 'numeric', day: 'numeric', year: 'numeric' } as const
  const { format: dateOf } = new Intl.DateTimeFormat('en-US', format)
  return { from: dateOf(Date.parse(startsAt)), to: dateOf(Date.parse(endsAt) - 1) }
}
