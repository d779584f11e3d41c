// Mail, text messages and push: whether the server behind them answers, and what waits.
import { createTransport } from 'nodemailer'
import { checkProvider } from '#server/features/sms/service.ts'
import type { JobContext } from '#server/tasks.ts'
import { findMailTrouble, findPushTrouble, findSmsTrouble, type Finding } from './queries.ts'

type Context = Pick<JobContext, 'db' | 'config'>

const timeouts = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 3000 }
const lateMinutes = { warning: 2, failing: 10 }

// Signs in at the mail server, without sending anything.
export async function checkMail({ db, config }: Context): Promise<Finding> {
  if (config.SMTP_URL === undefined) return { state: 'off', cause: 'mail_off' }
  const { late, minutes, dead, sent } = await findMailTrouble(db)
  const transport = createTransport({ url: config.SMTP_URL, ...timeouts })
  await transport.verify().finally(() => transport.close())
  const waited = minutes ?? 0
  if (late > 0 && waited >= lateMinutes.warning)
    return {
      state: waited >= lateMinutes.failing ? 'failing' : 'warning',
      cause: 'mail_late',
      facts: { count: late, minutes: waited },
    }
  if (dead > 0) return { state: 'warning', cause: 'mail_dead', facts: { count: dead } }
  return { state: 'ok', cause: 'mail_ok', facts: { sent } }
}

// Some numbers do not exist, so a few failures are normal.
const fewFailures = 3

export async function checkSms({ db, config }: Context): Promise<Finding> {
  if (config.SMS_PROVIDER === 'log') return { state: 'off', cause: 'sms_off' }
  await checkProvider(config)
  const { failed, sent } = await findSmsTrouble(db)
  const facts = { failed, sent }
  if (failed >= fewFailures && failed > sent)
    return { state: 'failing', cause: 'sms_failed', facts }
  if (failed >= fewFailures && failed * 10 > sent)
    return { state: 'warning', cause: 'sms_failed', facts }
  return { state: 'ok', cause: 'sms_ok', facts }
}

const manyDead = 5

export async function checkPush({ db }: Context): Promise<Finding> {
  const { dead, retried } = await findPushTrouble(db)
  if (dead > 0)
    return {
      state: dead >= manyDead ? 'failing' : 'warning',
      cause: 'push_dead',
      facts: { count: dead },
    }
  if (retried > 0) return { state: 'warning', cause: 'push_late', facts: { count: retried } }
  return { state: 'ok', cause: 'push_ok' }
}
