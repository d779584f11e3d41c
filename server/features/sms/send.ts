import type { JobContext } from '#server/tasks.ts'
import { isPaused } from '#server/features/flags/service.ts'
import { isWithin } from '#server/features/rate-limits/service.ts'
import { countTry, dropUntrue, setNotSent, setSent } from './queries.ts'
import { sendByTwilio } from './twilio.ts'

// About ten minutes with the worker's backoff: a later code is useless.
export const mostTries = 6

export async function sendSms(smsId: string, { db, config, log }: JobContext) {
  const { SMS_PROVIDER } = config
  if (await dropUntrue(db, smsId)) return
  // Not sent later: a reminder or a code is of no use then.
  if (await isPaused(db, 'sms_paused'))
    return setNotSent(db, smsId, { error: 'paused', state: 'suppressed' })
  const sms = await countTry(db, smsId, SMS_PROVIDER)
  if (sms === undefined) return
  if (sms.attempts === 1 && !(await isWithin(db, dayOf(sms))))
    return setNotSent(db, smsId, { error: 'enough for one day', state: 'suppressed' })
  // Readable at /dev/mail instead of on a phone.
  if (SMS_PROVIDER === 'log') return setSent(db, smsId, { reference: null, keepsBody: true })

  const answer = await sendByTwilio(config, sms.toPhone, sms.body).catch(async (error: unknown) => {
    const isLast = sms.attempts >= mostTries
    const reason = error instanceof Error ? error.message : String(error)
    await setNotSent(db, smsId, { error: reason, state: isLast ? 'failed' : 'queued' })
    if (!isLast) throw error
    log.error({ sms: smsId, tries: sms.attempts }, 'a text message is dead')
    return undefined
  })
  if (answer?.outcome === 'sent')
    await setSent(db, smsId, { reference: answer.reference, keepsBody: false })
  else if (answer)
    await setNotSent(db, smsId, {
      error: answer.reason,
      state: answer.outcome === 'stopped' ? 'suppressed' : 'failed',
    })
}

// Per number and purpose. A guest's number may belong to someone else, so its limit is lower.
const mostADay = { account: 20, guest: 6, code: 6 }

type Sms = { toPhone: string; template: string; userId: string | null }

function dayOf({ toPhone, template, userId }: Sms) {
  const purpose = template === 'code' ? 'code' : userId === null ? 'guest' : 'account'
  return { key: `sms:${purpose}:${toPhone}`, points: mostADay[purpose], seconds: 24 * 3600 }
}
