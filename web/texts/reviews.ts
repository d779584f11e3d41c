import type { Text } from '#contract/language.ts'

export const reviewWords = {
  toReview: { en: 'To review', es: 'Por reseñar' },
  written: { en: 'Written', es: 'Escritas' },
  empty: {
    en: 'Reviews open after a completed visit',
    es: 'Las reseñas se abren después de una visita completada',
  },
  emptyText: {
    en: 'You then have 30 days to say how it was.',
    es: 'Después tienes 30 días para contar cómo te fue.',
  },
  findBarbers: { en: 'Find Barbers', es: 'Buscar barberos' },
  noneWritten: { en: 'You have not written a review yet.', es: 'Aún no has escrito reseñas.' },
  open: { en: 'Open until {date}', es: 'Abierta hasta el {date}' },
  lastDays: { en: '{count} days left', es: 'Quedan {count} días' },
  lastDay: { en: 'Last day', es: 'Último día' },
  with: { en: '{services} with {name}', es: '{services} con {name}' },
  visitOn: { en: 'Visit of {date}', es: 'Visita del {date}' },
  visitWith: { en: 'Visit of {date} with {name}', es: 'Visita del {date} con {name}' },

  write: { en: 'Write a review', es: 'Escribir reseña' },
  writeOf: { en: 'Write a review of {shop}', es: 'Escribir una reseña de {shop}' },
  edit: { en: 'Edit', es: 'Editar' },
  editOf: { en: 'Edit review of {shop}', es: 'Editar la reseña de {shop}' },
  editTitle: { en: 'Edit your review', es: 'Edita tu reseña' },
  remove: { en: 'Delete', es: 'Eliminar' },
  removeOf: { en: 'Delete review of {shop}', es: 'Eliminar la reseña de {shop}' },
  removeTitle: { en: 'Delete this review?', es: '¿Eliminar esta reseña?' },
  removeText: {
    en: 'Its stars, words and photos disappear from {shop}’s page.',
    es: 'Sus estrellas, palabras y fotos desaparecen de la página de {shop}.',
  },
  removeConfirm: { en: 'Delete review', es: 'Eliminar reseña' },
  removed: { en: 'Review deleted', es: 'Reseña eliminada' },
  keep: { en: 'Keep it', es: 'Conservarla' },

  rating: { en: 'How was it?', es: '¿Qué tal?' },
  text: { en: 'Your words', es: 'Tus palabras' },
  textHint: {
    en: 'Shown with your first name and initial.',
    es: 'Se muestra con tu nombre e inicial.',
  },
  details: { en: 'Rate the details', es: 'Califica los detalles' },
  cut: { en: 'Cut', es: 'Corte' },
  cleanliness: { en: 'Cleanliness', es: 'Limpieza' },
  punctuality: { en: 'Punctuality', es: 'Puntualidad' },
  value: { en: 'Value', es: 'Precio justo' },
  photos: { en: 'Photos', es: 'Fotos' },
  addPhotos: { en: 'Add photos', es: 'Agregar fotos' },
  photosHint: {
    en: 'Up to {most}, JPEG, PNG or WebP, 8 MB each. We keep no location or camera data.',
    es: 'Hasta {most}, JPEG, PNG o WebP, de 8 MB. No guardamos ubicación ni datos de la cámara.',
  },
  tooMany: { en: 'Up to {most} photos fit.', es: 'Caben hasta {most} fotos.' },
  photo: { en: 'Photo {number}', es: 'Foto {number}' },
  openPhoto: { en: 'Open photo {number}', es: 'Abrir foto {number}' },
  removePhoto: { en: 'Remove photo {number}', es: 'Quitar foto {number}' },
  publish: { en: 'Publish review', es: 'Publicar reseña' },
  publishing: { en: 'Publishing...', es: 'Publicando...' },
  save: { en: 'Save changes', es: 'Guardar cambios' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  published: {
    en: 'Thank you! Your review is published',
    es: '¡Gracias! Tu reseña está publicada',
  },
  saved: { en: 'Review saved', es: 'Reseña guardada' },
  waiting: {
    en: 'Thank you! We look at your review before it is shown',
    es: '¡Gracias! Revisaremos tu reseña antes de mostrarla',
  },
  photoFailed: {
    en: 'Your review is saved, but a photo was not. {why}',
    es: 'Tu reseña se guardó, pero una foto no. {why}',
  },

  reply: { en: 'Reply from {shop}', es: 'Respuesta de {shop}' },
  edited: { en: 'edited', es: 'editada' },
  editableUntil: { en: 'Can be edited until {date}', es: 'Se puede editar hasta el {date}' },
} satisfies Record<string, Text>

export const reviewStateNames = {
  published: { en: 'Published', es: 'Publicada' },
  flagged: { en: 'Being checked', es: 'En revisión' },
  removed: { en: 'Taken down', es: 'Retirada' },
} satisfies Record<string, Text>
