// Both sides of a claim are told: administrators that one waits, the barber how it ended.
import type { Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import { moneyOf } from '#server/formats.ts'

const texts = {
  opened: {
    title: { en: 'A barber knows a client', es: 'Un barbero conoce a un cliente' },
    message: {
      en: '{shop} asks for {amount} of commission back for {number}.',
      es: '{shop} pide que se le devuelva {amount} de comisión por la cita {number}.',
    },
  },
  accepted: {
    title: { en: 'Your commission came back', es: 'Te devolvimos la comisión' },
    message: {
      en: '{amount} for {number} is back in your balance. This client is now marked as yours: their next bookings have no commission.',
      es: '{amount} de la cita {number} volvió a tu saldo. Ahora es cliente tuyo: sus próximas citas no tienen comisión.',
    },
  },
  // The booking did not take place after all, so its commission is back already.
  acceptedNothing: {
    title: { en: 'This client is yours', es: 'Este cliente es tuyo' },
    message: {
      en: "{number} has no commission anymore, so there's nothing to give back. This client is now marked as yours: their next bookings have no commission.",
      es: 'La cita {number} ya no tiene comisión, así que no hay nada que devolver. Ahora es cliente tuyo: sus próximas citas no tienen comisión.',
    },
  },
  refusedNothing: {
    title: { en: 'We looked at your request', es: 'Revisamos tu solicitud' },
    message: {
      en: "{number} has no commission anymore, so there's nothing to give back. We didn't mark this client as yours. Why: {reason}",
      es: 'La cita {number} ya no tiene comisión, así que no hay nada que devolver. No marcamos a este cliente como tuyo. Motivo: {reason}',
    },
  },
  refused: {
    title: { en: 'The commission stays', es: 'La comisión se queda' },
    message: {
      en: 'We looked at {number} and kept the commission of {amount}. Why: {reason}',
      es: 'Revisamos la cita {number} y mantuvimos la comisión de {amount}. Motivo: {reason}',
    },
  },
}

export async function tellAdmins(db: Db, booking: BookingRow, cents: number) {
  const { shopName: shop, bookingNumber: number } = booking
  await notifyAdmins(db, 'commission.write', {
    event: 'support',
    type: 'other',
    ...texts.opened,
    params: { shop, number, amount: moneyOf(cents, 'en') },
    data: { bookingNumber: number, isMoney: true },
    actionUrl: '/admin/dashboard?tab=all-bookings&view=claims',
  })
}

// `cents`: what was still charged.
type Decided = { state: 'accepted' | 'refused'; reason: string; cents: number }

export async function tellBarber(db: Db, booking: BookingRow, { state, reason, cents }: Decided) {
  const { barberId: userId, bookingNumber: number } = booking
  await notify(db, {
    userId,
    event: 'payment',
    type: 'other',
    ...texts[cents === 0 ? (`${state}Nothing` as const) : state],
    params: { number, reason, amount: moneyOf(cents, 'en') },
    data: { bookingNumber: number, isMoney: true },
    actionUrl: '/barber/dashboard?tab=earnings',
    isMailed: true,
  })
}
