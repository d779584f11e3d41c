import type { FlagName } from '#contract/flags.ts'
import type { Text } from '#contract/language.ts'

export const flagTitles: Record<FlagName, Text> = {
  guest_booking: { en: 'Booking without an account', es: 'Reservar sin cuenta' },
  waitlist: { en: 'Waitlist', es: 'Lista de espera' },
  reviews_photos: { en: 'Photos in reviews', es: 'Fotos en las reseñas' },
  referral: { en: 'Referral program', es: 'Programa de referidos' },
  spanish: { en: 'Spanish', es: 'Español' },
  online_payments: { en: 'Cards in the app', es: 'Pagos con tarjeta' },
  promotions_barber: { en: 'Barbers’ own offers', es: 'Ofertas de barberos' },
  promotions_platform: { en: 'Kempt offers', es: 'Ofertas de Kempt' },
  impersonation: { en: 'Seeing the app as someone else', es: 'Ver la app como otra persona' },
  bookings_paused: { en: 'Online booking', es: 'Reservas en línea' },
  signup_paused: { en: 'New accounts', es: 'Cuentas nuevas' },
  sms_paused: { en: 'Text messages', es: 'Mensajes de texto' },
}
