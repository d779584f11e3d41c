// Mails to our own team, and the thank-you to the sender. The thank-you never repeats the message,
// because anyone can type any address into a form.
import type { Letter } from './letter.ts'

type Inquiry = { name: string; email: string; phone: string; message: string }
type Ticket = {
  ticketNumber: string
  email: string
  type: string
  bookingNumber: string | null
  message: string
}

// `path` for guests: whoever reads the mail owns the address.
type Received = { ticketNumber: string; path: `/${string}` | null }
type Answer = {
  what: 'replied' | 'nudged' | 'solved'
  number: string
  agent: string
  body: string
  path: `/${string}`
}

const answers = {
  replied: {
    subject: { en: 'Re: your request {number}', es: 'Re: tu solicitud {number}' },
    heading: { en: 'Support replied to you', es: 'Soporte te respondió' },
    paragraphs: [{ en: '{agent} wrote:', es: '{agent} escribió:' }],
  },
  nudged: {
    subject: { en: 'Did that help? {number}', es: '¿Te ayudó? {number}' },
    heading: { en: 'Did that help?', es: '¿Te ayudó?' },
    paragraphs: [
      {
        en: "We haven't heard from you. Write back if you still need us; otherwise we'll close your request in a few days.",
        es: 'No hemos sabido de ti. Escríbenos si aún nos necesitas; si no, cerramos tu solicitud en unos días.',
      },
    ],
  },
  solved: {
    subject: { en: 'Your request {number} is solved', es: 'Tu solicitud {number} está resuelta' },
    heading: { en: 'Solved', es: 'Resuelta' },
    paragraphs: [
      {
        en: 'Write back within 7 days if something is still open, and tell us how we did.',
        es: 'Escríbenos en los próximos 7 días si queda algo pendiente, y cuéntanos qué tal lo hicimos.',
      },
    ],
  },
} satisfies Record<Answer['what'], Pick<Letter, 'subject' | 'heading' | 'paragraphs'>>

const openLabel = { en: 'Open the conversation', es: 'Abrir la conversación' }

export const deskMails = {
  'barber-signup-notice': (data: { name: string; email: string }): Letter => ({
    subject: { en: 'New barber: {name}', es: 'Nuevo barbero: {name}' },
    heading: { en: 'A barber signed up', es: 'Se registró un barbero' },
    params: { name: data.name },
    paragraphs: [
      {
        en: "Their profile will be up for approval once it's set up.",
        es: 'Su perfil esperará aprobación cuando esté listo.',
      },
    ],
    facts: [
      [{ en: 'Name', es: 'Nombre' }, data.name],
      [{ en: 'Email', es: 'Correo' }, data.email],
    ],
    button: { label: { en: 'Open barbers', es: 'Ver barberos' }, path: '/admin/dashboard' },
  }),

  inquiry: (data: Inquiry): Letter => ({
    subject: { en: 'Business inquiry from {name}', es: 'Consulta de negocio de {name}' },
    heading: { en: 'Business inquiry', es: 'Consulta de negocio' },
    params: { name: data.name },
    paragraphs: [],
    facts: [
      [{ en: 'Name', es: 'Nombre' }, data.name],
      [{ en: 'Email', es: 'Correo' }, data.email],
      [{ en: 'Phone', es: 'Teléfono' }, data.phone || '-'],
    ],
    quote: data.message,
    notes: [
      {
        en: 'Reply to this email to write to them.',
        es: 'Responde a este correo para escribirle.',
      },
    ],
  }),

  'inquiry-received': (data: { name: string }): Letter => ({
    subject: { en: 'We got your message', es: 'Recibimos tu mensaje' },
    heading: { en: 'Thanks for writing', es: 'Gracias por escribir' },
    name: data.name,
    paragraphs: [
      {
        en: 'We got your message about growing your business with Kempt. We typically respond within 24 hours.',
        es: 'Recibimos tu mensaje sobre hacer crecer tu negocio con Kempt. Normalmente respondemos en menos de 24 horas.',
      },
    ],
    button: { label: { en: 'See how it works', es: 'Ver cómo funciona' }, path: '/grow' },
    notes: [notWritten],
  }),

  'support-ticket': (data: Ticket): Letter => ({
    subject: { en: 'Ticket {number}: {type}', es: 'Ticket {number}: {type}' },
    heading: { en: 'Ticket {number}', es: 'Ticket {number}' },
    params: { number: data.ticketNumber, type: data.type },
    paragraphs: [],
    facts: [
      [{ en: 'From', es: 'De' }, data.email],
      [{ en: 'About', es: 'Tema' }, data.type],
      [{ en: 'Booking', es: 'Reserva' }, data.bookingNumber ?? '-'],
    ],
    quote: data.message,
    button: { label: { en: 'Open support', es: 'Abrir soporte' }, path: '/admin/support' },
  }),

  // To a guest; the link opens the request in their browser.
  'ticket-answer': (data: Answer): Letter => ({
    ...answers[data.what],
    params: { number: data.number, agent: data.agent },
    ...(data.body !== '' && { quote: data.body }),
    button: { label: openLabel, path: data.path },
    notes: [
      {
        en: 'Open the conversation to reply. The link is only for you.',
        es: 'Abre la conversación para responder. El enlace es solo para ti.',
      },
    ],
  }),

  'support-ticket-received': (data: Received): Letter => ({
    subject: { en: 'We got your request {number}', es: 'Recibimos tu solicitud {number}' },
    heading: { en: "We're on it", es: 'Ya estamos en eso' },
    params: { number: data.ticketNumber },
    paragraphs: [
      {
        en: 'Your request number is {number}. A person will read it and reply to this address.',
        es: 'Tu solicitud tiene el número {number}. Una persona la leerá y responderá a esta dirección.',
      },
    ],
    ...(data.path && { button: { label: openLabel, path: data.path } }),
    notes: [notWritten],
  }),
}

const notWritten = {
  en: "If you didn't write to us, someone typed your address by mistake. You can ignore this email.",
  es: 'Si no nos escribiste, alguien puso tu dirección por error. Puedes ignorar este correo.',
}
