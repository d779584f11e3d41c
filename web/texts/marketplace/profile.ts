import type { Text } from '#contract/language.ts'

export const profile = {
  title: { en: '{name}, barber in {place}', es: '{name}, barbero en {place}' },
  description: {
    en: '{name} at {address}: services with prices, openings, reviews and photos. Book without a credit card.',
    es: '{name} en {address}: servicios con precios, horarios, reseñas y fotos. Reserva sin tarjeta de crédito.',
  },

  book: { en: 'Book', es: 'Reservar' },
  bookNow: { en: 'Book now', es: 'Reservar ahora' },
  serviceDeposit: { en: '{percent}% deposit', es: 'anticipo del {percent}%' },
  bookService: { en: 'Book {name}', es: 'Reservar {name}' },
  bookWith: { en: 'Book with {name}', es: 'Reservar con {name}' },
  priceFrom: { en: 'From {price}', es: 'Desde {price}' },
  services: { en: 'Services', es: 'Servicios' },
  addOns: { en: 'Add-ons', es: 'Extras' },
  addOnsText: { en: 'You can add these when you book.', es: 'Puedes agregarlos al reservar.' },
  noServices: { en: 'No services yet', es: 'Todavía no hay servicios' },
  noServicesText: {
    en: "This barber hasn't added services yet.",
    es: 'Este barbero todavía no agrega servicios.',
  },
  minutes: { en: '{count} min', es: '{count} min' },

  verified: { en: 'Verified', es: 'Verificado' },
  verifiedHow: {
    en: '{license} license, checked on {date}',
    es: 'Licencia {license}, comprobada el {date}',
  },
  verifiedOn: { en: 'License checked on {date}', es: 'Licencia comprobada el {date}' },
  noReviews: { en: 'No reviews yet', es: 'Sin reseñas todavía' },
  share: { en: 'Share', es: 'Compartir' },
  linkCopied: { en: 'Link copied', es: 'Enlace copiado' },
  linkNotCopied: { en: "The link couldn't be copied", es: 'No se pudo copiar el enlace' },
  sections: { en: 'On this page', es: 'En esta página' },

  gallery: { en: 'Photos of {name}', es: 'Fotos de {name}' },
  openPicture: { en: 'Open photo {at} of {count}', es: 'Abrir la foto {at} de {count}' },
  pictureOf: { en: 'Photo {at} of {count}', es: 'Foto {at} de {count}' },
  previousPicture: { en: 'Previous photo', es: 'Foto anterior' },
  nextPicture: { en: 'Next photo', es: 'Foto siguiente' },
  morePictures: { en: '+{count} photos', es: '+{count} fotos' },
  cutBy: { en: 'By {name}', es: 'Por {name}' },

  team: { en: 'Team', es: 'Equipo' },
  yourBarber: { en: 'Your barber', es: 'Tu barbero' },
  owner: { en: 'Owner', es: 'Dueño' },
  speaks: { en: 'Speaks {languages}', es: 'Habla {languages}' },
  portfolio: { en: 'Portfolio', es: 'Portafolio' },
  seeAll: { en: 'See all {count} photos', es: 'Ver las {count} fotos' },

  reviews: { en: 'Reviews', es: 'Reseñas' },
  filterByStars: { en: 'Filter', es: 'Filtrar' },
  sortReviews: { en: 'Sort reviews', es: 'Ordenar reseñas' },
  newest: { en: 'Newest', es: 'Más recientes' },
  highest: { en: 'Highest rated', es: 'Mejor calificadas' },
  lowest: { en: 'Lowest rated', es: 'Peor calificadas' },
  noReviewsText: {
    en: 'Reviews come from clients after their visit.',
    es: 'Las reseñas las dejan los clientes después de su visita.',
  },
  noMatch: { en: 'No reviews with these stars', es: 'No hay reseñas con estas estrellas' },
  showAll: { en: 'Show all reviews', es: 'Ver todas las reseñas' },
  guest: { en: 'Guest', es: 'Invitado' },
  bookingWith: { en: 'Visit with {name}', es: 'Visita con {name}' },
  pinnedBy: { en: 'Pinned by {name}', es: 'Fijada por {name}' },
  replyOf: { en: 'Reply from {name}', es: 'Respuesta de {name}' },

  about: { en: 'About', es: 'Acerca de' },
  location: { en: 'Location', es: 'Ubicación' },
  reviewPhoto: { en: 'Photo {number} by {name}', es: 'Foto {number} de {name}' },
  onTheMap: { en: 'Map: where {shop} is', es: 'Mapa: dónde está {shop}' },
  directions: { en: 'Get directions', es: 'Cómo llegar' },
  parking: { en: 'Parking', es: 'Estacionamiento' },
  noParking: {
    en: 'No parking info. Ask the shop.',
    es: 'Sin información de estacionamiento. Pregunta en la barbería.',
  },
  accessibility: { en: 'Accessibility', es: 'Accesibilidad' },
  stepFree: { en: 'Step-free entrance', es: 'Entrada sin escalones' },
  notStepFree: {
    en: 'Not marked as step-free. Ask the shop if you need it.',
    es: 'Sin entrada libre de escalones indicada. Pregunta si la necesitas.',
  },
  similar: { en: 'Similar barbers', es: 'Barberos parecidos' },
} satisfies Record<string, Text>

export const hours = {
  title: { en: 'Hours', es: 'Horario' },
  today: { en: 'Today', es: 'Hoy' },
  closed: { en: 'Closed', es: 'Cerrado' },
  openUntil: { en: 'Open now, until {time}', es: 'Abierto ahora, hasta {time}' },
  opensToday: { en: 'Closed, opens today at {time}', es: 'Cerrado, abre hoy, {time}' },
  opensTomorrow: {
    en: 'Closed, opens tomorrow at {time}',
    es: 'Cerrado, abre mañana, {time}',
  },
  opensOn: { en: 'Closed, opens {day} at {time}', es: 'Cerrado, abre el {day}, {time}' },
  closedForNow: { en: 'Closed for now', es: 'Cerrado por ahora' },
  special: { en: 'Upcoming changes', es: 'Próximos cambios de horario' },
  zone: { en: 'Local time', es: 'Hora local' },
} satisfies Record<string, Text>

export const policies = {
  title: { en: 'Policies', es: 'Condiciones' },
  cancelling: { en: 'Cancellation', es: 'Cancelación' },
  freeUntil: {
    en: 'Free to cancel or move until {hours} hours before.',
    es: 'Puedes cancelar o cambiar gratis hasta {hours} horas antes.',
  },
  lateFee: {
    en: "After that, there's a {percent}% fee.",
    es: 'Después hay un cargo del {percent}%.',
  },
  noLateFee: {
    en: "After that it's still free, but please cancel as early as you can.",
    es: 'Después sigue siendo gratis, pero cancela lo antes posible.',
  },
  late: { en: 'Running late', es: 'Si llegas tarde' },
  grace: {
    en: 'We hold your chair for {minutes} minutes. After that it may count as a no-show.',
    es: 'Te guardamos la silla {minutes} minutos. Después puede contar como falta.',
  },
  noShowFee: {
    en: 'No-shows are charged {percent}%.',
    es: 'Si no llegas, se cobra el {percent}%.',
  },
  noNoShowFee: { en: "There's no fee for a no-show.", es: 'Si no llegas, no hay cargo.' },
  paying: { en: 'Payment', es: 'Pago' },
  pay_at_shop: {
    en: 'Pay at the shop. No card needed to book.',
    es: 'Pagas en la barbería. No necesitas tarjeta para reservar.',
  },
  card_on_file: {
    en: 'You give a card when you book. It’s charged after your appointment.',
    es: 'Das una tarjeta al reservar. Se cobra después de tu cita.',
  },
  prepay: { en: 'You pay by card when you book.', es: 'Pagas con tarjeta al reservar.' },
  deposit: {
    en: 'You pay {percent}% by card when you book, and the rest at the shop.',
    es: 'Al reservar pagas el {percent}% con tarjeta, y el resto en la barbería.',
  },
  booking: { en: 'Booking', es: 'Reservar' },
  instant: { en: 'Instant confirmation.', es: 'Confirmación al instante.' },
  asksFirst: {
    en: 'The barber confirms each booking.',
    es: 'El barbero confirma cada reserva.',
  },
  walkIns: { en: 'Walk-ins are welcome.', es: 'También se atiende sin cita.' },
  noWalkIns: { en: 'By appointment only.', es: 'Solo con cita.' },
} satisfies Record<string, Text>

export const shopWords = {
  notYet: { en: 'No online booking here yet', es: 'Todavía no se reserva en línea aquí' },
  notYetText: {
    en: "The shop's barbers aren't on Kempt yet.",
    es: 'Los barberos de este local todavía no están en Kempt.',
  },
  explore: { en: 'Find a barber', es: 'Buscar barbero' },
  team: { en: 'Barbers at this shop', es: 'Barberos de este local' },
} satisfies Record<string, Text>

export const notListed = {
  title: { en: 'Not taking bookings', es: 'No acepta reservas' },
  description: {
    en: "This barber isn't taking bookings on Kempt right now. Here are others in {city}.",
    es: 'Este barbero no acepta reservas en Kempt por ahora. Aquí hay otros en {city}.',
  },
  heading: {
    en: "This barber isn't taking bookings",
    es: 'Este barbero no acepta reservas',
  },
  text: {
    en: 'The page may have moved, or the barber is taking a break. These barbers are taking bookings.',
    es: 'La página pudo haber cambiado, o el barbero está de descanso. Estos barberos sí aceptan reservas.',
  },
  alternatives: { en: 'Other barbers in {city}', es: 'Otros barberos en {city}' },
  explore: { en: 'Find Barbers', es: 'Buscar barberos' },
} satisfies Record<string, Text>

export const portfolioPage = {
  title: { en: '{name} portfolio', es: 'Portafolio de {name}' },
  description: {
    en: 'Cuts by {name}. Tap one to book it.',
    es: 'Cortes de {name}. Toca uno para reservarlo.',
  },
  back: { en: 'Back to {name}', es: 'Volver a {name}' },
  byCategory: { en: 'Filter by style', es: 'Filtrar por estilo' },
  byMember: { en: 'Filter by team member', es: 'Filtrar por persona del equipo' },
  empty: { en: 'No photos yet', es: 'Todavía no hay fotos' },
  emptyText: {
    en: "This barber hasn't added photos yet.",
    es: 'Este barbero todavía no agrega fotos.',
  },
  toProfile: { en: 'See services and prices', es: 'Ver servicios y precios' },
  noMatch: { en: 'No photos match', es: 'Ninguna foto coincide' },
  showAll: { en: 'Show all photos', es: 'Ver todas las fotos' },
  bookCut: { en: 'Book this cut', es: 'Reservar este corte' },
  bookCutOf: { en: 'Book this cut: {caption}', es: 'Reservar este corte: {caption}' },
  before: { en: 'Before', es: 'Antes' },
  after: { en: 'After', es: 'Después' },
  compare: { en: 'Compare before and after', es: 'Comparar antes y después' },
  compareValue: { en: '{percent}% before', es: '{percent}% antes' },
} satisfies Record<string, Text>
