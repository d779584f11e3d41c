// The tabs of the four dashboards: their names, and for those not built yet what they will hold.

export const tabNames = {
  overview: { en: 'Overview', es: 'Resumen' },
  bookings: { en: 'Bookings', es: 'Citas' },
  favorites: { en: 'Favorites', es: 'Favoritos' },
  notifications: { en: 'Notifications', es: 'Avisos' },
  reviews: { en: 'Reviews', es: 'Reseñas' },
  promotions: { en: 'Promotions', es: 'Promociones' },
  payments: { en: 'Payments', es: 'Pagos' },
  invoices: { en: 'Invoices', es: 'Facturas' },
  disputes: { en: 'Disputes', es: 'Reclamos' },
  support: { en: 'Support', es: 'Soporte' },
  settings: { en: 'Settings', es: 'Ajustes' },
  availability: { en: 'Availability', es: 'Horario' },
  services: { en: 'Services', es: 'Servicios' },
  clients: { en: 'Clients', es: 'Clientes' },
  earnings: { en: 'Earnings', es: 'Ingresos' },
  analytics: { en: 'Analytics', es: 'Análisis' },
  shop: { en: 'Shop', es: 'Barbería' },
  team: { en: 'Team', es: 'Equipo' },
  schedule: { en: 'Schedule', es: 'Agenda' },
  profile: { en: 'Profile', es: 'Perfil' },
  bookAppointment: { en: 'Book Appointment', es: 'Crear cita' },
  myBookings: { en: 'My Bookings', es: 'Mis citas' },
  allBookings: { en: 'All Bookings', es: 'Todas las citas' },
  barbers: { en: 'Barbers', es: 'Barberos' },
  users: { en: 'Users', es: 'Usuarios' },
  features: { en: 'Feature Flags', es: 'Funciones' },
  commission: { en: 'Commission', es: 'Comisión' },
  cms: { en: 'CMS', es: 'Contenido' },
  refunds: { en: 'Refund Log', es: 'Reembolsos' },
  sms: { en: 'SMS Management', es: 'SMS' },
  accountSettings: { en: 'Account Settings', es: 'Mi cuenta' },
}

export const adminPageNames = {
  roles: { en: 'Role & Access', es: 'Roles y accesos' },
  activity: { en: 'Activity', es: 'Actividad' },
  transfers: { en: 'Transfers & Payouts', es: 'Transferencias y pagos' },
  notifications: { en: 'Announcements', es: 'Anuncios' },
  promotions: { en: 'Promotions', es: 'Promociones' },
  analytics: { en: 'Analytics', es: 'Análisis' },
  marketplace: { en: 'Marketplace', es: 'Mercado' },
  support: { en: 'Support', es: 'Soporte' },
  badges: { en: 'Badges', es: 'Insignias' },
}

export const dashboards = {
  client: { en: 'Client dashboard', es: 'Panel de cliente' },
  barber: { en: 'Barber dashboard', es: 'Panel de barbero' },
  employee: { en: 'Employee dashboard', es: 'Panel de empleado' },
  admin: { en: 'Admin dashboard', es: 'Panel de administración' },
  adminPages: { en: 'Administration', es: 'Administración' },
}

export const clientTabs = {
  disputes: {
    en: 'Visits you reported a problem with, what each side said, and the next deadline.',
    es: 'Las visitas en las que reportaste un problema, lo que dijo cada parte y la próxima fecha límite.',
  },
}

export const barberTabs = {
  shop: {
    en: 'Your public page: name, address, photos, hours, policies and license.',
    es: 'Tu página pública: nombre, dirección, fotos, horario, políticas y licencia.',
  },
  disputes: {
    en: 'Problems clients reported, with the time left to answer and the amount at stake.',
    es: 'Problemas que reportaron los clientes, con el tiempo para contestar y el monto en juego.',
  },
}
