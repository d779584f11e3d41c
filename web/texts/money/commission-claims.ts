// "I know this client": the barber's claim, and its decision by administrators.
import type { claimStates } from '#contract/money/commission-claims.ts'
import type { Text } from '#contract/language.ts'

export const claimStateNames: Record<(typeof claimStates)[number], Text> = {
  open: { en: 'Being reviewed', es: 'En revisión' },
  accepted: { en: 'Commission returned', es: 'Comisión devuelta' },
  refused: { en: 'Commission kept', es: 'La comisión se mantuvo' },
}

// On the barber's side.
export const newClaimWords = {
  action: { en: 'I know this client', es: 'Conozco a este cliente' },
  title: { en: 'Do you know {client}?', es: '¿Conoces a {client}?' },
  text: {
    en: 'Tell us how you know them. We read it and decide within three days. If we agree, {amount} goes back to your balance, and their next bookings have no commission.',
    es: 'Cuéntanos de dónde lo conoces. Lo leemos y decidimos en tres días. Si estamos de acuerdo, {amount} vuelve a tu saldo y sus próximas citas no tienen comisión.',
  },
  why: { en: 'How do you know them?', es: '¿De dónde lo conoces?' },
  hint: {
    en: 'For example: since when, or where they came before.',
    es: 'Por ejemplo: desde cuándo, o a dónde iba antes.',
  },
  send: { en: 'Send', es: 'Enviar' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  sent: {
    en: "Sent. We'll let you know what we decide.",
    es: 'Enviado. Te avisaremos qué decidimos.',
  },
}

// In the administration.
export const claimWords = {
  view: { en: 'Commission claims', es: 'Reclamos de comisión' },
  states: {
    accepted: { en: 'Returned', es: 'Devueltas' },
    refused: { en: 'Kept', es: 'Mantenidas' },
  },
  countOne: { en: '1 claim', es: '1 reclamo' },
  count: { en: '{count} claims', es: '{count} reclamos' },
  clear: { en: 'No claim is waiting', es: 'Ningún reclamo en espera' },
  clearText: {
    en: 'When a barber says they knew a client before, it shows up here.',
    es: 'Cuando un barbero diga que ya conocía a un cliente, aparecerá aquí.',
  },
  none: { en: 'None yet', es: 'Aún no hay' },
  noneText: { en: 'Decided claims show up here.', es: 'Los reclamos decididos aparecerán aquí.' },
  title: { en: 'Commission claim', es: 'Reclamo de comisión' },
  missing: { en: "We couldn't find that claim", es: 'No encontramos ese reclamo' },
  appointment: { en: 'Appointment', es: 'Cita' },
  commission: { en: 'Commission', es: 'Comisión' },
  charged: { en: '{amount} ({percent}%)', es: '{amount} ({percent}%)' },
  client: { en: 'Client', es: 'Cliente' },
  visits: {
    en: "{count} completed here; in the barber's list since {day}",
    es: '{count} completadas aquí; en la lista del barbero desde el {day}',
  },
  unknown: { en: "Not in the barber's list", es: 'No está en la lista del barbero' },
  before: { en: 'Earlier claims of this barber', es: 'Reclamos anteriores de este barbero' },
  earlier: {
    en: '{accepted} returned, {refused} kept',
    es: '{accepted} devueltos, {refused} rechazados',
  },
  why: { en: 'What the barber says', es: 'Lo que dice el barbero' },
  accept: { en: 'Return the commission', es: 'Devolver la comisión' },
  acceptTitle: { en: 'Return the commission?', es: '¿Devolver la comisión?' },
  acceptText: {
    en: '{amount} goes back to {shop}. From now on, bookings of {client} there have no commission. We’ll let the barber know.',
    es: '{amount} vuelve a {shop}. Desde ahora, las citas de {client} ahí no tienen comisión. Se avisa al barbero.',
  },
  refuse: { en: 'Keep the commission', es: 'Mantener la comisión' },
  refuseTitle: { en: 'Keep the commission?', es: '¿Mantener la comisión?' },
  refuseText: {
    en: "{shop} keeps owing {amount}. We'll send the barber your reason; they can't ask again for this booking.",
    es: '{shop} sigue debiendo {amount}. Se avisa al barbero con tu motivo, y no puede volver a pedirlo por esta cita.',
  },
  reasonHint: { en: 'The barber reads it.', es: 'El barbero lo lee.' },
  decided: { en: 'Decided. We’ve let the barber know.', es: 'Decidido. Se avisó al barbero.' },
}
