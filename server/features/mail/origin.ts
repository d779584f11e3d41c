// Code that queues a mail often has only a database and does not know the server's public address.
// Mails are stored with this origin in their links, and get the real one when sent or shown.
import type { Config } from '#server/config.ts'
import { escape } from './layout.ts'

export const storedOrigin = 'https://origin.kempt.invalid'

export function withPublicUrl<Mail extends { html: string; body: string }>(
  mail: Mail,
  { publicUrl }: Config,
) {
  const fill = (text: string, origin: string) => text.replaceAll(storedOrigin, () => origin)
  return { ...mail, html: fill(mail.html, escape(publicUrl)), body: fill(mail.body, publicUrl) }
}
