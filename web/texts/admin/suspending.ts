import type { Text } from '#contract/language.ts'

export const suspendingWords = {
  what: { en: 'Upcoming appointments', es: 'Próximas citas' },
  keep: { en: 'Keep them', es: 'Mantenerlas' },
  keepText: { en: 'They take place as booked.', es: 'Se hacen como estaban.' },
  cancel: { en: 'Cancel them', es: 'Cancelarlas' },
  cancelText: { en: 'We’ll let everyone affected know.', es: 'Se avisa a todos los afectados.' },
  none: { en: 'No upcoming appointments.', es: 'No hay próximas citas.' },
  stayOne: { en: '1 upcoming appointment stays.', es: '1 cita próxima se mantiene.' },
  stay: {
    en: '{upcoming} upcoming appointments stay.',
    es: '{upcoming} citas próximas se mantienen.',
  },
  canceled: {
    en: 'Upcoming appointments that will be canceled: {canceled}. People we’ll let know: {told}.',
    es: 'Citas próximas que se cancelarán: {canceled}. Personas avisadas: {told}.',
  },
  back: {
    en: '{amount} that clients paid online goes back to them. Nobody pays a fee.',
    es: 'Los {amount} que los clientes pagaron en línea se les devuelven. Nadie paga cargos.',
  },
  allBack: {
    en: 'Whatever clients paid online goes back to them. Nobody pays a fee.',
    es: 'Lo que los clientes pagaron en línea se les devuelve. Nadie paga cargos.',
  },
  moreThan: { en: 'more than {count}', es: 'más de {count}' },
  oneByOne: {
    en: 'That takes a while: they’re canceled one by one, and the list shows how far it is.',
    es: 'Toma un rato: se cancelan una por una y la lista muestra el avance.',
  },
  rest: {
    en: 'Already begun, so they stay: {rest}.',
    es: 'Ya empezaron, así que siguen: {rest}.',
  },
  andCancel: { en: '{label} and cancel {canceled}', es: '{label} y cancelar {canceled}' },
  reason: { en: 'Reason', es: 'Motivo' },
} satisfies Record<string, Text>
