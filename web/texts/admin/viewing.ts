// Seeing the app as someone else.
export const viewingWords = {
  label: { en: 'Someone else’s account', es: 'Cuenta de otra persona' },
  seeingAs: { en: 'You’re seeing Kempt as {name}.', es: 'Ves Kempt como {name}.' },
  minutesLeft: { en: '{minutes} minutes left.', es: 'Quedan {minutes} minutos.' },
  minuteLeft: { en: '1 minute left.', es: 'Queda 1 minuto.' },
  over: { en: 'The time is up.', es: 'Se acabó el tiempo.' },
  readOnly: { en: 'You can’t change anything.', es: 'No puedes cambiar nada.' },
  stop: { en: 'Stop', es: 'Terminar' },
  notStopped: { en: 'Couldn’t stop', es: 'No se pudo terminar' },

  start: { en: 'See Kempt as they do', es: 'Ver Kempt como esta persona' },
  startText: {
    en: 'For 15 minutes you see what {name} sees, on every screen of this browser. You can’t change anything. Private messages, license photos, devices and downloads stay closed.',
    es: 'Durante 15 minutos ves lo que ve {name}, en todas las pantallas de este navegador. No puedes cambiar nada. Los mensajes privados, las fotos de licencias, los dispositivos y las descargas siguen cerrados.',
  },
  told: {
    en: 'Afterwards {name} gets a notification and an email with your reason, and both the start and the end stay in the activity.',
    es: 'Al terminar, {name} recibe un aviso y un correo con tu motivo. El inicio y el fin quedan en la actividad.',
  },
  reasonHint: {
    en: '{name} will read it. Kept in the activity, too.',
    es: '{name} lo leerá. También queda en la actividad.',
  },
}
