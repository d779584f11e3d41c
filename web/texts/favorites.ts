import type { Text } from '#contract/language.ts'

export const favorites = {
  save: { en: 'Save {shopName}', es: 'Guardar {shopName}' },
  remove: { en: 'Remove {shopName} from favorites', es: 'Quitar {shopName} de favoritos' },
  notSaved: { en: 'That was not saved', es: 'No se guardó' },
  browserFull: {
    en: 'This browser keeps up to {limit} favorites. Remove one, or create an account to keep more.',
    es: 'Este navegador guarda hasta {limit} favoritos. Quita uno o crea una cuenta para guardar más.',
  },
  browserClosed: {
    en: 'This browser does not let us keep favorites. Create an account to keep them.',
    es: 'Este navegador no nos deja guardar favoritos. Crea una cuenta para guardarlos.',
  },
  leftOut: {
    en: 'Your favorites are full, so {count} you saved as a guest were left out.',
    es: 'Tu lista de favoritos está llena: {count} que guardaste sin cuenta no cupieron.',
  },
  saved: { en: 'Saved barbers', es: 'Barberos guardados' },
  takeOff: { en: 'Remove', es: 'Quitar' },
  removed: { en: '{shopName} removed', es: 'Quitaste {shopName}' },
  undo: { en: 'Undo', es: 'Deshacer' },
  emptyTitle: { en: 'Tap the heart', es: 'Toca el corazón' },
  empty: {
    en: 'Tap the heart on a barber you like, and you will find them here.',
    es: 'Toca el corazón de un barbero que te guste y lo encontrarás aquí.',
  },
  findBarbers: { en: 'Find barbers', es: 'Buscar barberos' },
  book: { en: 'Book', es: 'Reservar' },
  bookAt: { en: 'Book {shopName}', es: 'Reservar en {shopName}' },
  keepTitle: { en: 'Create an account to keep these', es: 'Crea una cuenta para conservarlos' },
  keep: {
    en: 'Right now they live in this browser alone.',
    es: 'Por ahora solo están en este navegador.',
  },
  createAccount: { en: 'Create account', es: 'Crear cuenta' },
  yoursTitle: { en: 'You are signed in', es: 'Ya iniciaste sesión' },
  yours: {
    en: 'Your favorites are kept with your account.',
    es: 'Tus favoritos se guardan con tu cuenta.',
  },
  goToYours: { en: 'Go to your favorites', es: 'Ir a tus favoritos' },
} satisfies Record<string, Text>
