// An invoice or a credit note as a mail.
import type { Text } from '#contract/language.ts'
import type { Letter } from './letter.ts'

type InvoiceMail = {
  name: string
  title: Text
  // Already filled in, in the recipient's language.
  message: string
  number: string
  when: string
  shop: string
  // Services, discount, credit, tip and total.
  sums: { name: Text; value: string }[]
  path: `/${string}`
}

export const invoiceMails = {
  invoice: ({ name, title, message, number, when, shop, sums, path }: InvoiceMail): Letter => ({
    subject: { en: `${title.en}: {number}`, es: `${title.es}: {number}` },
    heading: title,
    name,
    params: { number, message },
    paragraphs: [{ en: '{message}', es: '{message}' }],
    facts: [
      [{ en: 'Number', es: 'Número' }, number],
      [{ en: 'Appointment', es: 'Cita' }, when],
      [{ en: 'Where', es: 'Dónde' }, shop],
      ...sums.map(({ name, value }): [Text, string] => [name, value]),
    ],
    button: { label: { en: 'Open the invoice', es: 'Abrir la factura' }, path },
  }),
}
