import type { Text } from '#contract/language.ts'

export const reviewWords = {
  toReview: { en: 'Waiting for your review', es: 'Por reseñar' },
  written: { en: 'Posted', es: 'Publicadas' },
  empty: {
    en: 'No reviews yet',
    es: 'Aún no hay reseñas',
  },
  emptyText: {
    en: 'After a visit you have 30 days to leave one.',
    es: 'Podrás dejar una reseña hasta 30 días después de tu visita.',
  },
  findBarbers: { en: 'Find Barbers', es: 'Buscar barberos' },
  noneWritten: { en: "You haven't written a review yet.", es: 'Aún no has escrito reseñas.' },
  open: { en: 'Review by {date}', es: 'Reseña antes del {date}' },
  lastDays: { en: '{count} days left', es: 'Quedan {count} días' },
  lastDay: { en: 'Last day', es: 'Último día' },
  with: { en: '{services} with {name}', es: '{services} con {name}' },
  bookingOn: { en: 'Visit on {date}', es: 'Visita del {date}' },
  bookingWith: { en: 'Visit on {date} with {name}', es: 'Visita del {date} con {name}' },

  write: { en: 'Write a review', es: 'Escribir reseña' },
  writeOf: { en: 'Write a review for {shop}', es: 'Escribir una reseña de {shop}' },
  edit: { en: 'Edit', es: 'Editar' },
  editOf: { en: 'Edit review for {shop}', es: 'Editar la reseña de {shop}' },
  editTitle: { en: 'Edit your review', es: 'Edita tu reseña' },
  remove: { en: 'Delete', es: 'Eliminar' },
  removeOf: { en: 'Delete review for {shop}', es: 'Eliminar la reseña de {shop}' },
  removeTitle: { en: 'Delete this review?', es: '¿Eliminar esta reseña?' },
  removeText: {
    en: "This removes your review from {shop}'s page.",
    es: 'Esto quita tu reseña de la página de {shop}.',
  },
  removeConfirm: { en: 'Delete review', es: 'Eliminar reseña' },
  removed: { en: 'Review deleted', es: 'Reseña eliminada' },
  keep: { en: 'Keep review', es: 'Conservar reseña' },

  rating: { en: 'How was it?', es: '¿Qué tal?' },
  text: { en: 'Your review', es: 'Tu reseña' },
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
    en: "Up to {most}, JPEG, PNG or WebP, 8 MB each. We don't keep location or camera data.",
    es: 'Hasta {most}, JPEG, PNG o WebP, de 8 MB. No guardamos ubicación ni datos de la cámara.',
  },
  tooMany: { en: 'You can add up to {most} photos.', es: 'Puedes agregar hasta {most} fotos.' },
  photo: { en: 'Photo {number}', es: 'Foto {number}' },
  openPhoto: { en: 'Open photo {number}', es: 'Abrir foto {number}' },
  removePhoto: { en: 'Remove photo {number}', es: 'Quitar foto {number}' },
  publish: { en: 'Publish review', es: 'Publicar reseña' },
  publishing: { en: 'Publishing...', es: 'Publicando...' },
  save: { en: 'Save changes', es: 'Guardar cambios' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  published: {
    en: 'Thanks! Your review is live',
    es: '¡Gracias! Tu reseña está publicada',
  },
  saved: { en: 'Review saved', es: 'Reseña guardada' },
  waiting: {
    en: "Thanks! We'll check your review before it goes live",
    es: '¡Gracias! Revisaremos tu reseña antes de publicarla',
  },
  photoFailed: {
    en: "Your review is saved, but a photo isn't. {why}",
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
