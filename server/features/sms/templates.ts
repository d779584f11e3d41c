import type { Text } from '#contract/language.ts'

// Every text message we send. Characters of the GSM alphabet keep each within 160.
const templates = {
  code: {
    en: "{code} is your Kempt code. It works for 10 minutes. We'll never ask for it.",
    es: '{code} es tu código de Kempt. Funciona 10 minutos. Nunca te lo pediremos.',
  },
  confirmation: {
    en: 'Kempt: booked at {shop}, {when}. Number {number}.',
    es: 'Kempt: cita en {shop}, {when}. Número {number}.',
  },
  reminder_24h: {
    en: 'Kempt: {shop}, {when}.{terms}',
    es: 'Kempt: {shop}, {when}.{terms}',
  },
  reminder_2h: {
    en: 'Kempt: see you soon at {shop}, {when}. {address}',
    es: 'Kempt: nos vemos pronto en {shop}, {when}. {address}',
  },
  changed: {
    en: 'Kempt: your appointment at {shop} is now {when}.{terms} Number {number}.',
    es: 'Kempt: tu cita en {shop} es ahora {when}.{terms} Número {number}.',
  },
  cancelled: {
    en: 'Kempt: {shop} had to cancel {when}. You pay nothing.',
    es: 'Kempt: {shop} tuvo que cancelar {when}. No pagas nada.',
  },
  late: {
    en: 'Kempt: {shop} is running about {minutes} minutes late for {when}.',
    es: 'Kempt: {shop} va unos {minutes} minutos tarde ({when}).',
  },
  completion_link: {
    en: 'Kempt: how was {shop}? {link}',
    es: 'Kempt: ¿qué tal {shop}? {link}',
  },
  waitlist_offer: {
    en: 'Kempt: a spot opened at {shop}, {when}. Be quick: {link}',
    es: 'Kempt: se abrió un lugar en {shop}, {when}. Date prisa: {link}',
  },
} satisfies Record<string, Text>

// Each template uses some of these.
type Visit = {
  shop: string
  when: string
  number: string
  // What canceling costs, with a leading space; empty if there is nothing to say.
  terms: string
  address: string
  minutes: string
  link: string
}

export type BookingTemplate = Exclude<keyof typeof templates, 'code' | 'waitlist_offer'>

export type SmsData = {
  code: { code: string }
  waitlist_offer: { shop: string; when: string; link: string }
} & Record<BookingTemplate, Visit>
export type SmsTemplate = keyof SmsData

export function textOf(template: SmsTemplate): Text {
  return templates[template]
}
