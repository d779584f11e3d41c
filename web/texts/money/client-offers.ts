// Offers on a client's own tab.
export const clientOffers = {
  offers: { en: 'Offers for you', es: 'Ofertas para ti' },
  offersText: {
    en: 'From Kempt, and from barbers you like or have visited. The best one applies automatically when you book.',
    es: 'De Kempt y de barberos que te gustan o que ya visitaste. La mejor se aplica sola al reservar.',
  },
  none: { en: 'No offers right now', es: 'No hay ofertas por ahora' },
  noneText: {
    en: 'Tap the heart on a barber and their offers show up here.',
    es: 'Toca el corazón de un barbero y sus ofertas aparecerán aquí.',
  },
  find: { en: 'Find barbers', es: 'Buscar barberos' },
  findOffers: { en: 'See barbers with offers', es: 'Ver barberos con ofertas' },
  book: { en: 'Book', es: 'Reservar' },
  actionOf: { en: '{action}: {name}', es: '{action}: {name}' },
  firstBooking: {
    en: 'Your first appointment of {amount} or more, at any barber',
    es: 'En tu primera cita de {amount} o más, con cualquier barbero',
  },
  code: { en: 'Have a code?', es: '¿Tienes un código?' },
  codeText: {
    en: 'See what it gives and where.',
    es: 'Mira qué descuento da y dónde.',
  },
  check: { en: 'Check', es: 'Revisar' },
  everywhere: { en: 'At every barber', es: 'Con todos los barberos' },
  atEvery: { en: '{name} at every barber', es: '{name} con todos los barberos' },
  at: { en: '{name} at {shop}', es: '{name} en {shop}' },
  bookAt: { en: 'Book at {shop}', es: 'Reservar en {shop}' },
  enterIt: { en: 'Enter the code when you book', es: 'Escribe el código al reservar' },
}
