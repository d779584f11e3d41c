import type { Standing } from '#contract/admin/people.ts'
import type { Text } from '#contract/language.ts'

export const peopleWords = {
  search: { en: 'Name, email or phone', es: 'Nombre, correo o teléfono' },
  role: { en: 'Role', es: 'Rol' },
  anyRole: { en: 'Any role', es: 'Cualquier rol' },
  state: { en: 'Account', es: 'Cuenta' },
  anyState: { en: 'Any account', es: 'Cualquier cuenta' },
  active: { en: 'Active', es: 'Activa' },
  suspended: { en: 'Suspended', es: 'Suspendida' },
  count: { en: '{count} people', es: '{count} personas' },
  countOne: { en: '1 person', es: '1 persona' },
  joined: { en: 'Joined {day}', es: 'Se unió el {day}' },
  noneTitle: { en: 'Nobody matches', es: 'Nadie coincide' },
  noneText: {
    en: 'Try part of the name, the email or the last digits of the phone.',
    es: 'Prueba con parte del nombre, el correo o los últimos dígitos del teléfono.',
  },
  missing: { en: 'This account doesn’t exist', es: 'Esta cuenta no existe' },
  title: { en: 'Person', es: 'Persona' },
  contact: { en: 'Contact', es: 'Contacto' },
  roles: { en: 'Roles', es: 'Roles' },
  administration: { en: 'Administration', es: 'Administración' },
  shop: { en: 'Shop', es: 'Barbería' },
  since: { en: 'Joined', es: 'Se unió' },
  seen: { en: 'Last here', es: 'Última vez' },
  never: { en: 'Not signed in', es: 'Sin sesión abierta' },
  devices: { en: 'Signed in on', es: 'Sesiones abiertas' },
  noDevices: { en: 'No device', es: 'Ningún dispositivo' },
  factor: { en: 'With an authenticator app', es: 'Con app de autenticación' },
  standing: { en: 'Standing', es: 'Confiabilidad' },
  marks: {
    en: 'In the last 12 months: no-shows {noShows}, late cancellations {lateCancels}.',
    es: 'En los últimos 12 meses: ausencias {noShows}, cancelaciones tardías {lateCancels}.',
  },
  newest: { en: 'Newest bookings', es: 'Citas más recientes' },
  noBookings: { en: 'No bookings yet.', es: 'Aún no hay citas.' },
  asClient: { en: 'As a client', es: 'Como cliente' },
  visits: {
    en: 'Visits: {visits}. Missed: {missed}.',
    es: 'Visitas: {visits}. Ausencias: {missed}.',
  },
  upcoming: { en: 'Upcoming appointments', es: 'Próximas citas' },
  why: { en: 'Why suspended', es: 'Por qué se suspendió' },
  actions: { en: 'What you can do', es: 'Qué puedes hacer' },
  bookings: { en: 'See their bookings', es: 'Ver sus citas' },
  reset: { en: 'Send a link for a new password', es: 'Enviar enlace para una contraseña nueva' },
  resetText: {
    en: 'They get an email. Nothing else changes, and you don’t see the link.',
    es: 'Recibe un correo. Nada más cambia y tú no ves el enlace.',
  },
  resetDone: { en: 'The link is on its way', es: 'El enlace va en camino' },
  book: { en: 'Book for them', es: 'Reservar para esta persona' },
  suspend: { en: 'Suspend the account', es: 'Suspender la cuenta' },
  suspendText: {
    en: '{name} is signed out everywhere and can’t sign in. We’ll email them, and they can appeal.',
    es: 'Se cierra la sesión de {name} en todas partes y no podrá entrar. Le avisamos por correo y puede apelar.',
  },
  suspendDone: { en: 'The account is suspended', es: 'Cuenta suspendida' },
  restore: { en: 'Restore the account', es: 'Restaurar la cuenta' },
  restoreText: {
    en: '{name} can sign in again. We’ll email them.',
    es: '{name} podrá entrar de nuevo. Le avisamos por correo.',
  },
  restoreDone: { en: 'The account is active again', es: 'La cuenta está activa de nuevo' },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: {
    en: 'Kept in the activity, for your colleagues.',
    es: 'Queda en la actividad, para tus colegas.',
  },
}

export const standingNames: Record<Standing, Text> = {
  good: { en: 'Good', es: 'Buena' },
  confirms: { en: 'Confirms each visit', es: 'Confirma cada cita' },
  asked: { en: 'Barbers approve', es: 'El barbero aprueba' },
  off: { en: 'Booking off', es: 'Sin reservas' },
}

export const standingTexts: Record<Standing, Text> = {
  good: { en: 'Books like everyone else.', es: 'Reserva como cualquiera.' },
  confirms: {
    en: 'Has to confirm in the reminder that they’re coming.',
    es: 'Debe responder al recordatorio que sí va.',
  },
  asked: {
    en: 'Every booking goes to the barber as a request.',
    es: 'Cada reserva llega al barbero como solicitud.',
  },
  off: {
    en: 'Can’t book online until an appeal is accepted or the year is over.',
    es: 'No puede reservar en línea hasta que se acepte una apelación o pase el año.',
  },
}
