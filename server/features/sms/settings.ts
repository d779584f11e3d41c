// SMS settings of this server. Set once at the start, as with mail.
import { readConfig, type Config } from '#server/config.ts'

type SmsSettings = Pick<
  Config,
  | 'SMS_PROVIDER'
  | 'SMS_COUNTRIES'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM'
  | 'TWILIO_API_URL'
>

let settings: SmsSettings = readConfig({})

export function configureSms(given: SmsSettings) {
  const { SMS_PROVIDER, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = given
  const isComplete = TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM
  if (SMS_PROVIDER === 'twilio' && !isComplete)
    throw new Error(
      'SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.',
    )
  settings = given
}

export function smsSettings() {
  return settings
}
