// Everyone whom a refund concerns is told: the client, the barber who pays for it, and the
// administrators who approve it or asked for it.
import { fill, type Text } from '#contract/language.ts'
import type { RefundOrder } from '#contract/money/refunds.ts'
import type { Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import { moneyOf } from '#server/formats.ts'

const texts = {
  card: {
    title: { en: "We're refunding {amount}", es: 'Te devolvemos {amount}' },
    message: {
      en: '{amount} for your appointment at {shop} goes back to your card. It can take a few days to show.{note}',
      es: '{amount} de tu cita en {shop} vuelven a tu tarjeta. Puede tardar unos días en aparecer.{note}',
    },
  },
  credit: {
    title: { en: 'You have {amount} of credit', es: 'Tienes {amount} de crédito' },
    message: {
      en: 'We added {amount} to your credit for your appointment at {shop}. It counts toward your next one.{note}',
      es: 'Te dimos {amount} de crédito por tu cita en {shop}. Sirve para la próxima.{note}',
    },
  },
  instead: {
    title: { en: 'You have {amount} of credit', es: 'Tienes {amount} de crédito' },
    message: {
      en: 'Your card did not take our refund of {amount} for {shop}. You have it as credit now, and it counts toward your next appointment.',
      es: 'Tu tarjeta no aceptó nuestro reembolso de {amount} de {shop}. Ahora lo tienes como crédito y sirve para tu próxima cita.',
    },
  },
  barber: {
    title: { en: 'A client got {amount} back', es: 'Un cliente recibió {amount} de vuelta' },
    message: {
      en: 'We refunded {amount} for {number}. {cost} comes out of your balance, and our commission for that part goes back to you.',
      es: 'Devolvimos {amount} de la cita {number}. {cost} salen de tu saldo, y te devolvemos nuestra comisión de esa parte.',
    },
  },
  // No commission was charged.
  barberAll: {
    title: { en: 'A client got {amount} back', es: 'Un cliente recibió {amount} de vuelta' },
    message: {
      en: 'We refunded {amount} for {number}. It comes out of your balance.',
      es: 'Devolvimos {amount} de la cita {number}. Salen de tu saldo.',
    },
  },
  till: {
    title: { en: 'You got {amount} back', es: 'Te devolvieron {amount}' },
    message: {
      en: "{shop} says they gave you {amount} back for your appointment. If that's not right, please tell us.{note}",
      es: '{shop} dice que te devolvió {amount} de tu cita. Si no fue así, avísanos.{note}',
    },
  },
  barberTill: {
    title: { en: 'You gave a client {amount} back', es: 'Devolviste {amount} a un cliente' },
    message: {
      en: 'We noted that {amount} for {number} came from your till. {commission} of commission goes back to you.',
      es: 'Anotamos que {amount} de la cita {number} salieron de tu caja. Te devolvemos {commission} de comisión.',
    },
  },
  asked: {
    title: { en: 'A refund waits for you', es: 'Un reembolso te espera' },
    message: {
      en: '{amount} for {number} at {shop} needs a second person.',
      es: '{amount} de la cita {number} en {shop} necesita a una segunda persona.',
    },
  },
  approved: {
    title: { en: 'Your refund was approved', es: 'Aprobaron tu reembolso' },
    message: {
      en: '{amount} for {number} is on its way. {reason}',
      es: '{amount} de la cita {number} van en camino. {reason}',
    },
  },
  declined: {
    title: { en: 'Your refund was declined', es: 'Rechazaron tu reembolso' },
    message: {
      en: "{amount} for {number} wasn't given back. Why: {reason}",
      es: 'No se devolvieron {amount} de la cita {number}. Motivo: {reason}',
    },
  },
  expired: {
    title: { en: 'Nobody approved your refund', es: 'Nadie aprobó tu reembolso' },
    message: {
      en: "{amount} for {number} wasn't decided in time. Ask again if it's still due.",
      es: 'Nadie decidió a tiempo sobre {amount} de la cita {number}. Pídelo otra vez si aún corresponde.',
    },
  },
} satisfies Record<string, { title: Text; message: Text }>

const tabOf = { card: 'payments', credit: 'promotions', till: 'invoices' } as const

type Given = Pick<RefundOrder, 'method' | 'note'> & { cents: number }

// A guest gets a mail, if they left an address.
export async function tellClient(db: Db, booking: BookingRow, { method, cents, note }: Given) {
  const { clientId, guestEmail, guestName, language, shopName: shop, id: bookingId } = booking
  const params = { amount: moneyOf(cents, 'en'), shop, note: note === '' ? '' : `\n\n${note}` }
  const said = texts[method]
  if (clientId !== null)
    return notify(db, {
      userId: clientId,
      event: method === 'credit' ? 'credit' : 'invoice',
      type: 'payment_received',
      ...said,
      params,
      data: { bookingId, isRefund: true },
      actionUrl: `/client/dashboard?tab=${tabOf[method]}`,
      isMailed: true,
    })
  if (guestEmail === null) return
  const message = fill(said.message, language, params)
  const data = { name: guestName ?? '', title: said.title, message, params, path: '/' as const }
  await queueMail(db, { kind: 'notice', to: guestEmail, language, bookingId, data })
}

type Credited = { clientId: string; bookingId: string; shop: string; cents: number }

// The card did not take what we had promised.
export async function tellOfCredit(db: Db, { clientId, bookingId, shop, cents }: Credited) {
  await notify(db, {
    userId: clientId,
    event: 'credit',
    type: 'payment_received',
    ...texts.instead,
    params: { shop, amount: moneyOf(cents, 'en') },
    data: { bookingId, isRefund: true },
    actionUrl: '/client/dashboard?tab=promotions',
    isMailed: true,
  })
}

type Cost = { cents: number; barberCents: number; commissionCents: number }

export async function tellBarber(db: Db, booking: BookingRow, cost: Cost) {
  const { cents, barberCents, commissionCents } = cost
  const { barberId: userId, bookingNumber: number } = booking
  await notify(db, {
    userId,
    event: 'payment',
    type: 'other',
    ...(commissionCents === 0 ? texts.barberAll : texts.barber),
    params: { number, amount: moneyOf(cents, 'en'), cost: moneyOf(barberCents, 'en') },
    data: { bookingNumber: number, isMoney: true },
    actionUrl: '/barber/dashboard?tab=earnings',
    isMailed: true,
  })
}

// An administrator noted it for them.
export async function tellOfTill(db: Db, booking: BookingRow, cost: Omit<Cost, 'barberCents'>) {
  const { cents, commissionCents } = cost
  const { barberId: userId, bookingNumber: number } = booking
  const amounts = { amount: moneyOf(cents, 'en'), commission: moneyOf(commissionCents, 'en') }
  await notify(db, {
    userId,
    event: 'payment',
    type: 'other',
    ...texts.barberTill,
    params: { number, ...amounts },
    data: { bookingNumber: number, isMoney: true },
    actionUrl: '/barber/dashboard?tab=earnings',
    isMailed: true,
  })
}

type Asked = { id: string; amountCents: number; askedBy: string }

const placeOf = (id: string) => `/admin/dashboard?tab=refunds&refund=${id}` as const

export async function tellApprovers(db: Db, booking: BookingRow, asked: Asked) {
  const { shopName: shop, bookingNumber: number } = booking
  await notifyAdmins(db, 'refunds.approve', {
    event: 'support',
    type: 'other',
    ...texts.asked,
    params: { shop, number, amount: moneyOf(asked.amountCents, 'en') },
    data: { bookingNumber: number, isMoney: true },
    actionUrl: placeOf(asked.id),
    exceptId: asked.askedBy,
  })
}

type Decided = Asked & {
  bookingNumber: string
  state: 'approved' | 'declined' | 'expired'
  reason: string
}

export async function tellAsker(db: Db, decided: Decided) {
  const { id, askedBy: userId, bookingNumber: number, state, reason, amountCents } = decided
  await notify(db, {
    userId,
    event: 'support',
    type: 'other',
    ...texts[state],
    params: { number, reason, amount: moneyOf(amountCents, 'en') },
    data: { bookingNumber: number, isMoney: true },
    actionUrl: placeOf(id),
  })
}
