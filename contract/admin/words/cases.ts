// Appeals, reports and claims, as screens and files call them.
import type { reportKinds, reportStates } from '#contract/admin/problem-reports.ts'
import type {
  appealKinds,
  appealStates,
} from '#contract/bookings/after-booking/after-booking-fields.ts'
import type { Dispute } from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { Text } from '#contract/language.ts'
import type { claimStates } from '#contract/money/commission-claims.ts'

type OneOf<List extends readonly string[]> = List[number]

export const decisionNames: Record<
  OneOf<typeof reportStates> | OneOf<typeof appealStates> | OneOf<typeof claimStates>,
  Text
> = {
  open: { en: 'To decide', es: 'Por decidir' },
  happened: { en: 'It took place', es: 'Sí se realizó' },
  not_happened: { en: 'It didn’t happen', es: 'No se realizó' },
  closed: { en: 'Talked over: no change', es: 'Hablado: sin cambios' },
  settled: { en: 'Settled', es: 'Resuelto' },
  accepted: { en: 'Accepted', es: 'Aceptado' },
  declined: { en: 'Declined', es: 'Rechazado' },
  refused: { en: 'Refused', es: 'Negado' },
}

export const appealKindNames: Record<OneOf<typeof appealKinds>, Text> = {
  was_there: { en: 'Says they were there', es: 'Dice que sí estuvo' },
  could_not_come: { en: 'Says they couldn’t come', es: 'Dice que no pudo ir' },
}

export const reportKindNames: Record<OneOf<typeof reportKinds>, Text> = {
  not_happened: { en: 'It didn’t happen', es: 'No se realizó' },
  problem: { en: 'There was a problem', es: 'Hubo un problema' },
}

// What the barber said to a report that is not closed.
export const barberAnswerNames: Record<Exclude<Dispute, 'closed'>, Text> = {
  flagged: { en: 'Waiting for the barber', es: 'Esperando al barbero' },
  contested: { en: 'The barber disagrees', es: 'El barbero no está de acuerdo' },
  unanswered: { en: 'No answer from the barber', es: 'Sin respuesta del barbero' },
}
