export const bulkWords = {
  select: { en: 'Select', es: 'Elegir' },
  selection: { en: 'Selection', es: 'Selección' },
  choose: { en: 'Select {name}', es: 'Elegir {name}' },
  chosen: { en: '{count} selected', es: '{count} en la selección' },
  chosenOne: { en: '1 selected', es: '1 en la selección' },
  allChosen: { en: 'All {count} that match', es: 'Todos los {count} que coinciden' },
  takeAll: { en: 'Select all {count} that match', es: 'Elegir los {count} que coinciden' },
  tooMany: {
    en: 'To take all that match, filter to {most} or fewer.',
    es: 'Para elegir todos, filtra hasta {most} o menos.',
  },
  stop: { en: 'Stop selecting', es: 'Salir de la selección' },
  report: { en: 'Bulk action', es: 'Acción en lote' },
  missing: { en: 'This bulk action doesn’t exist', es: 'Esta acción en lote no existe' },
  progress: { en: '{done} of {total}', es: '{done} de {total}' },
  goesOn: {
    en: 'It goes on if you close this or leave the page.',
    es: 'Continúa aunque cierres esto o dejes la página.',
  },
  allDone: { en: 'All {count} are done.', es: 'Listo: {count} de {count}.' },
  oneDone: { en: 'Done.', es: 'Listo.' },
  someDone: {
    en: '{done} of {total} are done. These were refused:',
    es: 'Se hicieron {done} de {total}. Estos no se pudieron:',
  },
  gone: { en: 'No longer there', es: 'Ya no existe' },
  running: { en: 'Still running: {done} of {total}.', es: 'En curso: {done} de {total}.' },
  refused: { en: 'Last time, {count} were refused.', es: 'La última vez no se pudieron {count}.' },
  refusedOne: { en: 'Last time, 1 was refused.', es: 'La última vez no se pudo 1.' },
  show: { en: 'Show', es: 'Ver' },
  // Following bookings up.
  assign: { en: 'Follow up', es: 'Dar seguimiento' },
  assignTitle: { en: 'Follow up on {count} bookings', es: 'Dar seguimiento a {count} citas' },
  assignTitleOne: { en: 'Follow up on 1 booking', es: 'Dar seguimiento a 1 cita' },
  assignText: {
    en: 'They appear under My bookings of the one you choose. A colleague gets a notice for each, {count} in all. An open follow-up of a booking is replaced.',
    es: 'Aparecen en Mis citas de quien elijas. Tu colega recibe un aviso por cada una, {count} en total. Si una cita ya tenía seguimiento, se reemplaza.',
  },
  assignTextOne: {
    en: 'It appears under My bookings of the one you choose. A colleague gets a notice. An open follow-up of the booking is replaced.',
    es: 'Aparece en Mis citas de quien elijas. Tu colega recibe un aviso. Si la cita ya tenía seguimiento, se reemplaza.',
  },
  assignButton: { en: 'Assign {count}', es: 'Asignar {count}' },
  // Closing follow-ups.
  finish: { en: 'Mark done', es: 'Marcar hecho' },
  finishTitle: {
    en: 'Mark {count} follow-ups done?',
    es: '¿Marcar {count} seguimientos como hechos?',
  },
  finishTitleOne: { en: 'Mark 1 follow-up done?', es: '¿Marcar 1 seguimiento como hecho?' },
  finishText: {
    en: 'They leave this list. The audit trail keeps them.',
    es: 'Salen de esta lista. Quedan en el registro.',
  },
  finishButton: { en: 'Mark {count} done', es: 'Marcar {count}' },
  // Links for a new password.
  reset: { en: 'Send links', es: 'Enviar enlaces' },
  resetTitle: {
    en: 'Send {count} people a link for a new password?',
    es: '¿Enviar a {count} personas un enlace para una contraseña nueva?',
  },
  resetTitleOne: {
    en: 'Send 1 person a link for a new password?',
    es: '¿Enviar a 1 persona un enlace para una contraseña nueva?',
  },
  resetText: {
    en: '{count} emails go out. Nothing else changes, and you don’t see the links.',
    es: 'Salen {count} correos. Nada más cambia y tú no ves los enlaces.',
  },
  resetTextOne: {
    en: '1 email goes out. Nothing else changes, and you don’t see the link.',
    es: 'Sale 1 correo. Nada más cambia y tú no ves el enlace.',
  },
  resetButton: { en: 'Send {count}', es: 'Enviar {count}' },
}
