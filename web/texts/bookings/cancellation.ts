// A canceled booking: who called it off, and what it costs.
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Text } from '#contract/language.ts'

type By = NonNullable<Booking['canceled']>['by']

export const canceledForClient: Record<By, Text> = {
  client: { en: 'You canceled on {when}', es: 'Cancelaste el {when}' },
  shop: { en: '{shop} canceled on {when}', es: '{shop} canceló el {when}' },
  kempt: { en: 'Kempt canceled on {when}', es: 'Kempt canceló el {when}' },
  both: {
    en: 'Since {when}, counted as not having taken place',
    es: 'Desde el {when} cuenta como no realizada',
  },
}

export const canceledForDesk: Record<By, Text> = {
  ...canceledForClient,
  client: { en: '{client} canceled on {when}', es: '{client} canceló el {when}' },
  shop: { en: 'Your shop canceled on {when}', es: 'Tu barbería canceló el {when}' },
}

export const feeWords = {
  bookedFor: { en: 'Booked for', es: 'Precio al reservar' },
  late: { en: '(late)', es: '(tarde)' },
  client: {
    en: 'Late cancellation fee: {fee}. {shop} may ask for it.',
    es: 'Cargo por cancelar tarde: {fee}. {shop} te lo puede pedir.',
  },
} satisfies Record<string, Text>
