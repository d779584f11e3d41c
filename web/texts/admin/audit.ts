import type { TrailBreak } from '#contract/admin/audit.ts'
import type { Text } from '#contract/language.ts'
import { settingLabels } from './settings/settings-fields.ts'

export const auditWords = {
  who: { en: 'Who', es: 'Quién' },
  anyone: { en: 'Anyone', es: 'Cualquiera' },
  what: { en: 'What', es: 'Qué' },
  anything: { en: 'Anything', es: 'Cualquier cosa' },
  search: { en: 'Search the reasons', es: 'Buscar en los motivos' },
  commandLine: { en: 'Command line', es: 'Línea de comandos' },
  about: { en: 'About', es: 'Sobre' },
  anyThing: { en: 'Everything', es: 'Todo' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  thisPerson: { en: 'this person', es: 'esta persona' },
  count: { en: '{count} entries', es: '{count} entradas' },
  countOne: { en: '1 entry', es: '1 entrada' },
  entry: { en: 'Entry {number}', es: 'Entrada {number}' },
  missing: { en: 'This entry does not exist', es: 'Esta entrada no existe' },
  id: { en: 'Its number', es: 'Su número' },
  complete: {
    en: 'Trail checked {when}: complete, {count} entries.',
    es: 'Registro revisado el {when}: completo, {count} entradas.',
  },
  completeOne: {
    en: 'Trail checked {when}: complete, 1 entry.',
    es: 'Registro revisado el {when}: completo, 1 entrada.',
  },
  broken: { en: 'The trail was rewritten', es: 'Alteraron el registro' },
  brokenText: {
    en: 'Checked {when}. Only someone with access to the database can do this. Keep a backup of today and compare it with an older one.',
    es: 'Revisado el {when}. Solo puede hacerlo alguien con acceso a la base de datos. Guarda una copia de hoy y compárala con una anterior.',
  },
  unchecked: {
    en: 'The trail was not checked yet. It happens every hour.',
    es: 'El registro aún no se ha revisado. Se revisa cada hora.',
  },
  checkNow: { en: 'Check now', es: 'Revisar ahora' },
  emptyTitle: { en: 'Nothing was done yet', es: 'Aún no se ha hecho nada' },
  emptyText: {
    en: 'Decisions about people, shops and roles are kept here, with their reasons.',
    es: 'Aquí quedan las decisiones sobre personas, barberías y roles, con sus motivos.',
  },
  noneTitle: { en: 'Nothing matches', es: 'Nada coincide' },
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
  noneText: {
    en: 'Try another person, action or word.',
    es: 'Prueba con otra persona, acción o palabra.',
  },
}

export const breakWords: Record<TrailBreak['kind'], Text> = {
  changed: { en: 'Entry {id} was changed', es: 'Cambiaron la entrada {id}' },
  removed: { en: 'Entry {id} was removed', es: 'Quitaron la entrada {id}' },
  gap: {
    en: 'Something before entry {id} was removed',
    es: 'Quitaron algo antes de la entrada {id}',
  },
  added: { en: 'Entry {id} was added from outside', es: 'Agregaron la entrada {id} desde fuera' },
  replaced: {
    en: 'Entries that an earlier check saw are gone or different',
    es: 'Faltan o cambiaron entradas que una revisión anterior vio',
  },
}

const actionNames: Record<string, Text> = {
  'accept-invitation': { en: 'Joined a team', es: 'Se unió a un equipo' },
  'add-city': { en: 'Added a city', es: 'Agregó una ciudad' },
  'answer-appeal': { en: 'Decided an appeal', es: 'Decidió una apelación' },
  approve: { en: 'Approved a barber', es: 'Aprobó a un barbero' },
  'approve-change': { en: 'Approved a change', es: 'Aprobó un cambio' },
  'book-appointment': { en: 'Booked for someone', es: 'Reservó para alguien' },
  'change-flag': { en: 'Changed a feature', es: 'Cambió una función' },
  'change-member': { en: 'Changed a team member', es: 'Cambió a un miembro del equipo' },
  'change-badge-thresholds': {
    en: 'Changed what a badge takes',
    es: 'Cambió qué hace falta para una insignia',
  },
  'close-reliability-review': {
    en: 'Closed a reliability review',
    es: 'Cerró una revisión de fiabilidad',
  },
  'decline-change': { en: 'Declined a change', es: 'Rechazó un cambio' },
  'export-list': { en: 'Downloaded a list', es: 'Descargó una lista' },
  impersonate: { en: 'Saw the app as them', es: 'Vio la app como esa persona' },
  'end-impersonation': {
    en: 'Stopped seeing the app as them',
    es: 'Dejó de ver la app como esa persona',
  },
  'plan-erasure': {
    en: 'Had an account erased in 7 days',
    es: 'Mandó borrar una cuenta en 7 días',
  },
  'take-back-erasure': { en: 'Kept an account after all', es: 'Conservó la cuenta' },
  'propose-time': { en: 'Suggested another time', es: 'Propuso otra hora' },
  'accept-time': { en: 'Accepted the suggested time', es: 'Aceptó la hora propuesta' },
  'decline-time': { en: 'Kept the original time', es: 'Dejó la hora original' },
  'run-again': { en: 'Ran failed work again', es: 'Repitió trabajo fallido' },
  erase: { en: 'Erased an account', es: 'Borró una cuenta' },
  export: { en: 'Downloaded their data', es: 'Descargó sus datos' },
  feature: { en: 'Featured a barber', es: 'Destacó a un barbero' },
  'grant-role': { en: 'Gave a role', es: 'Dio un rol' },
  'grant-sub-role': { en: 'Gave a role', es: 'Dio un rol' },
  'resend-admin': {
    en: 'Sent an invitation again',
    es: 'Envió otra vez una invitación',
  },
  'invite-admin': { en: 'Invited an administrator', es: 'Invitó a un administrador' },
  'keep-member': { en: 'Kept a team member', es: 'Mantuvo a un miembro del equipo' },
  'leave-shop': { en: 'Left a team', es: 'Dejó un equipo' },
  'mark-paid': { en: 'Marked earnings as paid', es: 'Marcó ganancias como pagadas' },
  merge: { en: 'Merged into another listing', es: 'Unió a otro perfil' },
  'merge-into': { en: 'Took in a duplicate', es: 'Recibió un duplicado' },
  'move-booking': { en: 'Changed a booking', es: 'Cambió una cita' },
  'pull-kill-switch': { en: 'Paused', es: 'Pausó' },
  'open-license': { en: 'Opened a license photo', es: 'Abrió la foto de una licencia' },
  reject: { en: 'Rejected a barber', es: 'Rechazó a un barbero' },
  'release-kill-switch': { en: 'Released', es: 'Reanudó' },
  'request-changes': { en: 'Asked a barber for changes', es: 'Pidió cambios a un barbero' },
  'restore-badge': { en: 'Gave a badge back', es: 'Devolvió una insignia' },
  'reschedule-booking': { en: 'Moved a booking', es: 'Movió una cita' },
  restore: { en: 'Restored', es: 'Restauró' },
  'revoke-badge': { en: 'Removed a badge', es: 'Retiró una insignia' },
  'restore-city': {
    en: 'Returned a city to an earlier version',
    es: 'Devolvió una ciudad a una versión anterior',
  },
  'restore-settings': {
    en: 'Returned settings to an earlier version',
    es: 'Devolvió ajustes a una versión anterior',
  },
  'revoke-role': { en: 'Took a role away', es: 'Quitó un rol' },
  'revoke-sub-role': { en: 'Took a role away', es: 'Quitó un rol' },
  'send-link': { en: 'Sent a guest the link again', es: 'Reenvió el enlace a un invitado' },
  'save-city': { en: 'Changed a city', es: 'Cambió una ciudad' },
  'save-settings': { en: 'Changed settings', es: 'Cambió ajustes' },
  'send-reset-link': {
    en: 'Sent a link for a new password',
    es: 'Envió un enlace para una contraseña nueva',
  },
  'assign-follow-up': { en: 'Assigned a booking', es: 'Asignó una cita' },
  'finish-follow-up': { en: 'Finished a follow-up', es: 'Terminó un seguimiento' },
  'decide-report': { en: 'Decided a report', es: 'Decidió un reporte' },
  'start-bulk': { en: 'Started a bulk action', es: 'Inició una acción en lote' },
  'share-view': { en: 'Shared a view', es: 'Compartió una vista' },
  'unshare-view': { en: 'Stopped sharing a view', es: 'Dejó de compartir una vista' },
  'rename-view': { en: 'Renamed a shared view', es: 'Renombró una vista compartida' },
  'delete-view': { en: 'Deleted a shared view', es: 'Borró una vista compartida' },
  suspend: { en: 'Suspended', es: 'Suspendió' },
  unfeature: { en: 'Stopped featuring a barber', es: 'Dejó de destacar a un barbero' },
  'withdraw-admin': { en: 'Withdrew an invitation', es: 'Retiró una invitación' },
}

// Tables, as people call what is in them.
const entityNames: Record<string, Text> = {
  admin_grants: { en: 'Roles of administrators', es: 'Roles de administradores' },
  admin_invitations: { en: 'Invitations of administrators', es: 'Invitaciones de administradores' },
  badge_thresholds: { en: 'Rules of badges', es: 'Reglas de insignias' },
  barber_badges: { en: 'Badges', es: 'Insignias' },
  barber_profiles: { en: 'Barbers', es: 'Barberos' },
  bookings: { en: 'Bookings', es: 'Citas' },
  bulk_runs: { en: 'Bulk actions', es: 'Acciones en lote' },
  cities: { en: 'Cities', es: 'Ciudades' },
  employee_invitations: { en: 'Invitations to teams', es: 'Invitaciones a equipos' },
  employee_payments: { en: 'Payments to teams', es: 'Pagos a equipos' },
  employees: { en: 'Team members', es: 'Miembros de equipos' },
  feature_flags: { en: 'Features', es: 'Funciones' },
  list: { en: 'Lists', es: 'Listas' },
  no_show_appeals: { en: 'Appeals', es: 'Apelaciones' },
  problem_reports: { en: 'Reports', es: 'Reportes' },
  profile: { en: 'People', es: 'Personas' },
  reliability_notices: { en: 'Reliability', es: 'Fiabilidad' },
  saved_views: { en: 'Views of lists', es: 'Vistas de listas' },
  settings: { en: 'Settings', es: 'Ajustes' },
  user_roles: { en: 'Roles', es: 'Roles' },
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
  what: { en: 'What', es: 'Qué' },
  count: { en: 'Number', es: 'Cantidad' },
  name: { en: 'Name', es: 'Nombre' },
  isShared: { en: 'Shared', es: 'Compartida' },
  assignee: { en: 'Assigned to', es: 'Asignada a' },
  note: { en: 'Note', es: 'Nota' },
  dueOn: { en: 'Due', es: 'Para el' },
  address: { en: 'Address', es: 'Dirección' },
  isNoticeOverridden: { en: 'Within the barber’s notice', es: 'Dentro del aviso del barbero' },
  isOpen: { en: 'Open', es: 'Abierto' },
  state: { en: 'State', es: 'Estado' },
  badgeType: { en: 'Badge', es: 'Insignia' },
  barredUntil: { en: 'Can win it again from', es: 'Puede ganarla otra vez desde' },
  bestServicesRating: { en: 'Best Services: average', es: 'Mejores servicios: promedio' },
  bestServicesReviews: { en: 'Best Services: reviews', es: 'Mejores servicios: reseñas' },
  mostBookedClients: { en: 'Most Booked: clients', es: 'Más reservado: clientes' },
  mostBookedVisits: { en: 'Most Booked: visits', es: 'Más reservado: visitas' },
  mostReviewedReviews: { en: 'Most Reviewed: reviews', es: 'Más reseñado: reseñas' },
  rank: { en: 'Rank', es: 'Puesto' },
  email: { en: 'Email', es: 'Correo' },
  latitude: { en: 'Latitude', es: 'Latitud' },
  licenseExpiresOn: { en: 'License expires', es: 'La licencia vence' },
  licenseNumber: { en: 'License number', es: 'Número de licencia' },
  licensePicture: { en: 'License photo', es: 'Foto de la licencia' },
  licenseType: { en: 'License type', es: 'Tipo de licencia' },
  longitude: { en: 'Longitude', es: 'Longitud' },
  shopName: { en: 'Business name', es: 'Nombre del negocio' },
  waitedHours: { en: 'Hours waited', es: 'Horas de espera' },
  bannerEn: { en: 'Banner in English', es: 'Aviso en inglés' },
  bannerEs: { en: 'Banner in Spanish', es: 'Aviso en español' },
  cities: { en: 'Cities', es: 'Ciudades' },
  isEnabled: { en: 'On', es: 'Activa' },
  isPaused: { en: 'Paused', es: 'En pausa' },
  percent: { en: 'Share in percent', es: 'Porcentaje' },
  roles: { en: 'Roles', es: 'Roles' },
  startsAt: { en: 'Starts', es: 'Empieza' },
  proposedStartsAt: { en: 'Suggested time', es: 'Hora propuesta' },
  dueAt: { en: 'Will be erased', es: 'Se borrará' },
  expiresAt: { en: 'Link works until', es: 'El enlace sirve hasta' },
  isActive: { en: 'Active', es: 'Activa' },
  isOwnWish: { en: 'Their own wish', es: 'Por deseo propio' },
  minutes: { en: 'Minutes', es: 'Minutos' },
  people: { en: 'People by name', es: 'Personas por nombre' },
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

export const nameOfEntity = (entity: string): Text =>
  entityNames[entity] ?? { en: spaced(entity), es: spaced(entity) }

export const nameOfKey = (key: string): Text =>
  keyNames[key] ?? settingLabels[key] ?? { en: spaced(key), es: spaced(key) }

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
