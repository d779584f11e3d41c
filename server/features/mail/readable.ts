import { isLoopback, type Config } from '#server/config.ts'

// Without SMTP, mails of a server that only the local machine can reach are readable at /dev/mail.
// A public address means that a proxy lets others in.
export function isMailReadable({ SMTP_URL, HOST, publicUrl }: Config) {
  const { hostname } = new URL(publicUrl)
  return SMTP_URL === undefined && isLoopback(HOST) && isLoopback(hostname)
}
