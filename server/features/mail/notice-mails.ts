// A notification by email, for those without an email of their own.
import type { Params, Text } from '#contract/language.ts'
import type { Letter } from './letter.ts'

type Notice = {
  name: string
  title: Text
  // In the reader's language already.
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
