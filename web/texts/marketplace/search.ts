import type { Text } from '#contract/language.ts'
import type { Category, Filters, Found, Sort } from '#contract/marketplace/search.ts'

export const search = {
  barbersIn: { en: 'Barbers in {place}', es: 'Barberos en {place}' },
  categoryIn: { en: '{category} in {place}', es: '{category} en {place}' },
  describePlace: {
    en: 'Verified barbers in {place}, with prices, reviews and openings you can book now.',
    es: 'Barberos verificados en {place}, con precios, reseñas y horarios para reservar ya.',
  },
  describeCategory: {
    en: '{category} in {place}: verified barbers, real prices and openings you can book now.',
    es: '{category} en {place}: barberos verificados, precios reales y horarios para reservar ya.',
  },

  what: { en: 'Shop, barber or style', es: 'Barbería, barbero o estilo' },
  where: { en: 'Where', es: 'Dónde' },
  wherePlaceholder: { en: 'City, neighborhood or ZIP', es: 'Ciudad, barrio o código postal' },
  places: { en: 'Places', es: 'Lugares' },
  submit: { en: 'Search', es: 'Buscar' },
  useMyLocation: { en: 'Use my location', es: 'Usar mi ubicación' },
  locating: { en: 'Finding you...', es: 'Buscando tu ubicación...' },
  locateRefused: {
    en: "Your browser didn't share your location. Type a neighborhood or ZIP instead.",
    es: 'Tu navegador no compartió tu ubicación. Escribe un barrio o código postal.',
  },

  styles: { en: 'Styles', es: 'Estilos' },
  sortBy: { en: 'Sort by', es: 'Ordenar por' },
  filters: { en: 'Filters', es: 'Filtros' },
  filtersOn: { en: 'Filters ({count})', es: 'Filtros ({count})' },
  activeFilters: { en: 'Active filters', es: 'Filtros activos' },
  clear: { en: 'Clear filters', es: 'Borrar filtros' },
  show: { en: 'Show {count} barbers', es: 'Ver {count} barberos' },
  showOne: { en: 'Show 1 barber', es: 'Ver 1 barbero' },
  showAnyway: { en: 'Show results', es: 'Ver resultados' },

  openToday: { en: 'Open today', es: 'Abierto hoy' },
  day: { en: 'Day', es: 'Día' },
  timeOfDay: { en: 'Time of day', es: 'Hora del día' },
  price: { en: 'Price', es: 'Precio' },
  upTo: { en: 'Up to {price}', es: 'Hasta {price}' },
  rating: { en: 'Rating', es: 'Calificación' },
  andUp: { en: '{rating} and up', es: '{rating} o más' },
  distance: { en: 'Distance', es: 'Distancia' },
  within: { en: 'Within {miles} mi', es: 'A menos de {miles} mi' },
  distanceHint: {
    en: 'Add a neighborhood, ZIP or your location to filter by distance.',
    es: 'Agrega un barrio, un código postal o tu ubicación para filtrar por distancia.',
  },
  language: { en: 'Language', es: 'Idioma' },
  speaks: { en: 'Speaks {language}', es: 'Habla {language}' },
  payment: { en: 'Payment', es: 'Pago' },
  walkIns: { en: 'Takes walk-ins', es: 'Atiende sin cita' },
  offers: { en: 'Has an offer', es: 'Con oferta' },
  accessible: { en: 'Wheelchair accessible', es: 'Accesible en silla de ruedas' },
  badge: { en: 'Badge', es: 'Insignia' },
  hereOnly: { en: 'Map area', es: 'Zona del mapa' },
  nearYou: { en: 'Near you', es: 'Cerca de ti' },

  results: { en: 'Results', es: 'Resultados' },
  countIn: { en: '{count} barbers in {place}', es: '{count} barberos en {place}' },
  oneIn: { en: '1 barber in {place}', es: '1 barbero en {place}' },
  countNear: { en: '{count} barbers near {place}', es: '{count} barberos cerca de {place}' },
  oneNear: { en: '1 barber near {place}', es: '1 barbero cerca de {place}' },
  countNearYou: { en: '{count} barbers near you', es: '{count} barberos cerca de ti' },
  oneNearYou: { en: '1 barber near you', es: '1 barbero cerca de ti' },
  countHere: { en: '{count} barbers in this area', es: '{count} barberos en esta zona' },
  oneHere: { en: '1 barber in this area', es: '1 barbero en esta zona' },
  noneFit: { en: 'No barbers found', es: 'No encontramos barberos' },
  readAs: { en: 'Showing results for “{words}”', es: 'Mostrando resultados de “{words}”' },
  updating: { en: 'Updating results...', es: 'Actualizando resultados...' },
  couldNotSearch: {
    en: 'Something went wrong with the search',
    es: 'Algo salió mal con la búsqueda',
  },

  miles: { en: '{miles} mi away', es: 'a {miles} mi' },
  speaksAll: { en: 'Languages: {languages}', es: 'Idiomas: {languages}' },
  openings: { en: 'Next openings at {shop}', es: 'Próximos horarios en {shop}' },
  today: { en: 'Today', es: 'Hoy' },
  bookAt: { en: 'Book {time} at {shop}', es: 'Reservar {time} en {shop}' },

  noneText: {
    en: 'Remove it to see more barbers.',
    es: 'Quítalo para ver más barberos.',
  },
  noneAtAll: {
    en: "Try a different search or area, or tell us who we're missing.",
    es: 'Prueba otra búsqueda u otra zona, o dinos quién nos falta.',
  },
  blockedBy: {
    en: 'Nobody matches this filter: {filter}',
    es: 'Con este filtro no hay resultados: {filter}',
  },
  noMatches: { en: 'No matches for “{words}”', es: 'No hay resultados para “{words}”' },
  nobodyIn: { en: 'Nobody in {city} yet', es: 'Todavía no hay nadie en {city}' },
  nobodyInText: {
    en: "We're not in this city yet. Know a barber there? Tell us.",
    es: 'Todavía no llegamos a esta ciudad. ¿Conoces a un barbero ahí? Cuéntanos.',
  },
  seeCity: { en: 'See barbers in {city}', es: 'Ver barberos en {city}' },
  removeThis: { en: 'Remove this filter', es: 'Quitar este filtro' },
  invite: { en: 'Suggest a barber', es: 'Sugerir un barbero' },
  nearest: { en: 'Closest matches', es: 'Lo más parecido' },

  showMap: { en: 'Map', es: 'Mapa' },
  showList: { en: 'List', es: 'Lista' },
  followMap: { en: 'Search as I move the map', es: 'Buscar al mover el mapa' },
} satisfies Record<string, Text>

export const categoryNames: Record<Category, Text> = {
  Fades: { en: 'Fades', es: 'Fades' },
  Beard: { en: 'Beard', es: 'Barba' },
  Kids: { en: 'Kids', es: 'Niños' },
  Designs: { en: 'Designs', es: 'Diseños' },
  Other: { en: 'Other', es: 'Otros' },
}

export const sortNames: Record<Sort, Text> = {
  recommended: { en: 'Recommended', es: 'Recomendados' },
  nearest: { en: 'Nearest', es: 'Más cerca' },
  rating: { en: 'Top rated', es: 'Mejor calificados' },
  price: { en: 'Price: low to high', es: 'Precio: de menor a mayor' },
  earliest: { en: 'Soonest available', es: 'Disponible más pronto' },
}

export const timeNames: Record<NonNullable<Filters['timeOfDay']>, Text> = {
  morning: { en: 'Morning', es: 'Mañana' },
  afternoon: { en: 'Afternoon', es: 'Tarde' },
  evening: { en: 'Evening', es: 'Noche' },
}

export const paymentNames: Record<NonNullable<Filters['payment']>, Text> = {
  pay_at_shop: { en: 'Pay at the shop', es: 'Pago en la barbería' },
  card_on_file: { en: 'Card on file', es: 'Tarjeta guardada' },
  prepay: { en: 'Prepay', es: 'Pago por adelantado' },
}

export const badgeNames: Record<NonNullable<Filters['badge']>, Text> = {
  most_booked: { en: 'Most booked', es: 'Más reservado' },
  most_reviewed: { en: 'Most reviewed', es: 'Más reseñado' },
  best_services: { en: 'Best services', es: 'Mejores servicios' },
}

export const blockerNames: Record<NonNullable<Found['blockedBy']>, Text> = {
  q: { en: 'the words you typed', es: 'las palabras que escribiste' },
  category: { en: 'the style', es: 'el estilo' },
  place: { en: 'the place', es: 'el lugar' },
  distance: { en: 'the distance', es: 'la distancia' },
  time: { en: 'the day and time', es: 'el día y la hora' },
  price: { en: 'the price', es: 'el precio' },
  rating: { en: 'the rating', es: 'la calificación' },
  language: { en: 'the language', es: 'el idioma' },
  badge: { en: 'the badge', es: 'la insignia' },
  payment: { en: 'the way to pay', es: 'la forma de pago' },
  walkIns: { en: 'walk-ins', es: 'atención sin cita' },
  offers: { en: 'the offer', es: 'la oferta' },
  accessible: { en: 'wheelchair access', es: 'acceso en silla de ruedas' },
  bounds: { en: 'the map area', es: 'la zona del mapa' },
}

export const spokenNames = {
  en: { en: 'English', es: 'inglés' },
  es: { en: 'Spanish', es: 'español' },
  vi: { en: 'Vietnamese', es: 'vietnamita' },
  zh: { en: 'Chinese', es: 'chino' },
  ar: { en: 'Arabic', es: 'árabe' },
  fr: { en: 'French', es: 'francés' },
  hi: { en: 'Hindi', es: 'hindi' },
  pt: { en: 'Portuguese', es: 'portugués' },
} satisfies Record<string, Text>

export const placeKinds = {
  city: { en: 'City', es: 'Ciudad' },
  neighborhood: { en: 'Neighborhood', es: 'Barrio' },
  zip: { en: 'ZIP', es: 'Código postal' },
} satisfies Record<string, Text>
