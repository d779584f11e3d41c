import type { Text } from '#contract/language.ts'

export const map = {
  heading: { en: 'Barbers on the map', es: 'Barberos en el mapa' },
  map: { en: 'Map', es: 'Mapa' },
  list: { en: 'List', es: 'Lista' },
  moreFilters: { en: 'More filters', es: 'Más filtros' },
  canvas: {
    en: 'Map of barbers. Arrow keys move it, plus and minus zoom. The list has the same barbers.',
    es: 'Mapa de barberos. Las flechas lo mueven, más y menos lo acercan y alejan. La lista tiene los mismos barberos.',
  },
  loading: { en: 'Loading the map...', es: 'Cargando el mapa...' },
  couldNotLoad: {
    en: "The map couldn't be loaded. The list has the same barbers.",
    es: 'No se pudo cargar el mapa. La lista tiene los mismos barberos.',
  },
  couldNotFind: {
    en: "The barbers here couldn't be loaded.",
    es: 'No se pudieron cargar los barberos de aquí.',
  },
  countHere: { en: '{count} barbers on this map', es: '{count} barberos en este mapa' },
  oneHere: { en: '1 barber on this map', es: '1 barbero en este mapa' },
  noneHere: {
    en: 'No barbers in this area',
    es: 'No hay barberos en esta zona',
  },
  noneText: {
    en: 'Zoom out or show the whole city.',
    es: 'Aleja el mapa o ve toda la ciudad.',
  },
  showCity: { en: 'Show the whole city', es: 'Ver toda la ciudad' },
  cluster: { en: '{count} barbers, zoom in', es: '{count} barberos, acercar' },
  from: { en: 'from {price}', es: 'desde {price}' },
  pin: { en: '{shop}, {price}, rated {rating}', es: '{shop}, {price}, calificación {rating}' },
  newPin: { en: '{shop}, {price}, new', es: '{shop}, {price}, sin reseñas' },
  isNew: { en: 'New', es: 'Nuevo' },
  zoomIn: { en: 'Zoom in', es: 'Acercar' },
  zoomOut: { en: 'Zoom out', es: 'Alejar' },
  locate: { en: 'Show where I am', es: 'Mostrar dónde estoy' },
  locateRefused: {
    en: "Your browser didn't share your location. Move the map or search by neighborhood.",
    es: 'Tu navegador no compartió tu ubicación. Mueve el mapa o busca por barrio.',
  },
  boundaries: { en: 'Boundaries: US Census Bureau', es: 'Límites: US Census Bureau' },
  chosen: { en: 'Selected: {shop}', es: 'Seleccionado: {shop}' },
  chosenLoading: { en: 'Selected barber', es: 'Barbero seleccionado' },
  book: { en: 'Book', es: 'Reservar' },
  bookShop: { en: 'Book {shop}', es: 'Reservar en {shop}' },
  profile: { en: 'View profile', es: 'Ver perfil' },
} satisfies Record<string, Text>
