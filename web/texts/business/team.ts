// A team: its people, invitations, rights, pay.
import type { Text } from '#contract/language.ts'
import type { PermissionLevel, Toggle } from '#contract/business/team-rights.ts'

export const levels: Record<PermissionLevel, { name: Text; text: Text }> = {
  self: {
    name: { en: 'Own calendar', es: 'Su calendario' },
    text: {
      en: 'Sees and manages only their own appointments.',
      es: 'Ve y maneja solo sus citas.',
    },
  },
  desk: {
    name: { en: 'Front desk', es: 'Recepción' },
    text: {
      en: 'All calendars and clients, no money.',
      es: 'Todos los calendarios y clientes, sin dinero.',
    },
  },
  manager: {
    name: { en: 'Manager', es: 'Gerente' },
    text: {
      en: 'Everything except payouts and team.',
      es: 'Todo menos los pagos y el equipo.',
    },
  },
}

export const toggleWords: Record<Toggle, Text> = {
  seesContacts: { en: 'Sees client phone and email', es: 'Ve teléfono y correo de clientes' },
  givesDiscounts: { en: 'Can give discounts', es: 'Puede dar descuentos' },
  givesRefunds: { en: 'Can give refunds', es: 'Puede dar reembolsos' },
  seesReports: { en: "Sees the shop's numbers", es: 'Ve los números de la barbería' },
}

export const pay = {
  commission_percent: { en: 'Commission', es: 'Comisión' },
  booth_rent: { en: 'Booth rent', es: 'Renta de silla' },
  hourly: { en: 'Hourly', es: 'Por hora' },
  percentOf: { en: '{percent}% of each visit', es: '{percent}% de cada visita' },
  rentOf: { en: '{amount} booth rent per week', es: '{amount} de renta por semana' },
  hourlyOf: { en: '{amount} per hour', es: '{amount} por hora' },
  kind: { en: "How they're paid", es: 'Cómo se le paga' },
  percent: { en: 'Their share', es: 'Su parte' },
  weekly: { en: 'Rent per week', es: 'Renta por semana' },
  hour: { en: 'Pay per hour', es: 'Pago por hora' },
  hourlyHint: {
    en: 'Kempt counts the minutes of each appointment; the rest is between you.',
    es: 'Kempt cuenta los minutos de cada cita; lo demás es entre ustedes.',
  },
}

export const teamWords = {
  invite: { en: 'Invite someone', es: 'Invitar a alguien' },
  empty: { en: 'Invite your first barber', es: 'Invita a tu primer barbero' },
  emptyText: {
    en: 'They get their own calendar and see what they earn visit by visit. You decide what they can do.',
    es: 'Tendrá su propio calendario y sus ingresos visita por visita. Tú decides qué puede hacer.',
  },
  members: { en: 'People', es: 'Personas' },
  invitations: { en: 'Invitations', es: 'Invitaciones' },

  email: { en: 'Email', es: 'Correo' },
  emailHint: {
    en: 'The invitation only works for this address.',
    es: 'La invitación solo sirve para esta dirección.',
  },
  title: { en: 'Title', es: 'Puesto' },
  titleHint: {
    en: 'Shown to clients, like Senior barber',
    es: 'Lo ven los clientes, p. ej. Barbero sénior',
  },
  level: { en: 'What they can do', es: 'Qué puede hacer' },
  besides: { en: 'Also allow', es: 'También permitir' },
  services: { en: 'Services they perform', es: 'Servicios que hace' },
  noServices: {
    en: 'You have no services yet. Add them in the Services tab.',
    es: 'Aún no tienes servicios. Agrégalos en la pestaña Servicios.',
  },
  all: { en: 'All', es: 'Todos' },
  none: { en: 'None', es: 'Ninguno' },
  inviteText: {
    en: "We'll email a link. It works for 7 days.",
    es: 'Enviaremos un enlace por correo. Sirve 7 días.',
  },
  send: { en: 'Send invitation', es: 'Enviar invitación' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  sent: { en: 'Invitation sent to {email}', es: 'Invitación enviada a {email}' },

  states: {
    pending: { en: 'Waiting', es: 'Esperando' },
    accepted: { en: 'Accepted', es: 'Aceptada' },
    declined: { en: 'Declined', es: 'Rechazada' },
    expired: { en: 'Expired', es: 'Vencida' },
    revoked: { en: 'Revoked', es: 'Retirada' },
  },
  daysLeft: { en: '{days} days left', es: 'quedan {days} días' },
  hoursLeft: { en: '{hours} hours left', es: 'quedan {hours} horas' },
  sentOn: { en: 'Sent {date}', es: 'Enviada el {date}' },
  resend: { en: 'Send again', es: 'Enviar otra vez' },
  resendIn: { en: 'Send again in {time}', es: 'Enviar otra vez en {time}' },
  revoke: { en: 'Revoke', es: 'Retirar' },
  revokeTitle: { en: 'Revoke the invitation?', es: '¿Retirar la invitación?' },
  revokeText: {
    en: 'The link sent to {email} stops working right away.',
    es: 'El enlace enviado a {email} deja de servir de inmediato.',
  },
  revoked: { en: 'Invitation revoked', es: 'Invitación retirada' },

  offered: { en: 'Clients can book', es: 'Se puede reservar' },
  notOffered: { en: 'Not bookable', es: 'No se puede reservar' },
  finishing: { en: 'Leaves after their last appointment', es: 'Se va tras su última cita' },
  settingUp: { en: 'Setting up', es: 'Preparándose' },
  waitsFor: { en: 'Still needed: {things}', es: 'Falta: {things}' },
  needs: {
    bookable: { en: 'online booking turned on', es: 'activar sus reservas en línea' },
    license: { en: 'a checked license', es: 'una licencia revisada' },
    hours: { en: 'working hours', es: 'un horario' },
  },
  since: { en: 'Since {date}', es: 'Desde {date}' },
  last30: { en: 'Last 30 days', es: 'Últimos 30 días' },
  visits: { en: 'Visits', es: 'Visitas' },
  revenue: { en: 'Revenue', es: 'Ingresos' },
  rating: { en: 'Rating', es: 'Calificación' },
  noRating: { en: 'None yet', es: 'Aún no' },
  hours: { en: 'Hours', es: 'Horario' },
  noHours: { en: 'No hours yet', es: 'Sin horario' },
  rights: { en: 'Rights', es: 'Permisos' },
  paid: { en: 'Pay', es: 'Pago' },
  license: { en: 'License', es: 'Licencia' },
  servicesTitle: { en: 'Services', es: 'Servicios' },
  servicesDone: { en: '{count} of {all} services', es: '{count} de {all} servicios' },

  licenseStates: {
    missing: { en: 'No license yet', es: 'Sin licencia' },
    waiting: { en: 'Waiting to be checked', es: 'Por revisar' },
    checked: { en: 'Checked', es: 'Revisada' },
    expired: { en: 'Expired', es: 'Vencida' },
  },
  licenseUntil: { en: 'valid until {date}', es: 'válida hasta el {date}' },
  checkLicense: { en: 'Check license', es: 'Revisar licencia' },
  licenseOf: { en: "{name}'s license", es: 'Licencia de {name}' },
  licenseText: {
    en: 'Compare the number, name and date with the photo, and with the state register if in doubt.',
    es: 'Compara número, nombre y fecha con la foto, y con el registro estatal si tienes dudas.',
  },
  licenseNumber: { en: 'Number', es: 'Número' },
  licenseType: { en: 'Type', es: 'Tipo' },
  licenseExpires: { en: 'Valid until', es: 'Válida hasta' },
  noPhoto: { en: 'No photo was sent.', es: 'No envió foto.' },
  photoAlt: { en: "{name}'s license", es: 'Licencia de {name}' },
  markChecked: { en: 'I checked it', es: 'Ya la revisé' },
  refuse: { en: 'Something is wrong', es: 'Algo no está bien' },
  licenseChecked: { en: 'License marked as checked', es: 'Licencia marcada como revisada' },
  licenseRefused: { en: 'We asked {name} to check it again', es: 'Le pedimos a {name} revisarla' },

  edit: { en: 'Edit', es: 'Editar' },
  editTitle: { en: 'Edit {name}', es: 'Editar a {name}' },
  bookable: { en: 'Bookable online', es: 'Se puede reservar en línea' },
  bookableHint: {
    en: 'Shown once the license is checked and there are hours.',
    es: 'Aparece cuando la licencia esté revisada y haya horario.',
  },
  approval: { en: 'I approve time off', es: 'Yo apruebo sus días libres' },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  saved: { en: 'Saved', es: 'Guardado' },

  more: { en: 'More about {name}', es: 'Más sobre {name}' },
  earnings: { en: 'Earnings and pay', es: 'Ingresos y pagos' },
  keep: { en: 'Keep on the team', es: 'Dejar en el equipo' },
  kept: { en: '{name} stays on the team', es: '{name} sigue en el equipo' },
  deactivate: { en: 'Remove from the team', es: 'Quitar del equipo' },
  leaveTitle: { en: 'Remove {name}?', es: '¿Quitar a {name}?' },
  noBookings: {
    en: '{name} has no upcoming appointments. Access ends right away; past visits and reviews stay.',
    es: '{name} no tiene citas próximas. El acceso termina de inmediato; las visitas y reseñas quedan.',
  },
  someBookings: {
    en: '{count} appointments are booked with {name}. What happens to them?',
    es: 'Hay {count} citas reservadas con {name}. ¿Qué pasa con ellas?',
  },
  ways: {
    reassign: {
      name: { en: 'Hand over', es: 'Pasarlas' },
      text: {
        en: 'Someone else takes them at the same time.',
        es: 'Otra persona las toma a la misma hora.',
      },
    },
    finish: {
      name: { en: 'Let them finish', es: 'Dejar terminar' },
      text: {
        en: 'No new bookings; they leave after their last appointment.',
        es: 'Sin citas nuevas; se va tras la última.',
      },
    },
    cancel: {
      name: { en: 'Cancel them', es: 'Cancelarlas' },
      text: {
        en: "We'll let clients know, with your reason.",
        es: 'Avisamos a los clientes, con tu motivo.',
      },
    },
  },
  way: { en: 'What happens to the appointments', es: 'Qué pasa con las citas' },
  to: { en: 'Who takes over', es: 'Quién las toma' },
  you: { en: '{name} (you)', es: '{name} (tú)' },
  me: { en: 'You', es: 'Tú' },
  canMove: { en: 'Free', es: 'Libre' },
  cannotMove: { en: 'Not free', es: 'No libre' },
  someCannot: {
    en: "{count} of them can't be handed over to this person. They stay, and you choose again.",
    es: '{count} no se pueden pasar a esta persona. Se quedan y eliges otra vez.',
  },
  stillThere: {
    en: '{moved} handed over. {left} are still booked with {name}: choose what happens to them.',
    es: '{moved} pasadas. {left} siguen con {name}: elige qué pasa con ellas.',
  },
  reason: { en: 'Reason, for the clients', es: 'Motivo, para los clientes' },
  remove: { en: 'Remove', es: 'Quitar' },
  removed: { en: "{name} isn't on the team anymore", es: '{name} ya no está en el equipo' },
  nowFinishing: {
    en: '{name} leaves after their last appointment',
    es: '{name} se va tras su última cita',
  },
  cancel: { en: 'Cancel', es: 'Cancelar' },
}

export const earningWords = {
  period: { en: 'Period', es: 'Periodo' },
  periods: {
    week: { en: 'This week', es: 'Esta semana' },
    lastWeek: { en: 'Last week', es: 'Semana pasada' },
    month: { en: 'This month', es: 'Este mes' },
    lastMonth: { en: 'Last month', es: 'Mes pasado' },
  },
  share: { en: 'Share', es: 'Parte' },
  ownShare: { en: 'Your share', es: 'Tu parte' },
  tips: { en: 'Tips', es: 'Propinas' },
  total: { en: 'Total', es: 'Total' },
  unpaid: { en: 'Not paid yet', es: 'Por pagar' },
  ownUnpaid: { en: 'Still owed to you', es: 'Te deben' },
  worked: { en: '{hours} h in the chair', es: '{hours} h en la silla' },
  tipsWhole: {
    en: 'Tips go in full to whoever did the cut.',
    es: 'Las propinas son de quien cortó, completas.',
  },
  when: { en: 'When', es: 'Cuándo' },
  services: { en: 'Services', es: 'Servicios' },
  price: { en: 'Price', es: 'Precio' },
  state: { en: 'Status', es: 'Estado' },
  isPaid: { en: 'Paid', es: 'Pagado' },
  isOpen: { en: 'Open', es: 'Por pagar' },
  list: { en: 'Visits in this period', es: 'Visitas del periodo' },
  empty: { en: 'No finished visits in this period', es: 'Sin visitas terminadas en este periodo' },
  emptyText: {
    en: "A visit shows up here as soon as it's completed.",
    es: 'Una visita aparece aquí en cuanto se completa.',
  },
  csv: { en: 'Download CSV', es: 'Descargar CSV' },
  of: { en: "{name}'s earnings", es: 'Ingresos de {name}' },
  markPaid: { en: 'Mark {amount} as paid', es: 'Marcar {amount} como pagado' },
  markTitle: { en: 'Mark {amount} as paid?', es: '¿Marcar {amount} como pagado?' },
  markText: {
    en: "From {from} to {to}. We'll let {name} know. Kempt doesn't move any money for this.",
    es: 'Del {from} al {to}. Le avisamos a {name}. Kempt no mueve dinero por esto.',
  },
  marked: { en: 'Marked as paid', es: 'Marcado como pagado' },
}
