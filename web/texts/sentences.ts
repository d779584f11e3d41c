// The Spanish of every sentence the contract says in English. A test finds the ones missing here.
export const spanish: Record<string, string> = {
  'Please check what you entered.': 'Revisa lo que escribiste.',
  'Please sign in to continue.': 'Inicia sesión para continuar.',
  'You do not have access to this.': 'No tienes acceso a esto.',
  'We could not find that.': 'No lo encontramos.',
  'That is too large to send.': 'Es demasiado grande para enviarlo.',
  'Too many requests. Please wait a moment.': 'Demasiados intentos. Espera un momento.',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtalo de nuevo.',
  'We will be right back. Please try again in a moment.':
    'Volvemos enseguida. Inténtalo de nuevo en un momento.',
  'We could not reach the server. Please try again.':
    'No pudimos conectar con el servidor. Inténtalo de nuevo.',
  'That time was just taken. Please choose another.': 'Esa hora acaba de ocuparse. Elige otra.',
  'That time is too soon. Please choose a later one.': 'Esa hora es muy pronto. Elige una más tarde.',
}
