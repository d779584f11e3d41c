import type { Text } from '#contract/language.ts'

// The words the building blocks of web/ui say themselves.
export const ui = {
  loading: { en: 'Loading...', es: 'Cargando...' },
  optional: { en: '(optional)', es: '(opcional)' },
  choose: { en: 'Choose', es: 'Elige' },
  close: { en: 'Close', es: 'Cerrar' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  typedStays: {
    en: 'What you typed isn’t saved yet. To leave without it, press Close.',
    es: 'Lo que escribiste aún no se guarda. Para salir sin guardarlo, pulsa Cerrar.',
  },
  remove: { en: 'Remove {name}', es: 'Quitar {name}' },
  search: { en: 'Search', es: 'Buscar' },
  showMore: { en: 'Show more', es: 'Ver más' },
  searching: { en: 'Searching...', es: 'Buscando...' },
  searchOrJump: { en: 'Search or jump to...', es: 'Busca o ve a...' },
  nothingFound: { en: 'Nothing found', es: 'No encontramos nada' },
  notices: { en: 'Notices', es: 'Avisos' },

  showPassword: { en: 'Show password', es: 'Mostrar contraseña' },
  hidePassword: { en: 'Hide password', es: 'Ocultar contraseña' },

  couldNotLoad: { en: "This couldn't be loaded", es: 'No pudimos cargar esto' },
  tryAgain: { en: 'Try again', es: 'Intentar de nuevo' },

  ratingOf: { en: '{rating} out of 5 stars', es: '{rating} de 5 estrellas' },
  ratingOfReviews: {
    en: '{rating} out of 5 stars, {count} reviews',
    es: '{rating} de 5 estrellas, {count} reseñas',
  },
  oneStar: { en: '1 star', es: '1 estrella' },
  stars: { en: '{count} stars', es: '{count} estrellas' },
  oneReview: { en: '1 review', es: '1 reseña' },
  reviews: { en: '{count} reviews', es: '{count} reseñas' },
  reviewsByStars: { en: 'Reviews by stars', es: 'Reseñas por estrellas' },

  months: { en: 'Months', es: 'Meses' },
  previousMonth: { en: 'Previous month', es: 'Mes anterior' },
  nextMonth: { en: 'Next month', es: 'Mes siguiente' },

  pages: { en: 'Pages', es: 'Páginas' },
  pageOf: { en: 'Page {page} of {pages}', es: 'Página {page} de {pages}' },
  pageNumber: { en: 'Page {page}', es: 'Página {page}' },
  previousPage: { en: 'Previous page', es: 'Página anterior' },
  nextPage: { en: 'Next page', es: 'Página siguiente' },

  carousel: { en: 'carousel', es: 'carrusel' },
  slide: { en: 'slide', es: 'diapositiva' },
  slideOf: { en: '{slide} of {slides}', es: '{slide} de {slides}' },
  showSlide: { en: 'Show slide {slide}', es: 'Mostrar la diapositiva {slide}' },
  pause: { en: 'Pause slides', es: 'Pausar las diapositivas' },
  play: { en: 'Play slides', es: 'Reproducir las diapositivas' },

  copy: { en: 'Copy', es: 'Copiar' },
  meaningOf: { en: 'What “{name}” means', es: 'Qué significa “{name}”' },
  copied: { en: 'Copied', es: 'Copiado' },
  notCopied: { en: "Couldn't copy", es: 'No se pudo copiar' },

  orDrop: { en: 'or drop it here', es: 'o suéltalo aquí' },
  uploading: { en: 'Uploading...', es: 'Subiendo...' },
  wrongFileKind: {
    en: "This kind of file can't be used",
    es: 'No se puede usar este tipo de archivo',
  },
  fileTooLarge: {
    en: 'The file must be smaller than {megabytes} MB',
    es: 'El archivo debe pesar menos de {megabytes} MB',
  },
} satisfies Record<string, Text>
