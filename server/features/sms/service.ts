import { fill, type Language } from '#contract/language.ts'
import type { Caller } from '#server/caller.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { isPaused } from '#server/features/flags/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import type { About } from '#server/tasks.ts'
import { countSmsOf, insertSms, listSms } from './queries.ts'
import { readAccount } from './twilio.ts'
import { textOf, type BookingTemplate, type SmsData, type SmsTemplate } from './templates.ts'

const mostPerBooking = 4

type Sms<Template extends SmsTemplate> = {
  to: string
  template: Template
  language: Language
  userId?: string
  bookingId?: string
  about?: About | undefined
  data: SmsData[Template]
}

// Written in the caller's transaction, sent by the worker once that has committed.
export async function queueSms<Template extends SmsTemplate>(
  { db, config }: Pick<Caller, 'db' | 'config'>,
  sms: Sms<Template>,
) {
  const { to, template, language, userId, bookingId, about, data } = sms
  const body = fill(textOf(template), language, data)
  const holds = { aboutStart: about?.startsAt, trueUntil: about?.trueUntil }
  const row = { toPhone: to, template, language, userId, bookingId, body, ...holds }
  // Recorded, so that support can see why it was not sent.
  if (!mayText(config, to))
    return insertSms(db, { ...row, state: 'suppressed', lastError: 'country' })
  if (await isPaused(db, 'sms_paused'))
    return insertSms(db, { ...row, state: 'suppressed', lastError: 'paused' })
  if (bookingId && (await countSmsOf(db, bookingId)) >= mostPerBooking)
    return insertSms(db, { ...row, state: 'suppressed', lastError: 'enough for one visit' })
  const smsId = await insertSms(db, row)
  await enqueue(db, 'send-sms', { smsId }, { jobKey: `sms:${smsId}` })
  return smsId
}

export type BookingSmsTemplate = BookingTemplate

export function readSms(db: Db) {
  return listSms(db)
}

// Throws when the provider is away or refuses us.
export function checkProvider(config: Config) {
  return readAccount(config)
}

// Which numbers get text messages. +1 covers more than the United States and Canada: messages to
// some islands cost many times as much, which SMS fraud exploits. https://nationalnanpa.com:
// countries and territories of +1 that are neither.
const islands =
  '242,246,264,268,284,345,441,473,649,658,664,721,758,767,784,809,829,849,868,869,876'.split(',')
const canada = (
  '204,226,236,249,250,257,263,289,306,343,354,365,367,368,382,387,403,416,418,428,431,437,438,450,' +
  '460,468,474,506,514,519,537,548,568,579,581,584,587,604,613,639,647,672,683,705,709,742,753,778,' +
  '780,782,807,819,825,867,873,879,902,905,942'
).split(',')
// Toll-free, premium and personal numbers, and area codes that do not exist.
const noPlace =
  /^(8(00|22|33|44|55|66|77|88)|900|700|5(00|21|22|23|24|25|26|27|28|29|32|33|38|4[24]|66|77|88)|6(00|22)|.9.)$/
const american = /^\+1([2-9]\d{2})[2-9]\d{6}$/

export function mayText({ SMS_COUNTRIES }: Config, phone: string) {
  if (SMS_COUNTRIES === 'all') return true
  return SMS_COUNTRIES.split(',').some((country) =>
    country.startsWith('+') ? phone.startsWith(country) : countryOf(phone) === country,
  )
}

function countryOf(phone: string) {
  const [, area = ''] = american.exec(phone) ?? []
  if (area === '' || islands.includes(area) || noPlace.test(area)) return null
  return canada.includes(area) ? 'CA' : 'US'
}
