// Refunds in words, for screens, files and the trail.
import type { Text } from '#contract/language.ts'
import type { Charged, RefundCause, refundMethods, RefundState } from '#contract/money/refunds.ts'

export const refundStateNames: Record<RefundState, Text> = {
  waiting: { en: 'Waiting for approval', es: 'Espera aprobación' },
  asked: { en: 'Not sent yet', es: 'Aún sin enviar' },
  sent: { en: 'Sent', es: 'Enviado' },
  done: { en: 'Done', es: 'Hecho' },
  failed: { en: 'Failed', es: 'Falló' },
  declined: { en: 'Declined', es: 'Rechazado' },
  expired: { en: 'Expired', es: 'Vencido' },
}

export const refundCauseNames: Record<RefundCause, Text> = {
  quality: { en: 'Unhappy with the result', es: 'Inconforme con el resultado' },
  no_service: { en: 'It didn’t happen', es: 'No se realizó' },
  wrong_price: { en: 'Wrong price', es: 'Precio equivocado' },
  fee_dropped: { en: 'Fee given back', es: 'Cargo devuelto' },
  goodwill: { en: 'Goodwill', es: 'Cortesía' },
  other: { en: 'Something else', es: 'Otra cosa' },
  cancelled: { en: 'Appointment canceled', es: 'Cita cancelada' },
  declined: { en: 'Request declined', es: 'Solicitud rechazada' },
  expired: { en: 'Request not answered', es: 'Solicitud sin respuesta' },
  no_show: { en: 'No-show, less the fee', es: 'No llegó, menos el cargo' },
  fee_waived: { en: 'Fee waived or appealed', es: 'Cargo perdonado o reclamado' },
  lower_price: { en: 'Lower final price', es: 'Precio final más bajo' },
  paid_late: { en: 'Paid too late', es: 'Pago fuera de tiempo' },
}

export const refundMethodNames: Record<(typeof refundMethods)[number], Text> = {
  card: { en: 'To the card', es: 'A la tarjeta' },
  credit: { en: 'As credit', es: 'Como crédito' },
  till: { en: 'From the shop’s till', es: 'De la caja de la barbería' },
}

export const chargedNames: Record<Charged, Text> = {
  barber: { en: 'The barber', es: 'El barbero' },
  platform: { en: 'Kempt', es: 'Kempt' },
}
