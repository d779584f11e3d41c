import type { CasePayment } from '#contract/admin/booking-desk.ts'
import type { Text } from '#contract/language.ts'

// What an administrator reads and does about one booking.
export const caseWords = {
  amounts: { en: 'Amounts', es: 'Montos' },
  discount: { en: 'Discount', es: 'Descuento' },
  credit: { en: 'Credit', es: 'Crédito' },
  tip: { en: 'Tip', es: 'Propina' },
  total: { en: 'The client pays', es: 'El cliente paga' },
  bookedFor: { en: 'Booked for', es: 'Reservada por' },
  cancelFee: { en: 'Fee for canceling late', es: 'Cargo por cancelar tarde' },
  commission: { en: 'Commission, {percent}%', es: 'Comisión, {percent}%' },
  net: { en: 'The barber keeps', es: 'Queda al barbero' },
  force: { en: 'Force another outcome', es: 'Forzar otro resultado' },
  forceText: {
    en: 'Outside its time window. Read the consequences first.',
    es: 'Fuera de su plazo. Lee primero las consecuencias.',
  },
  noShowsAfter: {
    en: 'No-shows that count against the client in twelve months: {before} now, {after} after this.',
    es: 'Ausencias que cuentan en doce meses: {before} ahora, {after} después de esto.',
  },
  asked: {
    en: 'From {count} on, their bookings become requests.',
    es: 'A partir de {count}, sus citas pasan a ser solicitudes.',
  },
  off: {
    en: 'From {count} on, they can no longer book.',
    es: 'A partir de {count}, ya no puede reservar.',
  },
  money: {
    toCardCents: {
      en: '{amount} goes back to the client’s card.',
      es: '{amount} vuelven a la tarjeta del cliente.',
    },
    toCreditCents: {
      en: '{amount} goes back to the client as credit.',
      es: '{amount} vuelven al cliente como crédito.',
    },
    fromCardCents: {
      en: '{amount} is charged to the client’s card.',
      es: 'Se cobran {amount} a la tarjeta del cliente.',
    },
    fromCreditCents: {
      en: '{amount} is taken from the client’s credit again.',
      es: 'Se toman otra vez {amount} del crédito del cliente.',
    },
    waivedCents: {
      en: 'The {amount} that was still open won’t be charged.',
      es: 'Los {amount} que faltaban no se cobran.',
    },
  },
  noMoney: { en: 'No money moves.', es: 'No se mueve dinero.' },
  // Moving.
  move: { en: 'Move to another time', es: 'Cambiar de hora' },
  moveNow: { en: 'Currently {when}', es: 'Ahora: {when}' },
  moveTo: { en: 'New time', es: 'Nueva hora' },
  moveConfirm: { en: 'Move to this time', es: 'Cambiar a esta hora' },
  moveText: {
    en: 'We’ll let {client} and {shop} know. {client} has to agree and can cancel for free.',
    es: 'Avisamos a {client} y a {shop}. {client} debe aceptar y puede cancelar gratis.',
  },
  moved: { en: 'Moved to {when}. We’ve let them know.', es: 'Cambiada al {when}. Les avisamos.' },
  cannotMove: {
    en: 'One of its services is no longer offered, so no open times can be found.',
    es: 'Uno de sus servicios ya no se ofrece; no hay horarios que mostrar.',
  },
  otherTime: { en: 'Pick another time', es: 'Elegir otra hora' },
  anyNotice: {
    en: 'Also times within the barber’s notice',
    es: 'También horas sin el aviso mínimo',
  },
  anyNoticeText: {
    en: 'Only if the barber agreed. Your reason is kept.',
    es: 'Solo si el barbero está de acuerdo. Tu motivo queda guardado.',
  },
  // Links.
  links: {
    manage: { en: 'Send the guest’s link again', es: 'Reenviar el enlace del invitado' },
    completion: { en: 'Send “How did it go?” again', es: 'Reenviar “¿Cómo te fue?”' },
  },
  linkTitle: { en: 'Send the link again?', es: '¿Reenviar el enlace?' },
  linkTexts: {
    manage: {
      en: 'A new link goes to the guest’s email. Earlier links keep working. At most 3 an hour.',
      es: 'Enviamos un enlace nuevo al correo del invitado. Los anteriores siguen funcionando. Máximo 3 por hora.',
    },
    completion: {
      en: 'We’ll ask the client again whether it took place. At most 3 an hour.',
      es: 'Preguntamos otra vez al cliente si se realizó. Máximo 3 por hora.',
    },
  },
  linkSend: { en: 'Send the link', es: 'Enviar el enlace' },
  linkSent: { en: 'The link is on its way.', es: 'El enlace va en camino.' },
}

export const followUpWords = {
  title: { en: 'Follow-up', es: 'Seguimiento' },
  none: { en: 'Nobody is following up on this booking.', es: 'Nadie da seguimiento a esta cita.' },
  assign: { en: 'Follow up', es: 'Dar seguimiento' },
  change: { en: 'Change', es: 'Cambiar' },
  done: { en: 'Done', es: 'Hecho' },
  isDone: { en: 'The follow-up is closed.', es: 'El seguimiento quedó cerrado.' },
  who: { en: 'Who', es: 'Quién' },
  me: { en: '{name} (you)', es: '{name} (tú)' },
  note: { en: 'What needs to be done', es: 'Qué hay que hacer' },
  due: { en: 'Due on', es: 'Para el' },
  dueOn: { en: 'Due {day}', es: 'Para el {day}' },
  overdue: { en: 'Overdue since {day}', es: 'Vencido desde el {day}' },
  by: { en: 'From {name}', es: 'De {name}' },
  save: { en: 'Assign', es: 'Asignar' },
  saving: { en: 'Assigning…', es: 'Asignando…' },
  saved: { en: 'Assigned to {name}.', es: 'Asignada a {name}.' },
  dialogText: {
    en: 'It shows up under My bookings for the person you choose. We’ll let them know.',
    es: 'Aparece en Mis citas de quien elijas, y le avisamos.',
  },
}

export const myBookingWords = {
  views: { en: 'Views', es: 'Vistas' },
  view: { en: 'View', es: 'Vista' },
  nobodyEmptyText: {
    en: 'Follow-ups from colleagues who lost their role or access show up here.',
    es: 'Aquí aparecen los seguimientos de colegas que perdieron su rol o su acceso.',
  },
  assignedEmptyText: {
    en: 'Open a booking and choose “Follow up” to keep it here.',
    es: 'Abre una cita y elige “Dar seguimiento” para tenerla aquí.',
  },
  madeEmpty: { en: 'You haven’t booked for anyone yet', es: 'Aún no has reservado para nadie' },
  madeEmptyText: {
    en: 'Bookings you make for callers show up here.',
    es: 'Aquí aparecen las citas que haces para quien llama.',
  },
  book: { en: 'Book an appointment', es: 'Reservar una cita' },
}

// What a client paid by card for a booking.
export const casePaymentWords = {
  title: { en: 'Paid by card', es: 'Pagado con tarjeta' },
  with: { en: '{when}, card ending in {last4}', es: '{when}, tarjeta terminada en {last4}' },
  back: { en: '{amount} given back', es: '{amount} devueltos' },
}

export const purposeNames: Record<CasePayment['purpose'], Text> = {
  prepay: { en: 'To book', es: 'Para reservar' },
  completion: { en: 'After the appointment', es: 'Después de la cita' },
  tip: { en: 'Tip', es: 'Propina' },
  fee: { en: 'Fee', es: 'Cargo' },
}

export const unpaidNames: Record<string, Text> = {
  created: { en: 'On its way', es: 'En camino' },
  open: { en: 'On the payment page', es: 'En la página de pago' },
  needs_client: { en: 'Waiting for the client', es: 'Espera al cliente' },
  failed: { en: 'Declined', es: 'Rechazado' },
}
