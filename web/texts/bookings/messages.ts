// Conversations between clients and shops.
import type { Text } from '#contract/language.ts'
import type { ClosedReason } from '#contract/bookings/messages.ts'

export const messageWords = {
  messages: { en: 'Messages', es: 'Mensajes' },
  message: { en: 'Message', es: 'Mensaje' },
  messageTo: { en: 'Message {name}', es: 'Enviar mensaje a {name}' },
  lead: {
    en: 'Everything you and your barbers wrote to each other.',
    es: 'Todo lo que tú y tus barberos se han escrito.',
  },
  leadShop: {
    en: 'What your clients ask, and what you answered.',
    es: 'Lo que preguntan tus clientes y lo que respondiste.',
  },
  write: { en: 'Write a message', es: 'Escribe un mensaje' },
  send: { en: 'Send', es: 'Enviar' },
  addPhoto: { en: 'Add a photo', es: 'Agregar una foto' },
  removePhoto: { en: 'Remove this photo', es: 'Quitar esta foto' },
  mostPhotos: { en: 'You can add up to 4 photos', es: 'Puedes agregar hasta 4 fotos' },
  photo: { en: 'Photo from {name}', es: 'Foto de {name}' },
  photoOnly: { en: 'Photo', es: 'Foto' },
  left: { en: '{count} characters left', es: 'Quedan {count} caracteres' },
  you: { en: 'You', es: 'Tú' },
  youSaid: { en: 'You: {text}', es: 'Tú: {text}' },
  removed: { en: 'This message was removed', es: 'Este mensaje se quitó' },
  remove: { en: 'Remove', es: 'Quitar' },
  removeTitle: { en: 'Remove this message?', es: '¿Quitar este mensaje?' },
  removeText: {
    en: 'The text and its photos disappear for both of you. A line says that a message was removed.',
    es: 'El texto y sus fotos desaparecen para los dos. Queda una línea que dice que se quitó un mensaje.',
  },
  keep: { en: 'Keep it', es: 'Dejarlo' },
  seen: { en: 'Seen', es: 'Visto' },
  sent: { en: 'Sent', es: 'Enviado' },
  sending: { en: 'Sending', es: 'Enviando' },
  queued: { en: 'Waiting for connection', es: 'Esperando conexión' },
  failed: { en: 'Not sent', es: 'No se envió' },
  retry: { en: 'Retry', es: 'Reintentar' },
  deleteUnsent: { en: 'Delete', es: 'Borrar' },
  typing: { en: '{name} is typing', es: '{name} está escribiendo' },
  older: { en: 'Show earlier messages', es: 'Ver mensajes anteriores' },
  fresh: { en: 'New messages', es: 'Mensajes nuevos' },
  none: { en: 'No messages yet', es: 'Aún no hay mensajes' },
  noneText: {
    en: 'Ask a question or say if you are running late. Photos work too.',
    es: 'Haz una pregunta o avisa si vas tarde. También puedes enviar fotos.',
  },
  masked: {
    en: 'We hid a card number or a code. Never send those here.',
    es: 'Ocultamos un número de tarjeta o un código. No los envíes por aquí.',
  },
  log: { en: 'Conversation with {name}', es: 'Conversación con {name}' },
  more: { en: 'More options', es: 'Más opciones' },
  mute: { en: 'Turn off alerts', es: 'Silenciar avisos' },
  unmute: { en: 'Turn on alerts', es: 'Activar avisos' },
  muted: {
    en: 'Alerts are off for this conversation',
    es: 'Los avisos de esta conversación están apagados',
  },
  unmuted: {
    en: 'Alerts are on for this conversation',
    es: 'Los avisos de esta conversación están activos',
  },
  openShop: { en: 'Open the profile', es: 'Ver el perfil' },
  choose: { en: 'Choose a conversation', es: 'Elige una conversación' },
  quick: { en: 'Quick replies', es: 'Respuestas rápidas' },
} as const satisfies Record<string, Text>

// Put into the box with one press, in the language of the page.
export const quickReplies = {
  client: [
    { en: "I'm running 10 minutes late", es: 'Voy 10 minutos tarde' },
    { en: "I'm on my way", es: 'Voy en camino' },
    { en: 'Where do I park?', es: '¿Dónde me estaciono?' },
  ],
  staff: [
    { en: "I'm running 10 minutes late, sorry!", es: 'Voy 10 minutos tarde, ¡perdón!' },
    { en: 'See you soon!', es: '¡Nos vemos pronto!' },
    { en: 'You can park right in front.', es: 'Puedes estacionarte justo enfrente.' },
  ],
} as const satisfies Record<string, readonly Text[]>

export const closedWords: Record<ClosedReason, Text> = {
  over: {
    en: 'This conversation closed 7 days after the appointment.',
    es: 'Esta conversación se cerró 7 días después de la cita.',
  },
  blocked: { en: 'This conversation is closed.', es: 'Esta conversación está cerrada.' },
  unreachable: {
    en: "This guest left no email address, so messages can't reach them. Call or text instead.",
    es: 'Este invitado no dejó correo y no recibe mensajes. Llámale o mándale un mensaje de texto.',
  },
}

export const inboxWords = {
  filters: { en: 'Show', es: 'Mostrar' },
  all: { en: 'All', es: 'Todos' },
  unread: { en: 'Unread', es: 'Sin leer' },
  search: { en: 'Search names and messages', es: 'Buscar nombres y mensajes' },
  none: { en: 'No conversations yet', es: 'Aún no hay conversaciones' },
  noneClient: {
    en: 'Open an appointment and press Message to write to your barber.',
    es: 'Abre una cita y toca Mensaje para escribirle a tu barbero.',
  },
  noneShop: {
    en: 'When a client writes to you, it shows up here.',
    es: 'Cuando un cliente te escriba, lo verás aquí.',
  },
  noneUnread: { en: 'Everything is read', es: 'Todo está leído' },
  noneFound: { en: 'Nothing found', es: 'No encontramos nada' },
  noneFoundText: { en: 'Try another name or word.', es: 'Prueba con otro nombre u otra palabra.' },
  isUnread: { en: 'Unread', es: 'Sin leer' },
  myAppointments: { en: 'My appointments', es: 'Mis citas' },
} as const satisfies Record<string, Text>
