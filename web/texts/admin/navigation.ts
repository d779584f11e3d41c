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
  shops: { en: 'Shops', es: 'Barberías' },
  bookings: { en: 'Bookings', es: 'Citas' },
  pages: { en: 'Go to', es: 'Ir a' },
}
