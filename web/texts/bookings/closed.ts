export const closedWords = {
  paused: { en: 'Online booking is paused', es: 'Las reservas están en pausa' },
  signIn: { en: 'Sign in to book', es: 'Inicia sesión para reservar' },
  signInButton: { en: 'Sign in or create an account', es: 'Iniciar sesión o crear una cuenta' },
}
