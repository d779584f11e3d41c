import type { Text } from '#contract/language.ts'

export const portfolioWords = {
  add: { en: 'Add photos', es: 'Agregar fotos' },
  addHint: {
    en: "Add several at once if you like. JPEG, PNG or WebP. We don't keep location or camera data.",
    es: 'Varias a la vez si quieres. JPEG, PNG o WebP. No guardamos ubicación ni datos de la cámara.',
  },
  empty: { en: 'No photos yet', es: 'Aún no hay fotos' },
  emptyText: {
    en: 'Three good photos of your work bring in more first bookings than any words.',
    es: 'Tres buenas fotos de tu trabajo traen más primeras citas que cualquier texto.',
  },
  list: { en: 'Your photos', es: 'Tus fotos' },
  order: {
    en: 'The first ones show on your card and at the top of your page. Drag a handle, or use the arrow keys on it.',
    es: 'Las primeras aparecen en tu tarjeta y al inicio de tu página. Arrastra el asa o usa las flechas sobre ella.',
  },

  sending: { en: 'Sending {name}', es: 'Enviando {name}' },
  preparing: { en: 'Preparing {name}', es: 'Preparando {name}' },
  waiting: { en: 'Waiting', es: 'En espera' },
  again: { en: 'Try again', es: 'Intentar de nuevo' },
  againOf: { en: 'Try again: {name}', es: 'Intentar de nuevo: {name}' },
  forget: { en: 'Discard', es: 'Descartar' },
  forgetOf: { en: 'Discard {name}', es: 'Descartar {name}' },

  photo: { en: 'Photo {number}', es: 'Foto {number}' },
  caption: { en: 'Caption', es: 'Descripción' },
  captionHint: { en: 'Low fade with a sharp line', es: 'Fade bajo con línea marcada' },
  service: { en: 'Service', es: 'Servicio' },
  noService: { en: 'No service', es: 'Sin servicio' },
  consent: { en: "Client OK'd this photo", es: 'El cliente dio permiso para esta foto' },
  hidden: {
    en: 'Hidden until you check this.',
    es: 'Oculta hasta que marques esto.',
  },
  hiddenCount: {
    en: "{count} of your photos are hidden. Check that the client OK'd them so everyone can see them.",
    es: '{count} de tus fotos están ocultas. Marca que el cliente dio permiso para que todos las vean.',
  },
  hiddenOne: {
    en: "One of your photos is hidden. Check that the client OK'd it so everyone can see it.",
    es: 'Una de tus fotos está oculta. Marca que el cliente dio permiso para que todos la vean.',
  },
  removedByUs: {
    en: 'We took this photo down. Only you can see it.',
    es: 'Retiramos esta foto. Solo tú la ves.',
  },
  by: { en: 'By {name}', es: 'De {name}' },
  saved: { en: 'Saved', es: 'Guardado' },

  move: { en: 'Move photo {number} of {count}', es: 'Mover la foto {number} de {count}' },
  moved: { en: 'Now photo {number} of {count}', es: 'Ahora es la foto {number} de {count}' },
  before: { en: 'Before', es: 'Antes' },
  beforeAlt: { en: 'Before photo {number}', es: 'Antes de la foto {number}' },
  addBefore: { en: 'Add before', es: 'Foto antes' },
  addBeforeOf: {
    en: 'Add a before photo to photo {number}',
    es: 'Agregar a la foto {number} una imagen de antes del corte',
  },
  removeBefore: {
    en: 'Remove the before photo from photo {number}',
    es: 'Quitar la imagen de antes de la foto {number}',
  },
  remove: { en: 'Delete photo {number}', es: 'Eliminar la foto {number}' },
  removeTitle: { en: 'Delete this photo?', es: '¿Eliminar esta foto?' },
  removeText: {
    en: 'It disappears from your page right away, and its files are deleted.',
    es: 'Desaparece de tu página al instante y sus archivos se borran.',
  },
  removeConfirm: { en: 'Delete photo', es: 'Eliminar foto' },
  removed: { en: 'Photo deleted', es: 'Foto eliminada' },
} satisfies Record<string, Text>
