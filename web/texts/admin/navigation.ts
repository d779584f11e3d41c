import type { Text } from '#contract/language.ts'

export const adminGroups = {
  today: { en: 'Today', es: 'Hoy' },
  bookings: { en: 'Bookings', es: 'Citas' },
  people: { en: 'People', es: 'Personas' },
  money: { en: 'Money', es: 'Dinero' },
  site: { en: 'Site and reach', es: 'Sitio y difusión' },
  system: { en: 'System', es: 'Sistema' },
}

export const adminNavigation = {
  menu: { en: 'Menu', es: 'Menú' },
  find: { en: 'Find', es: 'Buscar' },
  overview: { en: 'Overview', es: 'Resumen' },
  bookings: { en: 'Bookings', es: 'Citas' },
}

export const findWords = {
  label: {
    en: 'Find a person, a shop, a booking or a page',
    es: 'Buscar una persona, una barbería, una cita o una página',
  },
  people: { en: 'People', es: 'Personas' },
  nobody: { en: 'Nobody matches', es: 'Nadie coincide' },
  shops: { en: 'Shops', es: 'Barberías' },
  bookings: { en: 'Bookings', es: 'Citas' },
  pages: { en: 'Go to', es: 'Ir a' },
}

// Other words for a place, by which it is found as well.
export const placeKeywords: Record<string, Text> = {
  'all-bookings': { en: 'appointments appeals reports', es: 'citas apelaciones reportes' },
  barbers: { en: 'approvals licenses shops', es: 'aprobaciones licencias barberías' },
  users: { en: 'people clients accounts', es: 'personas clientes cuentas' },
  features: { en: 'kill switch pause flags', es: 'interruptor pausa apagar' },
  settings: { en: 'theme cities rules', es: 'tema ciudades reglas ajustes' },
  'account-settings': { en: 'password profile', es: 'contraseña perfil' },
  commission: { en: 'fees percent', es: 'tarifas porcentaje' },
  '/admin/roles': { en: 'rights', es: 'permisos' },
  '/admin/activity': { en: 'audit trail history', es: 'auditoría registro historial' },
}
