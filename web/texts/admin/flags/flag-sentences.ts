// The Spanish of the contract's sentences about feature flags.
export const flagSentences: Record<string, string> = {
  "Booking without an account isn't available right now. Please sign in to book.":
    'Por ahora no se puede reservar sin cuenta. Inicia sesión para reservar.',
  "Photos in reviews aren't available right now.":
    'Por ahora no se pueden agregar fotos a las reseñas.',
  "The waitlist isn't available right now.": 'La lista de espera no está disponible por ahora.',
  "The referral program isn't available right now.":
    'El programa de referidos no está disponible por ahora.',
  "Seeing the app as someone else isn't available right now.":
    'Por ahora no se puede ver la app como otra persona.',
  'Kempt is only available in English right now.': 'Por ahora Kempt solo está en inglés.',
  'Online booking is paused for a short while. Please try again later.':
    'Las reservas en línea están en pausa por un momento. Inténtalo más tarde.',
  'Payouts are paused for a short while. Please try again later.':
    'Los depósitos están en pausa por un momento. Inténtalo más tarde.',
  "We can't send text messages right now. Please try again later.":
    'Por ahora no podemos enviar mensajes de texto. Inténtalo más tarde.',
  'New accounts are paused for a short while. Please try again later.':
    'Por un momento no se pueden crear cuentas nuevas. Inténtalo más tarde.',
  'Someone else just changed this. Please look at it again.':
    'Otra persona acaba de cambiarlo. Revísalo de nuevo.',
  'Choose a share between 0 and 100': 'Elige una proporción entre 0 y 100',
  'You can name up to 50 people': 'Puedes nombrar hasta 50 personas',
  'The end must be after the start': 'El fin debe ser después del inicio',
  'Please write a sentence people understand': 'Escribe una frase que la gente entienda',
  'Banner must be at most 160 characters': 'El aviso debe tener como máximo 160 caracteres',
  'This one is on for everyone or for no one': 'Esta función es para todos o para nadie',
  "Choose an end that isn't over": 'Elige un fin que no haya pasado',
  'Choose cities from the list': 'Elige ciudades de la lista',
  'Choose people from the list': 'Elige personas de la lista',
}
