import type { Text } from '#contract/language.ts'

export const statementTexts = {
  title: { en: 'Statement', es: 'Estado de cuenta' },
  opening: { en: 'Balance on {day}', es: 'Saldo al {day}' },
  closing: { en: 'Balance on {day}', es: 'Saldo al {day}' },
  day: { en: 'Date', es: 'Fecha' },
  what: { en: 'What', es: 'Concepto' },
  price: { en: 'Price', es: 'Precio' },
  commission: { en: 'Commission', es: 'Comisión' },
  change: { en: 'Change', es: 'Cambio' },
  changed: { en: 'Change in the month', es: 'Cambio del mes' },
  reversal: { en: 'Taken back', es: 'Revertido' },
  refund: { en: 'Refund to the client', es: 'Reembolso al cliente' },
  waived: { en: 'Commission returned: your own client', es: 'Comisión devuelta: cliente tuyo' },
  charged: { en: 'Charged to the card on file', es: 'Cobrado a la tarjeta guardada' },
  fee: { en: 'Fee', es: 'Cargo' },
  tip: { en: 'Tip by card', es: 'Propina con tarjeta' },
  payout: { en: 'Payout to your bank', es: 'Depósito a tu banco' },
  debt: { en: 'Paid by card', es: 'Pagado con tarjeta' },
  other: { en: 'Adjustment', es: 'Ajuste' },
  owed: { en: 'you owe Kempt', es: 'debes a Kempt' },
  owing: { en: 'Kempt owes you', es: 'Kempt te debe' },
  even: { en: 'nothing is owed', es: 'no se debe nada' },
  none: { en: 'Nothing changed in this month.', es: 'Este mes no hubo cambios.' },
  note: {
    en: 'What clients pay at your shop is yours and is not part of this balance. Its commission is: a negative balance is commission that you owe Kempt. Tips at the shop have no commission.',
    es: 'Lo que los clientes pagan en tu barbería es tuyo y no forma parte de este saldo. Su comisión sí: un saldo negativo es comisión que debes a Kempt. Las propinas en la barbería no tienen comisión.',
  },
  ready: { en: 'Your monthly statement is ready', es: 'Tu estado de cuenta está listo' },
  readyEven: {
    en: 'Statement {number} for {month}. Nothing is owed.',
    es: 'Estado de cuenta {number} de {month}. No se debe nada.',
  },
  readyOwed: {
    en: 'Statement {number} for {month}. You owe Kempt {amount}.',
    es: 'Estado de cuenta {number} de {month}. Debes {amount} a Kempt.',
  },
  readyOwing: {
    en: 'Statement {number} for {month}. Kempt owes you {amount}.',
    es: 'Estado de cuenta {number} de {month}. Kempt te debe {amount}.',
  },
  page: { en: 'Page {page} of {pages}', es: 'Página {page} de {pages}' },
} satisfies Record<string, Text>
