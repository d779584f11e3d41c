// Tells a barber of a new statement, in the app and by mail.
import type { BarberId } from '#contract/ids.ts'
import { fill, type Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'
import { moneyOf } from '#server/formats.ts'
import { monthWords } from '#server/pdf/print-words.ts'
import type { StatementDocument } from './statement-document.ts'
import { statementTexts as texts } from './statement-texts.ts'

type Issued = { barberId: BarberId; number: string; document: StatementDocument }

export async function tellBarber(db: Db, issued: Issued) {
  const { barberId, number, document } = issued
  await notify(db, {
    userId: barberId,
    event: 'invoice',
    type: 'invoice_generated',
    title: texts.ready,
    message: { en: messageIn('en', issued), es: messageIn('es', issued) },
    actionUrl: '/barber/dashboard?tab=earnings',
    data: { invoice_number: number, amount: document.closingCents / 100, isMoney: true },
    isMailed: true,
  })
}

function messageIn(language: Language, { number, document: { month, closingCents } }: Issued) {
  const amount = moneyOf(Math.abs(closingCents), language)
  const params = { number, month: monthWords(month, language), amount }
  return fill(textFor(closingCents), language, params)
}

function textFor(cents: number) {
  if (cents === 0) return texts.readyEven
  return cents < 0 ? texts.readyOwed : texts.readyOwing
}
