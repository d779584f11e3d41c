import type { JobContext } from '#server/jobs.ts'
import { countTry, setNotSent, setSent } from './queries.ts'
import { smsSettings } from './settings.ts'
import { sendByTwilio } from './twilio.ts'

// About ten minutes with the worker's growing pauses: a code that comes later is of no use.
export const mostTries = 6

export async function sendSms(smsId: string, { db, log }: JobContext) {
  const { SMS_PROVIDER } = smsSettings()
  const sms = await countTry(db, smsId, SMS_PROVIDER)
  if (sms === undefined) return
  // Read at /dev/mail instead of on a phone.
  if (SMS_PROVIDER === 'log') return setSent(db, smsId, { reference: null, keepsBody: true })

  const answer = await sendByTwilio(sms.toPhone, sms.body).catch(async (error: unknown) => {
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
