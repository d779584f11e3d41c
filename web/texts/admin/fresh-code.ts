export const freshCode = {
  title: { en: 'Is it still you?', es: '¿Sigues siendo tú?' },
  text: {
    en: 'This needs a code from your authenticator app, because your last one is more than 15 minutes old.',
    es: 'Esto necesita un código de tu app de autenticación, porque el último tiene más de 15 minutos.',
  },
  once: {
    en: 'Each code works once. If you just used it, please wait for the next one.',
    es: 'Cada código sirve una vez. Si lo acabas de usar, espera el siguiente.',
  },
  go: { en: 'Continue', es: 'Continuar' },
}
