// What barbers and administrators hear about payouts.
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import { moneyOf } from '#server/formats.ts'

const texts = {
  bank: {
    title: { en: 'Your bank account changed', es: 'Cambió tu cuenta bancaria' },
    message: {
      en: "Payouts now go to the account ending in {last4}. To keep your money safe, nothing is sent there for 48 hours. If this wasn't you, contact us right away.",
      es: 'Tus depósitos ahora van a la cuenta terminada en {last4}. Por seguridad, no enviamos nada ahí durante 48 horas. Si no fuiste tú, avísanos de inmediato.',
    },
  },
  sent: {
    title: { en: '{amount} is on its way to you', es: '{amount} van en camino' },
    message: {
      en: 'We sent {amount} to your bank account ending in {last4}. It usually arrives in one or two business days.',
      es: 'Enviamos {amount} a tu cuenta terminada en {last4}. Suele llegar en uno o dos días hábiles.',
    },
  },
  returned: {
    title: { en: 'Your payout came back', es: 'Tu depósito regresó' },
    message: {
      en: "Your bank didn't take {amount} for the account ending in {last4}. The money is in your balance again. Check your bank account in Earnings, or add another one, and we'll send it with the next payout.",
      es: 'Tu banco no aceptó {amount} para la cuenta terminada en {last4}. El dinero está otra vez en tu saldo. Revisa tu cuenta en Ingresos o agrega otra, y lo enviamos con el próximo depósito.',
    },
  },
  refused: {
    title: { en: "We couldn't send your payout", es: 'No pudimos enviar tu depósito' },
    message: {
      en: "{amount} couldn't be sent and is in your balance again. Check your payout account in Earnings: something may be missing there.",
      es: '{amount} no se pudieron enviar y están otra vez en tu saldo. Revisa tu cuenta de depósitos en Ingresos: puede faltar algo.',
    },
  },
  short: {
    title: { en: 'Our balance is too low for payouts', es: 'Nuestro saldo no alcanza' },
    message: {
      en: 'A payout of {amount} waits: our balance at the provider is too low. It is tried again tomorrow.',
      es: 'Un depósito de {amount} espera: nuestro saldo en el proveedor no alcanza. Se intenta mañana otra vez.',
    },
  },
  asked: {
    title: { en: 'An order about money waits for you', es: 'Una orden de dinero te espera' },
    message: {
      en: '{amount} of barbers’ money needs a second person.',
      es: '{amount} de dinero de barberos necesita a una segunda persona.',
    },
  },
  approved: {
    title: { en: 'Your order was approved', es: 'Aprobaron tu orden' },
    message: { en: '{amount} is done. {reason}', es: '{amount} está hecho. {reason}' },
  },
  declined: {
    title: { en: 'Your order was declined', es: 'Rechazaron tu orden' },
    message: {
      en: 'Nothing moved of {amount}. Why: {reason}',
      es: 'No se movió nada de {amount}. Motivo: {reason}',
    },
  },
  red: {
    title: {
      en: 'The books do not match the provider',
      es: 'Los libros no coinciden con el proveedor',
    },
    message: {
      en: '{count} movements do not match, {amount} in all. Payouts are stopped until they do.',
      es: '{count} movimientos no coinciden, {amount} en total. Los depósitos están detenidos hasta que coincidan.',
    },
  },
} satisfies Record<string, { title: Text; message: Text }>

const earnings = '/barber/dashboard?tab=earnings'
const transfers = '/admin/transfers'

export async function tellOfBank(db: Db, userId: string, last4: string) {
  await notify(db, {
    userId,
    event: 'account',
    type: 'other',
    ...texts.bank,
    params: { last4 },
    data: { isMoney: true },
    actionUrl: earnings,
    isMailed: true,
  })
}

type Told = { barberId: string; amountCents: number; bankLast4: string | null }

export async function tellOfPayout(
  db: Db,
  kind: 'sent' | 'returned' | 'refused',
  { barberId: userId, amountCents, bankLast4 }: Told,
) {
  await notify(db, {
    userId,
    event: 'payment',
    type: kind === 'sent' ? 'payment_received' : 'other',
    ...texts[kind],
    params: { amount: moneyOf(amountCents, 'en'), last4: bankLast4 ?? '' },
    data: { isMoney: true },
    actionUrl: earnings,
    isMailed: true,
  })
}

export async function tellOfShortage(db: Db, amountCents: number) {
  await notifyAdmins(db, 'payouts.write', {
    event: 'support',
    type: 'other',
    ...texts.short,
    params: { amount: moneyOf(amountCents, 'en') },
    data: { isMoney: true },
    actionUrl: transfers,
    isMailed: true,
  })
}

export async function tellOfDifference(db: Db, { count, cents }: { count: number; cents: number }) {
  await notifyAdmins(db, 'payouts.write', {
    event: 'support',
    type: 'other',
    ...texts.red,
    params: { count: String(count), amount: moneyOf(cents, 'en') },
    data: { isMoney: true },
    actionUrl: transfers,
    isMailed: true,
  })
}

export async function tellApprovers(db: Db, asked: { amountCents: number; askedBy: string }) {
  await notifyAdmins(db, 'payouts.write', {
    event: 'support',
    type: 'other',
    ...texts.asked,
    params: { amount: moneyOf(Math.abs(asked.amountCents), 'en') },
    data: { isMoney: true },
    actionUrl: transfers,
    exceptId: asked.askedBy,
  })
}

type Decided = {
  askedBy: string
  amountCents: number
  state: 'approved' | 'declined'
  reason: string
}

export async function tellAsker(db: Db, { askedBy: userId, amountCents, state, reason }: Decided) {
  await notify(db, {
    userId,
    event: 'support',
    type: 'other',
    ...texts[state],
    params: { amount: moneyOf(Math.abs(amountCents), 'en'), reason },
    data: { isMoney: true },
    actionUrl: transfers,
  })
}
