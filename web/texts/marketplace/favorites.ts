import type { Text } from '#contract/language.ts'

export const favorites = {
  save: { en: 'Save {shopName}', es: 'Guardar {shopName}' },
  remove: { en: 'Remove {shopName} from favorites', es: 'Quitar {shopName} de favoritos' },
  notSaved: { en: "Couldn't save", es: 'No se pudo guardar' },
  browserFull: {
    en: 'This browser keeps up to {limit} favorites. Remove one, or create an account to keep more.',
    es: 'Este navegador guarda hasta {limit} favoritos. Quita uno o crea una cuenta para guardar más.',
  },
  browserClosed: {
    en: 'Your browser is blocking saved favorites. Create an account to keep them.',
    es: 'Tu navegador bloquea los favoritos guardados. Crea una cuenta para conservarlos.',
  },
  leftOut: {
    en: "Your favorites are full, so {count} you saved as a guest couldn't be added.",
    es: 'Tu lista de favoritos está llena: {count} que guardaste sin cuenta no se pudieron guardar.',
  },
  saved: { en: 'Saved barbers', es: 'Barberos guardados' },
  takeOff: { en: 'Remove', es: 'Quitar' },
  removed: { en: '{shopName} removed', es: 'Quitaste {shopName}' },
  undo: { en: 'Undo', es: 'Deshacer' },
  emptyTitle: { en: 'No favorites yet', es: 'Aún no tienes favoritos' },
  empty: {
    en: 'Tap the heart on a barber to save them here.',
    es: 'Toca el corazón de un barbero para guardarlo aquí.',
  },
  findBarbers: { en: 'Find barbers', es: 'Buscar barberos' },
  book: { en: 'Book', es: 'Reservar' },
  bookAt: { en: 'Book {shopName}', es: 'Reservar en {shopName}' },
  keepTitle: { en: 'Create an account to keep these', es: 'Crea una cuenta para conservarlos' },
  keep: {
    en: "They're only saved in this browser.",
    es: 'Por ahora solo están en este navegador.',
  },
  createAccount: { en: 'Create account', es: 'Crear cuenta' },
  yoursTitle: { en: "You're signed in", es: 'Ya iniciaste sesión' },
  yours: {
    en: 'Your favorites are saved to your account.',
    es: 'Tus favoritos se guardan con tu cuenta.',
  },
  goToYours: { en: 'Go to your favorites', es: 'Ir a tus favoritos' },
} satisfies Record<string, Text>
