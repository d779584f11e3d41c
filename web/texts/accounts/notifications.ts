import type { Text } from '#contract/language.ts'
import type { Channel, NotificationType } from '#contract/accounts/notifications.ts'

// The bell, the list of notices, and how people want to be told.
export const notices = {
  title: { en: 'Notifications', es: 'Avisos' },
  bell: { en: 'Notifications', es: 'Avisos' },
  bellUnread: { en: 'Notifications, {count} unread', es: 'Avisos, {count} sin leer' },
  arrived: { en: 'You have a new notification', es: 'Tienes un aviso nuevo' },
  unreadCount: { en: '{count} unread', es: '{count} sin leer' },
  unread: { en: 'Unread', es: 'Sin leer' },
  open: { en: 'Open', es: 'Abrir' },
  markRead: { en: 'Mark as read', es: 'Marcar como leído' },
  markReadOf: { en: 'Mark as read: {title}', es: 'Marcar como leído: {title}' },
  markAllRead: { en: 'Mark all as read', es: 'Marcar todo como leído' },
  seeAll: { en: 'See all notifications', es: 'Ver todos los avisos' },
  preferences: { en: 'Preferences', es: 'Preferencias' },
  notSaved: { en: "Couldn't save", es: 'No se pudo guardar' },

  caughtUp: { en: 'All caught up', es: 'Estás al día' },
  caughtUpText: {
    en: 'New bookings, messages and payments will show up here.',
    es: 'Aquí verás citas, mensajes y pagos nuevos.',
  },
  nothingHere: { en: 'Nothing here', es: 'No hay nada aquí' },
  nothingHereText: {
    en: 'No notifications match.',
    es: 'Ningún aviso coincide.',
  },
  showAll: { en: 'Show all', es: 'Ver todos' },
  filters: { en: 'Filter notifications', es: 'Filtrar avisos' },
  invoice: { en: 'Invoice {number}', es: 'Factura {number}' },
  yourOwn: { en: 'Yours', es: 'Los tuyos' },

  types: {
    booking_confirmed: { en: 'Bookings', es: 'Citas' },
    booking_cancelled: { en: 'Cancellations', es: 'Cancelaciones' },
    payment_received: { en: 'Payments', es: 'Pagos' },
    invoice_generated: { en: 'Invoices', es: 'Facturas' },
    review_received: { en: 'Reviews', es: 'Reseñas' },
    support_ticket: { en: 'Support', es: 'Soporte' },
    live_chat: { en: 'Live chat', es: 'Chat en vivo' },
    other: { en: 'Other', es: 'Otros' },
  } satisfies Record<NotificationType, Text>,

  channels: {
    in_app: { en: 'In app', es: 'En la app' },
    email: { en: 'Email', es: 'Correo' },
    sms: { en: 'SMS', es: 'SMS' },
    push: { en: 'Push', es: 'Push' },
  } satisfies Record<Channel, Text>,
  channelOf: { en: '{event}: {channel}', es: '{event}: {channel}' },
  lockedOf: {
    en: '{event}: {channel}, always on',
    es: '{event}: {channel}, siempre activado',
  },
  locked: {
    en: "You'll always get confirmations, cancellations and security alerts.",
    es: 'Siempre recibes confirmaciones, cancelaciones y alertas de seguridad.',
  },
  smsNeedsPhone: {
    en: 'Text messages need a verified phone number.',
    es: 'Los SMS necesitan un teléfono verificado.',
  },
  smsForOwn: {
    en: 'Text messages are for appointments you book for yourself.',
    es: 'Los mensajes de texto son para las citas que reservas para ti.',
  },
  verifyPhone: { en: 'Verify your phone', es: 'Verificar tu teléfono' },

  push: {
    title: { en: 'Push on this device', es: 'Avisos push en este dispositivo' },
    text: {
      en: 'Get alerts even when Kempt is closed.',
      es: 'Recibe avisos aunque Kempt esté cerrado.',
    },
    turnOn: { en: 'Turn on push', es: 'Activar avisos push' },
    turnOff: { en: 'Turn off push', es: 'Desactivar avisos push' },
    turningOn: { en: 'Turning on...', es: 'Activando...' },
    turningOff: { en: 'Turning off...', es: 'Desactivando...' },
    on: { en: 'On', es: 'Activado' },
    isOn: { en: 'Push is on for this device', es: 'Avisos push activados en este dispositivo' },
    isOff: {
      en: 'Push is off for this device',
      es: 'Avisos push desactivados en este dispositivo',
    },
    denied: {
      en: 'Your browser is blocking notifications from this site. Allow them in your browser settings, then come back.',
      es: 'Tu navegador bloquea los avisos de este sitio. Permítelos en los ajustes del navegador y vuelve.',
    },
    unsupported: {
      en: "This browser can't receive push notifications. On an iPhone, add Kempt to your home screen first.",
      es: 'Este navegador no puede recibir avisos push. En un iPhone, primero agrega Kempt a la pantalla de inicio.',
    },
    failed: {
      en: "Push couldn't be turned on. Please try again.",
      es: 'No se pudieron activar los avisos push. Inténtalo de nuevo.',
    },
  },
}

export const quiet = {
  title: { en: 'Quiet hours', es: 'Horas de silencio' },
  text: {
    en: "Emails, texts and push wait until they end. You'll still see everything in the app, and changes to today's appointments always come through.",
    es: 'Correos, mensajes y push esperan a que terminen. Siguen en la app, y los cambios de las citas de hoy siempre te llegan.',
  },
  from: { en: 'From', es: 'Desde' },
  until: { en: 'Until', es: 'Hasta' },
}
