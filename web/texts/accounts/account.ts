// Everything under /settings: one's own account.

export const account = {
  title: { en: 'Settings', es: 'Ajustes' },
  metaText: {
    en: 'Your profile, security, sessions and notifications.',
    es: 'Tu perfil, seguridad, sesiones y avisos.',
  },
  save: { en: 'Save changes', es: 'Guardar cambios' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  next: { en: 'Continue', es: 'Continuar' },
  checking: { en: 'Checking...', es: 'Comprobando...' },
  currentPassword: { en: 'Current password', es: 'Contraseña actual' },
  passwordWhy: {
    en: "To make sure it's you.",
    es: 'Para confirmar que eres tú.',
  },

  sections: {
    profile: { en: 'Profile', es: 'Perfil' },
    hair: { en: 'Hair profile', es: 'Perfil de cabello' },
    appearance: { en: 'Language and theme', es: 'Idioma y tema' },
    policies: { en: 'Payment and cancellation', es: 'Pago y cancelación' },
    messages: { en: 'Messages to clients', es: 'Mensajes a clientes' },
    link: { en: 'Booking link', es: 'Enlace de reservas' },
    security: { en: 'Security', es: 'Seguridad' },
    sessions: { en: 'Sessions', es: 'Sesiones' },
    notifications: { en: 'Notifications', es: 'Avisos' },
    calendar: { en: 'Calendar', es: 'Calendario' },
    data: { en: 'Your data', es: 'Tus datos' },
  },
  summaries: {
    profile: { en: 'Photo, name, phone and email', es: 'Foto, nombre, teléfono y correo' },
    hair: {
      en: 'Notes, allergies and a photo for your barber',
      es: 'Notas, alergias y una foto para tu barbero',
    },
    appearance: {
      en: 'Language and appearance',
      es: 'Idioma y apariencia',
    },
    policies: {
      en: 'How clients pay, cancellation fees, tips',
      es: 'Cómo pagan, cargos por cancelar, propinas',
    },
    messages: {
      en: 'Your own note in confirmations and reminders',
      es: 'Tu nota en confirmaciones y recordatorios',
    },
    link: { en: 'Share it, print it, scan it', es: 'Compártelo, imprímelo, escanéalo' },
    security: {
      en: 'Password and two-step sign-in',
      es: 'Contraseña y acceso en dos pasos',
    },
    sessions: {
      en: 'Devices that are signed in',
      es: 'Dispositivos con la sesión abierta',
    },
    notifications: { en: 'What we notify you about', es: 'De qué te avisamos' },
    calendar: {
      en: 'Your appointments in your own calendar',
      es: 'Tus citas en tu propio calendario',
    },
    data: {
      en: 'Download, deactivate or delete',
      es: 'Descargar, desactivar o eliminar',
    },
  },
}

export const profile = {
  photo: { en: 'Profile photo', es: 'Foto de perfil' },
  photoHint: {
    en: "JPEG, PNG or WebP, up to 8 MB. We don't keep location or camera data.",
    es: 'JPEG, PNG o WebP, hasta 8 MB. No guardamos ubicación ni datos de la cámara.',
  },
  choosePhoto: { en: 'Choose photo', es: 'Elegir foto' },
  changePhoto: { en: 'Change photo', es: 'Cambiar foto' },
  removePhoto: { en: 'Remove photo', es: 'Quitar foto' },
  uploading: { en: 'Uploading photo', es: 'Subiendo la foto' },
  photoSaved: { en: 'Photo saved', es: 'Foto guardada' },
  photoRemoved: { en: 'Photo removed', es: 'Foto eliminada' },
  tryAgain: { en: 'Try again', es: 'Intentar de nuevo' },

  nameAndPhone: { en: 'Name and phone', es: 'Nombre y teléfono' },
  name: { en: 'Full name', es: 'Nombre completo' },
  phone: { en: 'Phone', es: 'Teléfono' },
  profileSaved: { en: 'Profile saved', es: 'Perfil guardado' },
  verified: { en: 'Verified', es: 'Verificado' },
  notVerified: { en: 'Not verified', es: 'Sin verificar' },
  verify: { en: 'Verify', es: 'Verificar' },
  verifyTitle: { en: 'Verify your phone', es: 'Verifica tu teléfono' },
  codeSentTo: {
    en: 'We texted a 6-digit code to {phone}. It works for 10 minutes.',
    es: 'Enviamos un código de 6 dígitos por SMS a {phone}. Funciona 10 minutos.',
  },
  sendingCode: {
    en: "We're texting a 6-digit code to {phone}.",
    es: 'Estamos enviando un código de 6 dígitos por SMS a {phone}.',
  },
  code: { en: 'Code', es: 'Código' },
  resendCode: { en: 'Send a new code', es: 'Enviar otro código' },
  codeSent: { en: 'Verification code sent', es: 'Código de verificación enviado' },
  phoneVerified: { en: 'Phone verified', es: 'Teléfono verificado' },

  email: { en: 'Email', es: 'Correo' },
  changeEmail: { en: 'Change email', es: 'Cambiar correo' },
  newEmail: { en: 'New email', es: 'Correo nuevo' },
  changeEmailText: {
    en: "We'll email a link to {email} and one to the new address. Your email changes once both are confirmed.",
    es: 'Enviamos un enlace a {email} y otro a la dirección nueva. Tu correo cambia cuando confirmes los dos.',
  },
  sendLinks: { en: 'Send the links', es: 'Enviar los enlaces' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  linksSent: { en: 'Check both inboxes', es: 'Revisa los dos correos' },
  pendingTitle: { en: 'Waiting for confirmation', es: 'Esperando confirmación' },
  pendingText: {
    en: 'Your email changes to {email} once you confirm the links we emailed to both addresses. They work for 24 hours.',
    es: 'Tu correo cambiará a {email} cuando confirmes los enlaces que enviamos a las dos direcciones. Funcionan 24 horas.',
  },
  anotherEmail: {
    en: 'Send again or use another address',
    es: 'Enviar de nuevo o usar otra dirección',
  },
}

export const emailChange = {
  title: { en: 'Confirm the change', es: 'Confirma el cambio' },
  text: {
    en: 'Confirm your new email address.',
    es: 'Confirma tu nuevo correo.',
  },
  confirm: { en: 'Confirm the change', es: 'Confirmar el cambio' },
  confirming: { en: 'Confirming...', es: 'Confirmando...' },
  half: { en: 'One more step', es: 'Un paso más' },
  halfText: {
    en: 'Thanks. The change is complete once you confirm the link in your other inbox too.',
    es: 'Gracias. El cambio se completa cuando confirmes también el enlace en tu otro correo.',
  },
  changed: { en: 'Email changed', es: 'Correo cambiado' },
  changedText: {
    en: 'From now on, sign in with your new email address.',
    es: 'Desde ahora, inicia sesión con tu correo nuevo.',
  },
  failed: { en: "This link doesn't work", es: 'Este enlace no funciona' },
  askAgain: {
    en: 'You can ask for the change again in your settings.',
    es: 'Puedes pedir el cambio de nuevo en tus ajustes.',
  },
  toSettings: { en: 'Open settings', es: 'Abrir ajustes' },
}

export const appearance = {
  language: { en: 'Language', es: 'Idioma' },
  languageHint: {
    en: 'For this device, and for the emails and texts we send you.',
    es: 'Para este dispositivo y para los correos y SMS que te enviamos.',
  },
  otherLanguage: {
    en: 'Our emails and texts still come in Spanish.',
    es: 'Nuestros correos y SMS todavía te llegan en inglés.',
  },
  useHere: { en: 'Send them in English', es: 'Enviarlos en español' },
  theme: { en: 'Theme', es: 'Tema' },
  themeHint: { en: 'On this device only.', es: 'Solo en este dispositivo.' },
  systemText: { en: 'Match device', es: 'Igual que el dispositivo' },
}

export const sessions = {
  text: {
    en: "Don't recognize one? Sign it out and change your password.",
    es: '¿No reconoces alguno? Ciérralo y cambia tu contraseña.',
  },
  thisDevice: { en: 'This device', es: 'Este dispositivo' },
  deviceOn: { en: '{browser} on {system}', es: '{browser} en {system}' },
  unknownDevice: { en: 'Unknown device', es: 'Dispositivo desconocido' },
  network: { en: 'Network {network}', es: 'Red {network}' },
  lastSeen: { en: 'Last seen', es: 'Última vez' },
  end: { en: 'Sign out', es: 'Cerrar sesión' },
  endOf: { en: 'Sign out: {device}', es: 'Cerrar sesión: {device}' },
  ended: { en: 'Signed out', es: 'Sesión cerrada' },
  endOthers: { en: 'Sign out all other devices', es: 'Cerrar sesión en los demás dispositivos' },
  endOthersTitle: {
    en: 'Sign out all other devices?',
    es: '¿Cerrar sesión en los demás dispositivos?',
  },
  endOthersText: {
    en: 'All other devices will be signed out.',
    es: 'Se cerrará la sesión en todos los dispositivos menos este.',
  },
  othersEnded: { en: 'All other devices are signed out', es: 'Se cerraron las demás sesiones' },
  onlyThis: {
    en: "You're signed in on this device only.",
    es: 'Solo tienes la sesión abierta en este dispositivo.',
  },
}

export const yourData = {
  download: { en: 'Download your data', es: 'Descarga tus datos' },
  downloadText: {
    en: 'A zip file with everything we have about you: profile, bookings, reviews, notifications, sessions and photos.',
    es: 'Un archivo zip con todo lo que guardamos de ti: perfil, citas, reseñas, avisos, sesiones y fotos.',
  },
  downloadButton: { en: 'Download zip', es: 'Descargar zip' },
  preparing: { en: 'Preparing...', es: 'Preparando...' },
  downloaded: { en: 'Your data was downloaded', es: 'Se descargaron tus datos' },

  erasing: { en: 'Your account will be erased on {day}', es: 'Tu cuenta se borrará el {day}' },
  erasingText: {
    en: 'You asked us to. Until then everything works as before.',
    es: 'Nos lo pediste. Hasta entonces todo sigue igual.',
  },
  keep: { en: 'Keep my account', es: 'Conservar mi cuenta' },
  kept: { en: 'Your account stays', es: 'Tu cuenta se queda' },

  deactivate: { en: 'Deactivate account', es: 'Desactivar la cuenta' },
  deactivateText: {
    en: 'Your profile is hidden. You can come back anytime.',
    es: 'Tu perfil se oculta. Puedes volver cuando quieras.',
  },
  deactivateTitle: { en: 'Deactivate your account?', es: '¿Desactivar tu cuenta?' },
  deactivateFacts: [
    {
      en: "You'll be signed out everywhere.",
      es: 'Se cerrará tu sesión en todos lados.',
    },
    { en: 'Your profile is hidden from everyone.', es: 'Tu perfil deja de verse.' },
    {
      en: 'Your data stays, except for saved cards. Sign in with an emailed code to come back.',
      es: 'Tus datos se conservan, salvo las tarjetas guardadas. Vuelves iniciando sesión con un código por correo.',
    },
  ],
  canceled: {
    en: 'These appointments will be canceled:',
    es: 'Se cancelarán estas citas:',
  },
  canceledLate: { en: 'counts as a late cancellation', es: 'cuenta como cancelación tardía' },
  questionOpen: { en: 'Not quite yet', es: 'Todavía no' },
  questionOpenText: {
    en: 'We’re still looking into one of your appointments. You can leave once it’s settled.',
    es: 'Todavía revisamos una de tus citas. Puedes irte en cuanto quede resuelto.',
  },
  lastOwner: {
    en: 'You’re the last owner of the administration. Make someone else an owner first, then you can leave.',
    es: 'Eres el último propietario de la administración. Primero nombra a otro y luego puedes irte.',
  },
  balanceOpen: {
    en: 'We still owe your business {amount}. Contact support to have it paid out, then you can leave.',
    es: 'Aún le debemos {amount} a tu negocio. Escribe a soporte para que te los paguen y luego puedes irte.',
  },
  heldOpen: {
    en: 'Your balance with us is {amount}, and {held} is on hold for up to 48 hours. Contact support to settle it, then you can leave.',
    es: 'Tu saldo con nosotros es de {amount} y {held} están retenidos hasta 48 horas. Escribe a soporte para resolverlo y luego puedes irte.',
  },
  debtOpen: {
    en: 'Your business still owes us {amount} in commission. Contact support to settle it, then you can leave.',
    es: 'Tu negocio aún nos debe {amount} de comisión. Escribe a soporte para saldarlo y luego puedes irte.',
  },
  creditLost: {
    en: 'You lose your credit of {amount}.',
    es: 'Pierdes tu crédito de {amount}.',
  },
  reason: { en: 'Why are you leaving?', es: '¿Por qué te vas?' },
  deactivating: { en: 'Deactivating...', es: 'Desactivando...' },
  deactivated: { en: 'Account deactivated', es: 'Cuenta desactivada' },
  deactivatedText: {
    en: 'We emailed you a link to come back.',
    es: 'Te enviamos un enlace para volver.',
  },

  remove: { en: 'Delete account', es: 'Eliminar la cuenta' },
  removeText: {
    en: "Your personal data is permanently deleted. This can't be undone.",
    es: 'Tus datos personales se borran para siempre. No se puede deshacer.',
  },
  removeTitle: { en: 'Delete your account permanently?', es: '¿Eliminar tu cuenta para siempre?' },
  removeFacts: [
    {
      en: 'Name, email, phone, photo, saved cards, favorites and notifications are erased.',
      es: 'Se borran nombre, correo, teléfono, foto, tarjetas guardadas, favoritos y avisos.',
    },
    {
      en: 'Past visits and reviews stay without your name.',
      es: 'Las visitas y reseñas pasadas quedan sin tu nombre.',
    },
    {
      en: 'Invoices are kept as long as tax law asks. Download your data first to have a copy.',
      es: 'Las facturas se conservan mientras lo pida la ley fiscal. Descarga antes tus datos para tener una copia.',
    },
    { en: "This can't be undone.", es: 'No se puede deshacer.' },
  ],
  typeWord: { en: 'Type {word} to confirm', es: 'Escribe {word} para confirmar' },
  word: { en: 'DELETE', es: 'ELIMINAR' },
  wordMissing: { en: 'Please type {word}', es: 'Escribe {word}' },
  removeButton: { en: 'Delete permanently', es: 'Eliminar para siempre' },
  removing: { en: 'Deleting...', es: 'Eliminando...' },
  removed: { en: 'Your account is deleted', es: 'Tu cuenta fue eliminada' },
  removedText: { en: 'Thanks for using Kempt.', es: 'Gracias por usar Kempt.' },
}
