// A notification as a mail, for events without their own mail.
import type { Params, Text } from '#contract/language.ts'
import type { Letter } from './letter.ts'

type Notice = {
  name: string
  title: Text
  // Already filled in, in the recipient's language.
  message: string
  params: Params
  path: `/${string}`
}

export const noticeMails = {
  notice: ({ name, title, message, params, path }: Notice): Letter => ({
    subject: title,
    heading: title,
    name,
    params: { ...params, message },
    paragraphs: [{ en: '{message}', es: '{message}' }],
    button: { label: { en: 'Take a look', es: 'Ver' }, path },
  }),
}
