// The seven steps of a new barber, and what comes after them.
import type { Text } from '#contract/language.ts'
import type { Lack, SetupStep } from '#contract/business/setup.ts'

type StepWords = { name: Text; title: Text; text: Text }

export const stepWords: Record<SetupStep, StepWords> = {
  about: {
    name: { en: 'About you', es: 'Sobre ti' },
    title: { en: 'Tell clients who you are', es: 'Cuéntales a tus clientes quién eres' },
    text: {
      en: "Your photo and name are on your page. Your phone number isn't.",
      es: 'Tu foto y tu nombre están en tu página. Tu teléfono no.',
    },
  },
  business: {
    name: { en: 'Business', es: 'Negocio' },
    title: { en: 'Where you cut', es: 'Dónde cortas' },
    text: {
      en: 'Your business name and address.',
      es: 'El nombre y la dirección de tu negocio.',
    },
  },
  license: {
    name: { en: 'License', es: 'Licencia' },
    title: { en: 'Your license', es: 'Tu licencia' },
    text: {
      en: 'We check every license before a barber is listed. Clients see that it was checked, never the number or the photo.',
      es: 'Revisamos cada licencia antes de publicar a un barbero. Los clientes ven que se revisó, nunca el número ni la foto.',
    },
  },
  services: {
    name: { en: 'Services', es: 'Servicios' },
    title: { en: 'What you offer', es: 'Lo que ofreces' },
    text: {
      en: 'One service is enough to start. You can change prices anytime.',
      es: 'Con un servicio basta para empezar. Los precios se pueden cambiar siempre.',
    },
  },
  hours: {
    name: { en: 'Hours', es: 'Horario' },
    title: { en: 'When you work', es: 'Cuándo trabajas' },
    text: {
      en: 'Clients only see openings within these hours.',
      es: 'Los clientes solo ven horarios dentro de estas horas.',
    },
  },
  photos: {
    name: { en: 'Photos', es: 'Fotos' },
    title: { en: 'Show your work', es: 'Muestra tu trabajo' },
    text: {
      en: "At least three photos of your work. You need each client's OK.",
      es: 'Al menos tres fotos de tu trabajo. Necesitas el permiso de cada cliente.',
    },
  },
  policy: {
    name: { en: 'Policy and review', es: 'Política y revisión' },
    title: { en: 'Review and submit', es: 'Revisa y envía' },
    text: {
      en: 'Choose your cancellation policy, look over your page, and send it to us.',
      es: 'Elige tu política de cancelación, revisa tu página y envíanosla.',
    },
  },
}

export const lackWords: Record<Lack, Text> = {
  photo: { en: 'A photo of you', es: 'Una foto tuya' },
  name: { en: 'Your name', es: 'Tu nombre' },
  phone: { en: 'Your phone number', es: 'Tu número de teléfono' },
  phoneCode: {
    en: 'The code from your phone, to verify the number',
    es: 'El código de tu teléfono, para verificar el número',
  },
  languages: { en: 'At least one language', es: 'Al menos un idioma' },
  kind: { en: 'Solo or shop', es: 'Solo o barbería' },
  shopName: { en: 'The name of your business', es: 'El nombre de tu negocio' },
  address: { en: 'The address', es: 'La dirección' },
  pin: { en: 'The pin on the map', es: 'El punto en el mapa' },
  license: {
    en: 'License number, type and expiration date',
    es: 'Número, tipo y fecha de vencimiento de la licencia',
  },
  licensePicture: { en: 'A license photo', es: 'Una foto de tu licencia' },
  shopLicense: {
    en: 'Establishment license number and expiration date',
    es: 'Número y fecha de vencimiento de la licencia del establecimiento',
  },
  shopLicensePicture: {
    en: 'A photo of the establishment license',
    es: 'Una foto de la licencia del establecimiento',
  },
  service: { en: 'At least one service', es: 'Al menos un servicio' },
  hours: { en: 'Hours on at least one day', es: 'Horario de al menos un día' },
  pictures: {
    en: "Three photos of your work with each client's OK",
    es: 'Tres fotos de tu trabajo con permiso',
  },
}

export const setupWords = {
  steps: { en: 'Steps', es: 'Pasos' },
  progress: { en: 'Your setup', es: 'Tu registro' },
  done: { en: '{count} of 7 done', es: '{count} de 7 listos' },
  stepDone: { en: 'done', es: 'listo' },
  saved: { en: 'Saved', es: 'Guardado' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  waiting: {
    en: "Not saved yet: you're offline. We'll keep trying.",
    es: 'Sin guardar todavía: no hay conexión. Seguimos intentando.',
  },
  next: { en: 'Next', es: 'Siguiente' },
  back: { en: 'Back', es: 'Atrás' },
  stillNeeded: { en: 'Still needed', es: 'Todavía falta' },
  askedToChange: { en: 'We asked you to change this', es: 'Te pedimos cambiar esto' },

  name: { en: 'Full name', es: 'Nombre completo' },
  phone: { en: 'Phone', es: 'Teléfono' },
  phoneHint: {
    en: "For codes and urgent news about appointments. We'll text you a code to verify it.",
    es: 'Para códigos y avisos urgentes de citas. Te enviaremos un SMS con un código para verificarlo.',
  },
  languages: { en: 'Languages you speak', es: 'Idiomas que hablas' },

  kind: { en: 'How do you work?', es: '¿Cómo trabajas?' },
  solo: { en: 'On my own', es: 'Por mi cuenta' },
  soloText: { en: 'One chair, mine', es: 'Una silla, la mía' },
  shop: { en: 'I run a shop', es: 'Tengo una barbería' },
  shopText: { en: 'With a team, now or later', es: 'Con equipo, ahora o después' },
  shopName: { en: 'Business name', es: 'Nombre del negocio' },
  bio: { en: 'A few words about you', es: 'Unas palabras sobre ti' },
  bioHint: { en: "What you're known for.", es: 'Por lo que te conocen.' },
  address: { en: 'Address', es: 'Dirección' },
  addressPlaceholder: {
    en: '2401 Main St, {city}, {state}, and the ZIP code',
    es: '2401 Main St, {city}, {state} y el código postal',
  },
  pin: { en: 'Pin on the map', es: 'Punto en el mapa' },
  pinHint: {
    en: 'Tap the map or drag the pin to your door. With the keyboard: focus the pin and use the arrow keys.',
    es: 'Toca el mapa o arrastra el punto hasta tu puerta. Con el teclado: enfoca el punto y usa las flechas.',
  },
  findAddress: { en: 'Find my address', es: 'Buscar mi dirección' },
  foundBy: {
    en: 'We found {name}. Now move the pin to your door.',
    es: 'Encontramos {name}. Ahora mueve el punto hasta tu puerta.',
  },
  notFound: {
    en: "We couldn't place this address. Add its ZIP code, or move the pin yourself.",
    es: 'No pudimos ubicar esta dirección. Agrega el código postal o mueve el punto.',
  },
  noPin: { en: 'No pin yet', es: 'Sin punto todavía' },
  pinAt: { en: 'Pin at {latitude}, {longitude}', es: 'Punto en {latitude}, {longitude}' },

  ownLicense: { en: 'Barber license', es: 'Licencia de barbero' },
  licenseNumber: { en: 'License number', es: 'Número de licencia' },
  licenseType: { en: 'License type', es: 'Tipo de licencia' },
  licenseExpires: { en: 'Expires on', es: 'Vence el' },
  licensePicture: { en: 'License photo', es: 'Foto de la licencia' },
  changePicture: { en: 'Choose another photo', es: 'Elegir otra foto' },
  pictureHint: {
    en: 'All four corners, readable. JPEG, PNG or WebP, up to 8 MB. Only you and our reviewers can see it.',
    es: 'Las cuatro esquinas, legible. JPEG, PNG o WebP, hasta 8 MB. Solo tú y quienes revisan la ven.',
  },
  pictureSaved: { en: 'Photo saved', es: 'Foto guardada' },
  shopLicense: { en: 'Establishment license', es: 'Licencia del establecimiento' },
  shopLicenseText: {
    en: "The shop's own license, the one on your wall.",
    es: 'La licencia de la barbería, la que está en tu pared.',
  },
  shopLicensePicture: {
    en: 'Photo of the establishment license',
    es: 'Foto de la licencia del establecimiento',
  },

  pictureCount: { en: '{count} of 3 photos ready', es: '{count} de 3 fotos listas' },

  policyTitle: { en: 'When a client cancels late', es: 'Cuando un cliente cancela tarde' },
  policyText: {
    en: 'The percent of the price you can charge. You can change it later in your settings.',
    es: 'Porcentaje del precio que puedes cobrar. Lo puedes cambiar después en tus ajustes.',
  },
  flexible: { en: 'Flexible', es: 'Flexible' },
  moderate: { en: 'Moderate', es: 'Moderada' },
  strict: { en: 'Strict', es: 'Estricta' },
  noFees: { en: 'No fees', es: 'Sin cargos' },
  fees: {
    en: '{late}% late, {noShow}% no-show',
    es: '{late}% si cancela tarde, {noShow}% si no llega',
  },
  window: { en: 'Free to cancel until', es: 'Cancelar gratis hasta' },
  hoursBefore: { en: '{hours} hours before', es: '{hours} horas antes' },
  payoutsTitle: { en: 'Payouts', es: 'Pagos' },
  payouts: {
    en: 'Nothing to do now. Once clients pay online, you can add your bank in Earnings.',
    es: 'Nada que hacer ahora. Cuando tus clientes paguen en línea, agrega tu banco en Ingresos.',
  },
  reviewTitle: { en: 'What we review', es: 'Lo que revisamos' },
  edit: { en: 'Edit', es: 'Editar' },
  editStep: { en: 'Edit {step}', es: 'Editar {step}' },
  ready: { en: 'Ready', es: 'Listo' },
  submit: { en: 'Send for approval', es: 'Enviar a aprobación' },
  resubmit: { en: 'Send again', es: 'Enviar otra vez' },
  submitting: { en: 'Sending...', es: 'Enviando...' },
  submitText: {
    en: 'A person reviews it, usually within 24 hours.',
    es: 'Una persona lo revisa, normalmente en menos de 24 horas.',
  },
  preview: { en: 'Preview my page', es: 'Ver mi página' },
  previewTitle: { en: 'What clients will see', es: 'Lo que verán los clientes' },
  previewText: {
    en: 'Only you can see this. Booking is off in the preview.',
    es: 'Solo tú ves esto. Aquí no se puede reservar.',
  },

  submittedTitle: { en: "We're reviewing your page", es: 'Estamos revisando tu página' },
  submittedText: {
    en: "A person checks your license and your page, usually within 24 hours. We'll let you know here and by email.",
    es: 'Una persona revisa tu licencia y tu página, normalmente en menos de 24 horas. Te avisamos aquí y por correo.',
  },
  sentOn: { en: 'Sent on {date}', es: 'Enviado el {date}' },
  changesTitle: { en: 'A few things to change', es: 'Hay algunas cosas por cambiar' },
  changesText: {
    en: "Almost there. Fix what's marked and send it again.",
    es: 'Ya casi. Corrige lo marcado y envíalo otra vez.',
  },
  fixThis: { en: 'Fix this', es: 'Corregir' },
  fixStep: { en: 'Fix {step}', es: 'Corregir {step}' },
  rejectedTitle: { en: "We can't list your shop", es: 'No podemos publicar tu barbería' },
  rejectedText: {
    en: 'If you think this is a mistake, please write to us.',
    es: 'Si crees que es un error, escríbenos.',
  },
  suspendedTitle: { en: 'Your listing is suspended', es: 'Tu página está suspendida' },
  suspendedText: {
    en: "Clients can't find or book you for now. Appointments that weren't canceled stay as they are.",
    es: 'Por ahora los clientes no te encuentran ni reservan. Las citas que no se cancelaron no cambian.',
  },
  why: { en: 'Why', es: 'Por qué' },
  contactSupport: { en: 'Contact support', es: 'Contactar a soporte' },
  approvedTitle: { en: "You're approved!", es: '¡Estás aprobado!' },
  approvedText: {
    en: 'Your page is live and {city} can book you. Taking you to your dashboard...',
    es: 'Tu página ya está en línea y {city} puede reservar. Te llevamos a tu panel...',
  },
  openDashboard: { en: 'Open my dashboard', es: 'Abrir mi panel' },
  whatNow: { en: 'What happens now', es: 'Qué sigue ahora' },
}
