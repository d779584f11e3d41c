// Disputes in words, for screens, files and the trail.
import type { Text } from '#contract/language.ts'
import type {
  DisputeKind,
  DisputeReason,
  DisputeState,
} from '#contract/money/disputes/dispute-rules.ts'
import type { DisputeEvent, DisputeOutcome } from '#contract/money/disputes/disputes.ts'
import type { DecisionOutcome, SuggestionReason } from '#contract/money/disputes/dispute-desk.ts'

export const disputeKindNames: Record<DisputeKind, Text> = {
  claim: { en: 'Dispute', es: 'Reclamo' },
  chargeback: { en: 'Chargeback', es: 'Contracargo' },
}

export const disputeReasonNames: Record<DisputeReason, Text> = {
  no_service: { en: 'It didn’t happen', es: 'No se realizó' },
  quality: { en: 'Unhappy with the result', es: 'Inconforme con el resultado' },
  overcharged: { en: 'Charged too much', es: 'Cobraron de más' },
  no_show_wrong: { en: 'Wrongly marked as missed', es: 'Marcada por error como falta' },
  conduct: { en: 'Behavior or safety', es: 'Trato o seguridad' },
  unauthorised: { en: 'Payment not authorized', es: 'Pago no autorizado' },
  other: { en: 'Something else', es: 'Otra cosa' },
}

export const disputeStateNames: Record<DisputeState, Text> = {
  barber_response: { en: 'Waiting for the barber', es: 'Espera al barbero' },
  offered: { en: 'Offer made', es: 'Hay una oferta' },
  contested: { en: 'Contested', es: 'Impugnado' },
  escalated: { en: 'Waiting for Kempt', es: 'Espera a Kempt' },
  decided: { en: 'Decided', es: 'Decidido' },
  appealed: { en: 'Appealed', es: 'Apelado' },
  submitted: { en: 'With the bank', es: 'Con el banco' },
  accepted: { en: 'Settled', es: 'Resuelto' },
  closed: { en: 'Closed', es: 'Cerrado' },
}

export const disputeOutcomeNames: Record<DisputeOutcome, Text> = {
  accepted: { en: 'Agreed', es: 'De acuerdo' },
  withdrawn: { en: 'Withdrawn', es: 'Retirado' },
  lapsed: { en: 'Not pursued', es: 'Sin seguimiento' },
  decided: { en: 'Decided', es: 'Decidido' },
  settled: { en: 'Final decision', es: 'Decisión final' },
  won: { en: 'Won', es: 'Ganado' },
}

export const disputeEventNames: Record<DisputeEvent, Text> = {
  opened: { en: 'Opened the dispute', es: 'Abrió el reclamo' },
  said: { en: 'Wrote', es: 'Escribió' },
  offered: { en: 'Made an offer', es: 'Hizo una oferta' },
  conceded: { en: 'Accepted the claim', es: 'Aceptó el reclamo' },
  contested: { en: 'Contested it', es: 'Lo impugnó' },
  accepted: { en: 'Accepted the offer', es: 'Aceptó la oferta' },
  escalated: { en: 'Asked Kempt to decide', es: 'Pidió que decida Kempt' },
  unanswered: { en: 'The barber did not answer in time', es: 'El barbero no contestó a tiempo' },
  lapsed: { en: 'Closed without an answer', es: 'Se cerró sin respuesta' },
  withdrawn: { en: 'Withdrew it', es: 'Lo retiró' },
  gathered: { en: 'What Kempt knows', es: 'Lo que sabe Kempt' },
  submitted: { en: 'Evidence goes to the bank', es: 'Las pruebas van al banco' },
  won: { en: 'The bank gave the money back', es: 'El banco devolvió el dinero' },
  lost: { en: 'The bank kept the money', es: 'El banco se quedó con el dinero' },
  decided: { en: 'Decided', es: 'Decidió' },
  appealed: { en: 'Appealed', es: 'Apeló' },
  settled: { en: 'Decided the appeal', es: 'Decidió la apelación' },
}

export const decisionNames: Record<DecisionOutcome, Text> = {
  refund: { en: 'Refund to the card', es: 'Reembolso a la tarjeta' },
  credit: { en: 'Credit', es: 'Crédito' },
  nothing: { en: 'Nothing goes back', es: 'No se devuelve nada' },
  void: { en: 'It didn’t happen: cancel it', es: 'No se realizó: cancelarla' },
  upheld: { en: 'The decision stands', es: 'La decisión se mantiene' },
  relief: { en: 'Relieve the barber', es: 'Aliviar al barbero' },
}

export const suggestionNames: Record<SuggestionReason, Text> = {
  uncontested: { en: 'The barber did not answer in time.', es: 'El barbero no contestó a tiempo.' },
  conduct: {
    en: 'Reports about behavior are for people to judge. Talk to both sides.',
    es: 'Los reportes sobre el trato los juzga una persona. Habla con ambas partes.',
  },
  price_rose: {
    en: 'The final price was higher than the booked one.',
    es: 'El precio final fue mayor que el reservado.',
  },
  client_vouched: {
    en: 'The client confirmed afterwards that it took place.',
    es: 'El cliente confirmó después que se realizó.',
  },
  client_rated_well: {
    en: 'The client rated it 4 or 5 stars.',
    es: 'El cliente la calificó con 4 o 5 estrellas.',
  },
  client_disputes_often: {
    en: 'The client opened three or more disputes within a year.',
    es: 'El cliente abrió tres o más reclamos en un año.',
  },
  shop_disputed_often: {
    en: 'The shop had three or more disputes within a year.',
    es: 'La barbería tuvo tres o más reclamos en un año.',
  },
  client_has_pictures: { en: 'The client sent photos.', es: 'El cliente mandó fotos.' },
  barber_has_pictures: { en: 'The barber sent photos.', es: 'El barbero mandó fotos.' },
  no_pictures: { en: 'Nobody sent photos.', es: 'Nadie mandó fotos.' },
  bank_decided: {
    en: 'The bank kept the money; only who pays is open.',
    es: 'El banco se quedó con el dinero; solo falta decidir quién paga.',
  },
  not_authorised: {
    en: 'A stolen or unknown card is nobody’s fault at the shop.',
    es: 'Una tarjeta robada o desconocida no es culpa de la barbería.',
  },
}
