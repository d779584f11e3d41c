// Tells everyone a visit concerns: in the app, by mail, by text message, and guests without the app.
import { fill, type Language, type Text } from '#contract/language.ts'
import { reviewDays } from '#contract/marketplace/reviews.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import type { Db } from '#server/db.ts'
import type { About } from '#server/tasks.ts'
import { makeLink } from '#server/features/guests/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify, waitOf, wants } from '#server/features/notifications/service.ts'
import { messageToClients } from '#server/features/policies/service.ts'
import { askComing } from './after-words.ts'
import { findAlternatives } from './alternatives.ts'
import { calendarOf } from './icalendar.ts'
import { collect } from './digest.ts'
import { findContact, type BookingRow } from './queries.ts'
import { askWorks, byShop as acted, feeWords, notCounted } from './shop-words.ts'
import { sumsOf } from './sums.ts'
import { textClient } from './text-messages.ts'
import { paramsOf, trueUntilOf, whenOf } from './when.ts'
import { toClient, toStaff, type Happening, type Told, type Words } from './words.ts'

type Done = {
  move: Move | 'reschedule'
  isByClient: boolean
  reason: string
  actorId?: string | null
}

const linkDays = 30

// After a move: its happening, if anyone should hear of it.
export async function tell(db: Db, row: BookingRow, told: Done) {
  const isAsked = told.move === 'finish' && row.priceAsk !== null
  const happening = isAsked ? 'price_asked' : happeningOf(told)
  if (happening !== null) await announce(db, row, happening, told)
}

function happeningOf({ move, isByClient }: Done): Happening | null {
  if (move === 'cancel') return isByClient ? 'cancel_by_client' : 'cancel_by_staff'
  if (move === 'check_in' || move === 'start' || move === 'undo' || move === 'record') return null
  return move
}

// `only` is told instead of everyone who has to do with the visit in the shop. `nowMs` is the moment
// of the telling, by the clock that found it due.
type Extra = {
  reason?: string
  actorId?: string | null
  only?: string
  minutes?: number
  nowMs?: number
}

export async function announce(db: Db, row: BookingRow, what: Happening, extra: Extra = {}) {
  const { actorId = null, only, minutes = 0 } = extra
  const reason = extra.reason ?? ''
  const nowMs = extra.nowMs ?? Date.now()
  const isCharged = what === 'cancel_by_client' && row.cancelFeeCents > 0
  const charging = (words: Words | undefined, fee: Text) =>
    words && isCharged ? { ...words, message: adding(words.message, fee) } : words
  const client = charging(wordsFor(row, what), feeWords.client)
  if (client) await tellClient(db, row, { what, words: client, reason, minutes, nowMs })
  const staff = charging(toStaff[what], feeWords.staff)
  if (!staff) return
  for (const userId of new Set(only ? [only] : [row.barberId, row.providerId]))
    if (userId !== actorId) await tellStaff(db, row, { userId, what, words: staff, reason })
}

// What a reminder speaks of: it goes out only while that is so.
function aboutOf(row: BookingRow, what: Happening, nowMs: number) {
  if (!reminders.includes(what)) return undefined
  const trueUntil = trueUntilOf(row, what === 'remind_day', nowMs)
  return { bookingId: row.id, startsAt: row.startsAt, trueUntil }
}

const reminders: Happening[] = ['remind_day', 'remind_hours']
const asksForYes: Happening[] = ['confirm', 'reschedule', ...reminders]

// Whoever has missed a visit, or has not agreed to this one yet, is asked whether they come.
function wordsFor({ attendance, byShop }: BookingRow, what: Happening): Words | undefined {
  if (byShop !== null) {
    const acts: Told = acted[byShop]
    const words = notCounted[what] ?? acts[what] ?? toClient[what]
    return words && asksForYes.includes(what) ? asking(words, askWorks) : words
  }
  const words = toClient[what]
  const isAsked = attendance === 'asked' && reminders.includes(what)
  return words && isAsked ? asking(words, askComing) : words
}

function asking(words: Words, { message, button }: typeof askComing): Words {
  return { ...words, message: adding(words.message, message), button }
}

const adding = (text: Text, more: Text): Text => ({
  en: `${text.en} ${more.en}`,
  es: `${text.es} ${more.es}`,
})

type ToClient = {
  what: Happening
  words: Words
  reason: string
  minutes: number
  nowMs: number
}
// The mails that carry what the barber says to every client.
const addsWords: Happening[] = ['confirm', 'accept', 'remind_day', 'remind_hours']

async function tellClient(db: Db, row: BookingRow, told: ToClient) {
  const { what, words, reason, minutes, nowMs } = told
  const { clientId, language } = row
  const instead = await findAlternatives(db, row)
  const about = aboutOf(row, what, nowMs)
  const params = { ...paramsOf(row, language, { reason, nowMs }), minutes }
  const actionUrl = appPath(row, what)
  // What is asked about a visit that is over can wait for the morning.
  const urgency = what === 'ask_review' ? {} : { visitAt: row.startsAt }
  if (clientId !== null) {
    const { event, type, title, message } = words
    const data = { bookingNumber: row.bookingNumber }
    const notice = { event, type, title, params, actionUrl, data, ...urgency }
    const said = instead.length > 0 ? adding(message, otherTimes) : message
    await notify(db, { userId: clientId, ...notice, message: said, about })
  }
  if (!words.isMailed) return
  const path = await clientPath(db, row, what)
  await textClient(db, row, { what, words, path, nowMs, about })
  const to = row.clientEmail ?? row.guestEmail
  if (to === null) return
  if (clientId !== null && !(await wants(db, clientId, words.event, 'email'))) return
  const calendar = words.hasCalendar ? calendarOf([row], language) : undefined
  const quote = addsWords.includes(what)
    ? await messageToClients(db, row.barberId, language)
    : undefined
  const choices = instead.map(({ startsAt, path }) => ({ label: whenOf(startsAt, language), path }))
  const runAt =
    clientId !== null && what === 'ask_review' ? await waitOf(db, clientId, urgency) : undefined
  const mailed = { to, words, language, path, params, userId: clientId, calendar, quote, choices }
  await mail(db, row, { ...mailed, runAt, about })
}

const otherTimes: Text = {
  en: 'Tap to see other openings.',
  es: 'Toca para ver otros horarios.',
}

// Guests come back by a link of their own; whoever is asked about a visit answers by another.
async function clientPath(db: Db, row: BookingRow, what: Happening): Promise<`/${string}`> {
  const end = Temporal.Instant.from(row.endsAt)
  if (what === 'finish' || what === 'price_asked') {
    const expiresAt = end.add({ hours: 7 * 24 }).toString()
    return `/confirm-completion#token=${await makeLink(db, row.id, 'completion', expiresAt)}`
  }
  if (row.clientId !== null) return appPath(row, what)
  if (what === 'ask_review') {
    const asked = Temporal.Instant.from(row.completedAt ?? row.endsAt)
    const expiresAt = asked.add({ hours: reviewDays * 24 }).toString()
    return `/confirm-completion#token=${await makeLink(db, row.id, 'completion', expiresAt)}`
  }
  const expiresAt = end.add({ hours: linkDays * 24 }).toString()
  return `/guest/bookings#booking=${row.id}&link=${await makeLink(db, row.id, 'manage', expiresAt)}`
}

function appPath({ id }: BookingRow, what: Happening): `/${string}` {
  return what === 'ask_review'
    ? `/client/dashboard?tab=reviews&write=${id}`
    : `/client/bookings?booking=${id}`
}

type ToStaff = { userId: string; what: Happening; words: Words; reason: string }

async function tellStaff(db: Db, row: BookingRow, { userId, what, words, reason }: ToStaff) {
  const { email, language } = await findContact(db, userId)
  const params = paramsOf(row, language, { reason })
  const path = what === 'flagged' ? questionPath(row) : staffPath(row, userId)
  const { event, type, title, message } = words
  const data = { bookingNumber: row.bookingNumber }
  const visitAt = row.startsAt
  await notify(db, { userId, event, type, title, message, params, actionUrl: path, data, visitAt })
  if (!words.isMailed || !(await wants(db, userId, event, 'email'))) return
  const runAt = await waitOf(db, userId, { visitAt })
  const line = fill(message, language, params)
  if (often.includes(what) && (await collect(db, { userId, bookingId: row.id, line, runAt })))
    return
  await mail(db, row, { to: email, words, language, path, params, userId, runAt })
}

// What clients can do again and again.
const often: Happening[] = ['confirm', 'request', 'cancel_by_client', 'reschedule']

const questionPath = ({ id }: BookingRow) => `/confirm-completion?booking=${id}` as const

function staffPath({ id, barberId }: BookingRow, userId: string): `/${string}` {
  return userId === barberId
    ? `/barber/dashboard?tab=bookings&booking=${id}`
    : `/employee/dashboard?tab=schedule&booking=${id}`
}

type Mailed = {
  to: string
  words: Words
  language: Language
  path: `/${string}`
  params: ReturnType<typeof paramsOf>
  userId: string | null
  calendar?: string | undefined
  quote?: string | undefined
  choices?: { label: string; path: `/${string}` }[]
  runAt?: string | undefined
  about?: About | undefined
}

function mail(db: Db, row: BookingRow, mailed: Mailed) {
  const { to, words, language, path, params, userId, calendar, quote, choices, runAt, about } =
    mailed
  return queueMail(db, {
    kind: 'booking',
    to,
    language,
    ...(userId !== null && { userId }),
    ...(calendar !== undefined && { calendar }),
    runAt,
    about,
    data: {
      title: { en: fill(words.title, 'en', params), es: fill(words.title, 'es', params) },
      message: fill(words.message, language, params),
      bookingNumber: row.bookingNumber,
      when: whenOf(row.startsAt, language),
      shop: row.shopName,
      address: row.address,
      professional: row.providerName,
      ...sumsOf(row, language),
      path,
      ...(quote && { quote }),
      ...(choices?.length && { choices }),
      button: words.button,
    },
  })
}
