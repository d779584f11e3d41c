import type { Text } from '#contract/language.ts'

// Every text message we send. Plain letters of the GSM alphabet keep one within 160 characters.
const templates = {
  code: {
    en: '{code} is your Kempt code. It works for 10 minutes. We never ask for it.',
    es: '{code} es tu código de Kempt. Funciona 10 minutos. Nunca te lo pediremos.',
  },
} satisfies Record<string, Text>

export type SmsData = { code: { code: string } }
export type SmsTemplate = keyof SmsData

export function textOf(template: SmsTemplate): Text {
  return templates[template]
}
