import { fill, type Language } from '#contract/language.ts'
import type { Db } from '#server/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import type { About } from '#server/tasks.ts'
import { mayText } from './numbers.ts'
import { countSmsOf, insertSms } from './queries.ts'
import { textOf, type SmsData, type SmsTemplate } from './templates.ts'

export { mayText } from './numbers.ts'
export { listSms } from './queries.ts'
export { configureSms } from './settings.ts'
export type { VisitTemplate } from './templates.ts'

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
export async function queueSms<Template extends SmsTemplate>(db: Db, sms: Sms<Template>) {
  const { to, template, language, userId, bookingId, about, data } = sms
  const body = fill(textOf(template), language, data)
  const holds = { aboutStart: about?.startsAt, trueUntil: about?.trueUntil }
  const row = { toPhone: to, template, language, userId, bookingId, body, ...holds }
  // Written down, so that support finds out why nothing came.
  if (!mayText(to)) return insertSms(db, { ...row, state: 'suppressed', lastError: 'country' })
  if (bookingId && (await countSmsOf(db, bookingId)) >= mostPerBooking)
    return insertSms(db, { ...row, state: 'suppressed', lastError: 'enough for one visit' })
  const smsId = await insertSms(db, row)
  await enqueue(db, 'send-sms', { smsId }, { jobKey: `sms:${smsId}` })
  return smsId
}
