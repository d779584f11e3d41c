import type { Text } from '#contract/language.ts'

// Every text message we send. Plain letters of the GSM alphabet keep one within 160 characters.
const templates = {
  code: {
    en: '{code} is your Kempt code. It works for 10 minutes. We never ask for it.',
    es: '{code} es tu código de Kempt. Funciona 10 minutos. Nunca te lo pediremos.',
  },
  confirmation: {
    en: 'Kempt: booked at {shop}, {when}. Number {number}.',
    es: 'Kempt: cita en {shop}, {when}. Número {number}.',
  },
  reminder_24h: {
    en: 'Kempt: {shop}, {when}. Free cancellation until {deadline}.',
    es: 'Kempt: {shop}, {when}. Cancelar es gratis hasta {deadline}.',
  },
  reminder_2h: {
    en: 'Kempt: see you soon at {shop}, {when}. {address}',
    es: 'Kempt: nos vemos pronto en {shop}, {when}. {address}',
  },
} satisfies Record<string, Text>

type Visit = { shop: string; when: string }

export type SmsData = {
  code: { code: string }
  confirmation: Visit & { number: string }
  reminder_24h: Visit & { deadline: string }
  reminder_2h: Visit & { address: string }
}
export type SmsTemplate = keyof SmsData

export function textOf(template: SmsTemplate): Text {
  return templates[template]
}
