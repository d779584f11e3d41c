// Mail settings of this server. Set once at the start, because callers that queue a mail have only
// a database, and links need the public address.
import { readConfig, type Config } from '#server/config.ts'

type MailSettings = Pick<
  Config,
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'INQUIRY_EMAIL'
  | 'SUPPORT_EMAIL'
  | 'SMS_PROVIDER'
  | 'HOST'
  | 'publicUrl'
>

let settings: MailSettings = readConfig({})

export function configureMail(given: MailSettings) {
  settings = given
}

export function currentSettings() {
  return settings
}

// Without SMTP, mails of a server that only the local machine can reach are readable at /dev/mail.
// A public address means that a proxy lets others in.
export function isMailReadable({ SMTP_URL, HOST, publicUrl }: MailSettings = settings) {
  const { hostname } = new URL(publicUrl)
  return SMTP_URL === undefined && isLoopback(HOST) && isLoopback(hostname)
}

export function isLoopback(host: string) {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
}
