import type { reportStates } from '#contract/admin/problem-reports.ts'
import type { Text } from '#contract/language.ts'
import { listWords } from './list.ts'

export const reportWords = {
  count: { en: '{count} reports', es: '{count} reportes' },
  countOne: { en: '1 report', es: '1 reporte' },
  clearText: {
    en: 'No client reports are waiting.',
    es: 'Ningún reporte de cliente está en espera.',
  },
  none: { en: 'None yet', es: 'Ninguno todavía' },
  noneText: { en: 'Closed reports appear here.', es: 'Aquí aparecen los ya cerrados.' },
  missing: { en: 'This report doesn’t exist', es: 'Este reporte no existe' },
  hours: { en: 'Waiting {count} h', es: 'En espera {count} h' },
  days: { en: 'Waiting {count} days', es: 'En espera {count} días' },
  client: { en: 'The client', es: 'El cliente' },
  barber: { en: 'The barber', es: 'El barbero' },
  ticket: { en: 'Ticket {number}', es: 'Ticket {number}' },
  saidNotHappened: {
    en: 'Says the appointment didn’t happen.',
    es: 'Dice que la cita no se realizó.',
  },
  // By the state of the barber's answer.
  barberAsked: {
    en: 'We asked. They have until {when} to answer.',
    es: 'Le preguntamos y tiene hasta el {when} para responder.',
  },
  barberSilent: { en: 'We asked, and got no answer in time.', es: 'No respondió a tiempo.' },
  barberNotAsked: {
    en: 'We didn’t ask: the client wrote to us.',
    es: 'No le preguntamos: el cliente nos escribió a nosotros.',
  },
  barberAgreed: { en: 'Agreed.', es: 'Estuvo de acuerdo.' },
  now: { en: 'State now', es: 'Estado actual' },
  appointment: { en: 'Appointment', es: 'Cita' },
  happened: { en: 'It took place', es: 'Sí se realizó' },
  notHappened: { en: 'It didn’t happen', es: 'No se realizó' },
  happenedTitle: { en: 'Decide that it took place?', es: '¿Decidir que sí se realizó?' },
  happenedText: {
    en: 'The booking counts as a visit and the report is closed. We’ll send {client} and {shop} your reason.',
    es: 'La cita cuenta como visita y el reporte se cierra. Avisamos a {client} y a {shop}, con tu motivo.',
  },
  notHappenedTitle: { en: 'Decide that it didn’t happen?', es: '¿Decidir que no se realizó?' },
  notHappenedText: {
    en: 'The booking is canceled, {client} owes nothing of {price}, and it counts against nobody. We’ll send {client} and {shop} your reason.',
    es: 'La cita se cancela, {client} no debe nada de {price} y no cuenta en contra de nadie. Avisamos a {client} y a {shop}, con tu motivo.',
  },
  closed: { en: 'Talked it over, no change', es: 'Hablado: sin cambios' },
  closedTitle: { en: 'Close this report?', es: '¿Cerrar este reporte?' },
  closedText: {
    en: 'The appointment stays as it is. {client} and {shop} get your note.',
    es: 'La cita queda como está. {client} y {shop} reciben tu nota.',
  },
  note: { en: 'Note to both', es: 'Nota para ambos' },
  noteHint: {
    en: 'What you agreed on. Both sides read it.',
    es: 'En qué quedaron. Ambas partes la leen.',
  },
  reasonHint: { en: 'Both sides read it.', es: 'Ambas partes lo leen.' },
  decided: { en: 'Decided. We’ve let both sides know.', es: 'Decidido. Avisamos a ambas partes.' },
}

export const reportStateNames: Record<(typeof reportStates)[number], Text> = {
  open: listWords.toDecide,
  happened: { en: 'Took place', es: 'Sí se realizaron' },
  not_happened: { en: 'Didn’t happen', es: 'No se realizaron' },
  closed: { en: 'Talked over', es: 'Hablados' },
  settled: { en: 'Settled by themselves', es: 'Resueltos entre ellos' },
}

// For reports and for claims.
export const decisionWords = {
  decision: { en: 'Decision', es: 'Decisión' },
  open: { en: 'Open {number}', es: 'Abrir {number}' },
}
