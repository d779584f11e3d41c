import type { Text } from '#contract/language.ts'

export const auditWords = {
  who: { en: 'Who', es: 'Quién' },
  anyone: { en: 'Anyone', es: 'Cualquiera' },
  what: { en: 'What', es: 'Qué' },
  anything: { en: 'Anything', es: 'Cualquier cosa' },
  search: { en: 'Search the reasons', es: 'Buscar en los motivos' },
  commandLine: { en: 'Command line', es: 'Línea de comandos' },
  older: { en: 'Show older', es: 'Ver anteriores' },
  emptyTitle: { en: 'Nothing was done yet', es: 'Aún no se ha hecho nada' },
  emptyText: {
    en: 'Decisions about people, shops and roles are kept here, with their reasons.',
    es: 'Aquí quedan las decisiones sobre personas, barberías y roles, con sus motivos.',
  },
  noneTitle: { en: 'Nothing matches', es: 'Nada coincide' },
  noneText: {
    en: 'Try another person, action or word.',
    es: 'Prueba con otra persona, acción o palabra.',
  },
}

const actionNames: Record<string, Text> = {
  'accept-invitation': { en: 'Joined a team', es: 'Se unió a un equipo' },
  'answer-appeal': { en: 'Decided an appeal', es: 'Decidió una apelación' },
  approve: { en: 'Approved a barber', es: 'Aprobó a un barbero' },
  'approve-change': { en: 'Approved a change', es: 'Aprobó un cambio' },
  'change-member': { en: 'Changed a team member', es: 'Cambió a un miembro del equipo' },
  'close-reliability-review': {
    en: 'Closed a reliability review',
    es: 'Cerró una revisión de fiabilidad',
  },
  'decline-change': { en: 'Declined a change', es: 'Rechazó un cambio' },
  'export-list': { en: 'Downloaded a list', es: 'Descargó una lista' },
  erase: { en: 'Erased an account', es: 'Borró una cuenta' },
  export: { en: 'Downloaded their data', es: 'Descargó sus datos' },
  feature: { en: 'Featured a barber', es: 'Destacó a un barbero' },
  'grant-role': { en: 'Gave a role', es: 'Dio un rol' },
  'grant-sub-role': { en: 'Gave a role', es: 'Dio un rol' },
  'invite-admin': { en: 'Invited an administrator', es: 'Invitó a un administrador' },
  'keep-member': { en: 'Kept a team member', es: 'Mantuvo a un miembro del equipo' },
  'leave-shop': { en: 'Left a team', es: 'Dejó un equipo' },
  'mark-paid': { en: 'Marked earnings as paid', es: 'Marcó ganancias como pagadas' },
  merge: { en: 'Merged into another listing', es: 'Unió a otro perfil' },
  'merge-into': { en: 'Took in a duplicate', es: 'Recibió un duplicado' },
  'move-booking': { en: 'Changed a booking', es: 'Cambió una cita' },
  'open-license': { en: 'Opened a license photo', es: 'Abrió la foto de una licencia' },
  reject: { en: 'Rejected a barber', es: 'Rechazó a un barbero' },
  'request-changes': { en: 'Asked a barber for changes', es: 'Pidió cambios a un barbero' },
  restore: { en: 'Restored', es: 'Restauró' },
  'revoke-role': { en: 'Took a role away', es: 'Quitó un rol' },
  'revoke-sub-role': { en: 'Took a role away', es: 'Quitó un rol' },
  'send-reset-link': {
    en: 'Sent a link for a new password',
    es: 'Envió un enlace para una contraseña nueva',
  },
  suspend: { en: 'Suspended', es: 'Suspendió' },
  unfeature: { en: 'Stopped featuring a barber', es: 'Dejó de destacar a un barbero' },
  'withdraw-admin': { en: 'Withdrew an invitation', es: 'Retiró una invitación' },
}

const keyNames: Record<string, Text> = {
  bookings: { en: 'Bookings', es: 'Citas' },
  clients: { en: 'Clients', es: 'Clientes' },
  endsOn: { en: 'Last day', es: 'Último día' },
  favorites: { en: 'Favorites', es: 'Favoritos' },
  from: { en: 'From', es: 'Desde' },
  into: { en: 'Into', es: 'Hacia' },
  otherServices: { en: 'Other services', es: 'Otros servicios' },
  reviews: { en: 'Reviews', es: 'Reseñas' },
  sameClients: { en: 'Clients of both', es: 'Clientes de ambos' },
  sameServices: { en: 'Same services', es: 'Mismos servicios' },
  startsOn: { en: 'First day', es: 'Primer día' },
  waiting: { en: 'On the waitlist', es: 'En lista de espera' },
  address: { en: 'Address', es: 'Dirección' },
  email: { en: 'Email', es: 'Correo' },
  latitude: { en: 'Latitude', es: 'Latitud' },
  licenseExpiresOn: { en: 'License expires', es: 'La licencia vence' },
  licenseNumber: { en: 'License number', es: 'Número de licencia' },
  licensePicture: { en: 'License photo', es: 'Foto de la licencia' },
  licenseType: { en: 'License type', es: 'Tipo de licencia' },
  longitude: { en: 'Longitude', es: 'Longitud' },
  shopName: { en: 'Business name', es: 'Nombre del negocio' },
  waitedHours: { en: 'Hours waited', es: 'Horas de espera' },
  endsAt: { en: 'Ends', es: 'Termina' },
  role: { en: 'Role', es: 'Rol' },
  subRole: { en: 'Role', es: 'Rol' },
  status: { en: 'State', es: 'Estado' },
  canceled: { en: 'Canceled bookings', es: 'Citas canceladas' },
  told: { en: 'People told', es: 'Personas avisadas' },
  upcoming: { en: 'Upcoming bookings', es: 'Próximas citas' },
}

// A new action or key is shown by its own name until it has words here.
export const nameOfAction = (action: string): Text =>
  actionNames[action] ?? { en: spaced(action), es: spaced(action) }

export const nameOfKey = (key: string): Text =>
  keyNames[key] ?? { en: spaced(key), es: spaced(key) }

function spaced(name: string) {
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

// The trail of one thing, in its drawer.
export const auditTrailWords = {
  title: { en: 'What was done', es: 'Qué se hizo' },
  none: { en: 'Nothing yet.', es: 'Nada todavía.' },
}
