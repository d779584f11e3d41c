// The shop tab: one's own public page.
import type { amenities, paymentMethods } from '#contract/business/listing.ts'
import type { Text } from '#contract/language.ts'

type Amenity = (typeof amenities)[number]
type PaymentMethod = (typeof paymentMethods)[number]

export const amenityWords: Record<string, Text> & Record<Amenity, Text> = {
  wifi: { en: 'Wi-Fi', es: 'Wi-Fi' },
  card_payments: { en: 'Takes cards', es: 'Acepta tarjetas' },
  kids_welcome: { en: 'Kids welcome', es: 'Niños bienvenidos' },
  drinks: { en: 'Drinks', es: 'Bebidas' },
  tv: { en: 'TV', es: 'TV' },
  restroom: { en: 'Restroom', es: 'Baño' },
  waiting_area: { en: 'Waiting area', es: 'Sala de espera' },
  air_conditioning: { en: 'Air conditioning', es: 'Aire acondicionado' },
}

export const paymentWords: Record<string, Text> & Record<PaymentMethod, Text> = {
  cash: { en: 'Cash', es: 'Efectivo' },
  card: { en: 'Card', es: 'Tarjeta' },
  zelle: { en: 'Zelle', es: 'Zelle' },
  cash_app: { en: 'Cash App', es: 'Cash App' },
  venmo: { en: 'Venmo', es: 'Venmo' },
  apple_pay: { en: 'Apple Pay', es: 'Apple Pay' },
}

export const shopWords = {
  listed: { en: 'Listed', es: 'Publicada' },
  notListed: { en: 'Not listed', es: 'No publicada' },
  openPage: { en: 'Open page', es: 'Abrir la página' },
  licenseOver: {
    en: "Your license has expired, so new clients can't find you. Send us the new one below.",
    es: 'Tu licencia venció y los clientes nuevos no te encuentran. Envíanos la nueva abajo.',
  },
  licenseOverOfOwner: {
    en: "The license has expired, so new clients can't find the shop. The owner can send a new one.",
    es: 'La licencia venció y los clientes nuevos no encuentran la barbería. Su dueño puede enviar una nueva.',
  },

  nameAndAddress: { en: 'Name and address', es: 'Nombre y dirección' },
  nameAndAddressText: {
    en: 'We review changes before clients see them. Until then your page stays the same.',
    es: 'Revisamos los cambios antes de que los clientes los vean. Mientras tanto, tu página conserva lo anterior.',
  },
  license: { en: 'License', es: 'Licencia' },
  licenseText: {
    en: 'Valid until {date}. We review a new one before it goes live.',
    es: 'Válida hasta el {date}. Revisamos la nueva antes de publicarla.',
  },
  noDate: {
    en: 'We review a new one before it goes live.',
    es: 'Revisamos la nueva antes de publicarla.',
  },
  edit: { en: 'Change', es: 'Cambiar' },
  editName: { en: 'Change name or address', es: 'Cambiar nombre o dirección' },
  editLicense: { en: 'Send a new license', es: 'Enviar licencia nueva' },
  ask: { en: 'Send for review', es: 'Enviar a revisión' },
  asking: { en: 'Sending...', es: 'Enviando...' },
  asked: { en: "Sent. We'll review it soon.", es: 'Enviado. Lo revisamos pronto.' },
  pendingTitle: { en: 'A change is being reviewed', es: 'Un cambio está en revisión' },
  pendingText: {
    en: 'Usually within 24 hours. Your page stays as it is until then.',
    es: 'Normalmente en menos de 24 horas. Tu página sigue igual hasta entonces.',
  },
  declinedTitle: { en: "Your change wasn't approved", es: 'Tu cambio no fue aprobado' },
  newPicture: { en: 'A new license photo', es: 'Una foto nueva de la licencia' },
  withdraw: { en: 'Withdraw', es: 'Retirarlo' },
  withdrawn: {
    en: 'Change withdrawn. Your page stays as it is.',
    es: 'Cambio retirado. Tu página sigue igual.',
  },

  about: { en: 'About the shop', es: 'Sobre la barbería' },
  aboutText: {
    en: 'Clients see changes right away.',
    es: 'Los clientes ven los cambios enseguida.',
  },
  bio: { en: 'Description', es: 'Descripción' },
  parking: { en: 'Parking', es: 'Estacionamiento' },
  parkingHint: { en: 'Free spots behind the shop', es: 'Lugares gratis atrás de la barbería' },
  accessible: { en: 'Step-free entrance', es: 'Entrada sin escalones' },
  amenities: { en: 'Amenities', es: 'Comodidades' },
  payments: { en: 'Ways to pay at the shop', es: 'Formas de pago en la barbería' },
  slug: { en: 'Your booking link', es: 'Tu enlace de reservas' },
  slugHint: {
    en: "Clients book at /b/ and this name. Old names keep working. Leave it blank to use your shop's name.",
    es: 'Tus clientes reservan en /b/ y este nombre. Los nombres anteriores siguen funcionando. Déjalo vacío para usar el de tu barbería.',
  },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  saved: { en: 'Saved', es: 'Guardado' },

  photos: { en: 'Photos', es: 'Fotos' },
  cover: { en: 'Cover photo', es: 'Foto de portada' },
  coverText: {
    en: 'The first thing clients see on your card.',
    es: 'Lo primero que ven los clientes en tu tarjeta.',
  },
  chooseCover: { en: 'Choose a cover photo', es: 'Elegir foto de portada' },
  coverSaved: { en: 'Cover photo saved', es: 'Foto de portada guardada' },
  portfolio: { en: 'Portfolio', es: 'Portafolio' },

  pause: { en: 'Pause your listing', es: 'Pausar la página' },
  pauseText: {
    en: "Hidden from search, no bookings until you're back. Existing appointments stay.",
    es: 'Oculta en la búsqueda y sin reservas hasta que vuelvas. Las citas que tienes siguen.',
  },
  backOn: { en: 'Back on', es: 'De vuelta el' },
  pauseNow: { en: 'Pause', es: 'Pausar' },
  paused: { en: 'Paused until {date}', es: 'En pausa hasta el {date}' },
  pausedDone: { en: 'Your listing is paused', es: 'Tu página está en pausa' },
  pausedOne: {
    en: 'Your listing is paused. 1 upcoming appointment stays in your calendar.',
    es: 'Tu página está en pausa. 1 cita próxima sigue en tu calendario.',
  },
  pausedMany: {
    en: 'Your listing is paused. {count} upcoming appointments stay in your calendar.',
    es: 'Tu página está en pausa. {count} citas próximas siguen en tu calendario.',
  },
  resume: { en: 'End the pause', es: 'Terminar la pausa' },
  resumed: { en: 'Your listing is back', es: 'Tu página está de vuelta' },

  more: { en: 'More settings', es: 'Más ajustes' },
  toHours: { en: 'Hours', es: 'Horario' },
  toServices: { en: 'Services and prices', es: 'Servicios y precios' },
  toPolicies: { en: 'Policies and fees', es: 'Políticas y cargos' },
}
