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

type Unread = {
  name: string
  lines: string[]
  // There are more than these.
  hasMore: boolean
  when: string | null
  path: `/${string}`
}

const moreThere: Text = {
  en: 'There are more messages. Open the conversation to read them.',
  es: 'Hay más mensajes. Abre la conversación para leerlos.',
}

export const noticeMails = {
  'unread-messages': ({ name, lines, hasMore, when, path }: Unread): Letter => ({
    subject: { en: 'New message from {sender}', es: 'Nuevo mensaje de {sender}' },
    heading: { en: 'New message from {sender}', es: 'Nuevo mensaje de {sender}' },
    params: { sender: name },
    paragraphs: hasMore ? [moreThere] : [],
    quote: lines.join('\n\n'),
    facts: when === null ? [] : [[{ en: 'Appointment', es: 'Cita' }, when]],
    button: { label: { en: 'Open the conversation', es: 'Abrir la conversación' }, path },
    notes: [
      {
        en: 'To answer, open the conversation. Replies to this email are not delivered.',
        es: 'Para responder, abre la conversación. Las respuestas a este correo no llegan.',
      },
    ],
  }),
  notice: ({ name, title, message, params, path }: Notice): Letter => ({
    subject: title,
    heading: title,
    name,
    params: { ...params, message },
    paragraphs: [{ en: '{message}', es: '{message}' }],
    button: { label: { en: 'Take a look', es: 'Ver' }, path },
  }),
}
