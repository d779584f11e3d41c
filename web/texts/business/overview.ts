// The first screen of barbers and of the members of their teams.
import type { Text } from '#contract/language.ts'

export const day = {
  today: { en: 'Today', es: 'Hoy' },
  timeline: { en: "Today's appointments in order", es: 'Las citas de hoy en orden' },
  whose: { en: 'Whose day', es: 'El día de quién' },
  free: { en: '{time} free', es: '{time} libre' },
  now: { en: 'Now, {time}', es: 'Ahora, {time}' },
  closed: { en: 'Closed today', es: 'Cerrado hoy' },
  closedText: {
    en: 'No hours and no appointments today. Enjoy it.',
    es: 'Hoy no hay horario ni citas. Disfrútalo.',
  },
  noBookings: { en: 'No appointments yet today', es: 'Aún no hay citas hoy' },
  details: { en: 'Details for {client}, {time}', es: 'Detalles de {client}, {time}' },
  with: { en: 'with {name}', es: 'con {name}' },
  calendar: { en: 'Open calendar', es: 'Abrir calendario' },
}

export const quick = {
  actions: { en: 'Quick actions', es: 'Acciones rápidas' },
  newVisit: { en: 'New booking', es: 'Cita nueva' },
  link: { en: 'Booking link', es: 'Enlace de reservas' },
  linkText: {
    en: 'Share it with your own clients: no commission on anyone who books with it.',
    es: 'Compártelo con tus clientes: sin comisión por quien reserve con él.',
  },
  copy: { en: 'Copy link', es: 'Copiar enlace' },
  showQr: { en: 'QR code', es: 'Código QR' },
  qr: { en: 'QR code for your booking link', es: 'Código QR de tu enlace de reservas' },
  qrText: {
    en: 'Put it on your mirror or your card. Scanning it opens your page.',
    es: 'Ponlo en tu espejo o en tu tarjeta. Al escanearlo se abre tu página.',
  },
  save: { en: 'Save image', es: 'Guardar imagen' },
}

export const requests = {
  title: { en: 'Requests to answer', es: 'Solicitudes por contestar' },
  timeLeft: { en: 'Answer within', es: 'Responde en' },
  decline: { en: 'Decline', es: 'Rechazar' },
  declineOf: { en: 'Decline, {client}', es: 'Rechazar, {client}' },
}

export const tasks = {
  title: { en: 'To do', es: 'Pendientes' },
  done: { en: 'Was {client} here?', es: '¿Vino {client}?' },
  proposal: { en: '{client} asked for another time', es: '{client} pide otra hora' },
  reviews: { en: 'Reviews without a reply: {count}', es: 'Reseñas sin respuesta: {count}' },
  reviewsText: {
    en: 'A short thank-you brings people back.',
    es: 'Un breve agradecimiento hace que vuelvan.',
  },
  reply: { en: 'Reply', es: 'Responder' },
  license: { en: 'Your license expires on {date}', es: 'Tu licencia vence el {date}' },
  licenseOver: { en: 'Your license expired on {date}', es: 'Tu licencia venció el {date}' },
  licenseText: {
    en: "Without a valid license your page isn't shown.",
    es: 'Sin una licencia válida tu página no se muestra.',
  },
  renew: { en: 'Renew', es: 'Renovar' },
  draft: { en: 'Finish your setup', es: 'Termina tu configuración' },
  draftText: {
    en: 'Clients can find you once your page is complete and approved.',
    es: 'Los clientes te encuentran cuando tu página está completa y revisada.',
  },
  changes_requested: {
    en: 'Something is missing from your setup',
    es: 'Falta algo en tu configuración',
  },
  changesText: {
    en: 'See what our team asked for, fix it and send it again.',
    es: 'Mira lo que pide nuestro equipo, corrígelo y envíalo otra vez.',
  },
  submitted: { en: "We're reviewing your page", es: 'Estamos revisando tu página' },
  submittedText: {
    en: "This takes a day at most. We'll let you know as soon as it's done.",
    es: 'Tarda un día como máximo. Te avisamos en cuanto esté.',
  },
  rejected: { en: "Your page wasn't approved", es: 'Tu página no fue aprobada' },
  suspended: { en: 'Your page is suspended', es: 'Tu página está suspendida' },
  stoppedText: {
    en: "Clients can't book. Our team can explain why and what to do.",
    es: 'Los clientes no pueden reservar. Nuestro equipo te explica por qué y qué hacer.',
  },
  goOn: { en: 'Continue', es: 'Continuar' },
  seeState: { en: 'See status', es: 'Ver estado' },
  support: { en: 'Contact support', es: 'Contactar a soporte' },
}

// How often the shop lets clients down, in the last 30 days.
export const reliability = {
  title: { en: 'Your reliability, last 30 days', es: 'Tu cumplimiento, últimos 30 días' },
  canceled: {
    en: 'Canceled by your shop: {count} ({percent}%)',
    es: 'Canceladas por tu barbería: {count} ({percent}%)',
  },
  late: {
    en: "Less than 24 hours before the start: {count}. At {warn} we'll warn you, at {review} our team takes a look.",
    es: 'A menos de 24 horas del inicio: {count}. Con {warn} te avisamos, con {review} lo revisa nuestro equipo.',
  },
  unanswered: {
    en: 'Requests without an answer: {count}',
    es: 'Solicitudes sin respuesta: {count}',
  },
  why: {
    en: "Clients rely on you: this lowers your ranking, and above {percent}% canceled you can't earn badges.",
    es: 'Tus clientes confían en ti: esto baja tu lugar en la búsqueda, y con más de {percent}% canceladas no hay insignias.',
  },
} satisfies Record<string, Text>

export const numbers = {
  title: { en: 'In numbers', es: 'En números' },
  bookingsToday: { en: 'Bookings today', es: 'Citas hoy' },
  doneOf: { en: '{done} done', es: '{done} hechas' },
  revenueToday: { en: 'Revenue today', es: 'Ingresos hoy' },
  expected: { en: 'of {amount} booked', es: 'de {amount} reservados' },
  bookings: { en: 'Bookings, 7 days', es: 'Citas, 7 días' },
  revenue: { en: 'Revenue, 7 days', es: 'Ingresos, 7 días' },
  fill: { en: 'Fill rate, 7 days', es: 'Ocupación, 7 días' },
  rating: { en: 'Rating', es: 'Calificación' },
  reviews: { en: 'Reviews: {count}', es: 'Reseñas: {count}' },
  none: { en: 'None yet', es: 'Aún no hay' },
  noHours: { en: 'No hours', es: 'Sin horario' },
  change: { en: '{amount} vs. the week before', es: '{amount} vs. la semana anterior' },
  same: { en: 'Same as the week before', es: 'Como la semana anterior' },
  week: { en: 'Bookings in the last 7 days', es: 'Citas de los últimos 7 días' },
  thisWeek: { en: 'Last 7 days', es: 'Últimos 7 días' },
  lastWeek: { en: 'Week before', es: 'Semana anterior' },
  more: { en: 'All numbers', es: 'Todos los números' },
}

export const start = {
  title: { en: 'Ready for your first booking?', es: '¿Listo para tu primera cita?' },
  text: {
    en: 'What clients look for before they book:',
    es: 'Lo que buscan los clientes antes de reservar:',
  },
  services: { en: 'Services with prices', es: 'Servicios con precios' },
  hours: { en: 'Opening hours', es: 'Horario' },
  photos: { en: 'Photos of your work', es: 'Fotos de tu trabajo' },
  license: { en: 'A license to verify', es: 'Una licencia para verificar' },
  share: { en: 'Share your booking link', es: 'Comparte tu enlace de reservas' },
  done: { en: 'done', es: 'listo' },
  open: { en: 'to do', es: 'pendiente' },
}

export const member = {
  numbers: { en: 'The shop’s numbers', es: 'Los números de la barbería' },
  numbersText: {
    en: 'Bookings, revenue and clients for {shop}.',
    es: 'Citas, ingresos y clientes de {shop}.',
  },
  openNumbers: { en: 'Open the numbers', es: 'Abrir los números' },
  at: { en: 'You work at {shop}', es: 'Trabajas en {shop}' },
  next: { en: 'Next client', es: 'Próximo cliente' },
  inChair: { en: 'In the chair', es: 'En la silla' },
  waiting: { en: 'Should be here', es: 'Ya debería estar aquí' },
  in: { en: 'in {time}', es: 'en {time}' },
  firstBooking: { en: 'First visit here', es: 'Primera visita aquí' },
  visits: { en: 'Visits before: {count}', es: 'Visitas anteriores: {count}' },
  lastTime: { en: 'Last time, {date}: {services}', es: 'La última vez, {date}: {services}' },
  note: { en: 'Note', es: 'Nota' },
  late: { en: 'Running late', es: 'Voy tarde' },
  noClients: { en: 'No clients today', es: 'Hoy no tienes clientes' },
  noClientsText: {
    en: 'New bookings show up here automatically.',
    es: 'Las citas nuevas aparecen aquí solas.',
  },
  openHours: { en: 'See your hours', es: 'Ver tu horario' },
  clientsToday: { en: 'Clients today', es: 'Clientes hoy' },
  expected: { en: 'Expected today', es: 'Esperado hoy' },
  commission: {
    en: '{percent}% of services, and tips',
    es: '{percent}% de los servicios, y propinas',
  },
  booth_rent: {
    en: 'Services and tips; {amount} rent per week',
    es: 'Servicios y propinas; renta {amount} por semana',
  },
  hourly: { en: '{amount} per hour, plus tips', es: '{amount} por hora, y propinas' },
  weekHours: { en: 'Hours this week', es: 'Horas esta semana' },
  bookedOf: { en: '{time} booked', es: '{time} reservadas' },
  tips: { en: 'Tips this week', es: 'Propinas esta semana' },
  earned: { en: '{amount} earned so far', es: '{amount} ganados hasta ahora' },
}
