import { fill, type Language } from '#contract/language.ts'
import type { Db } from '#server/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { insertSms } from './queries.ts'
import { textOf, type SmsData, type SmsTemplate } from './templates.ts'

export { listSms } from './queries.ts'
export { configureSms } from './settings.ts'

type Sms<Template extends SmsTemplate> = {
  to: string
  template: Template
  language: Language
  userId?: string
  data: SmsData[Template]
}

// Written in the caller's transaction, sent by the worker once that has committed.
export async function queueSms<Template extends SmsTemplate>(db: Db, sms: Sms<Template>) {
  const { to, template, language, userId, data } = sms
  const body = fill(textOf(template), language, data)
  const smsId = await insertSms(db, { toPhone: to, template, language, userId, body })
  await enqueue(db, 'send-sms', { smsId }, { jobKey: `sms:${smsId}` })
  return smsId
}
