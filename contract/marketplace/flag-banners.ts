// What people read while a kill switch is pulled, unless the administrator writes something else.
import type { PauseName } from '#contract/flags.ts'
import type { Text } from '#contract/language.ts'

export const defaultBanners: Record<PauseName, Text> = {
  bookings_paused: {
    en: 'Online booking is paused for a short while. Appointments you already have are safe.',
    es: 'Las reservas en línea están en pausa por un momento. Tus citas ya reservadas siguen en pie.',
  },
  signup_paused: {
    en: 'New accounts are paused for a short while. If you have one, you can sign in as usual.',
    es: 'Por un momento no se pueden crear cuentas nuevas. Si ya tienes una, entra como siempre.',
  },
  payouts_paused: {
    en: 'Payouts to banks are paused for a short while. Your balance is safe.',
    es: 'Los depósitos a bancos están en pausa por un momento. Tu saldo está seguro.',
  },
  sms_paused: {
    en: "We can't send text messages right now. Please check your email and notifications.",
    es: 'Por ahora no podemos enviar mensajes de texto. Revisa tu correo y tus notificaciones.',
  },
}
