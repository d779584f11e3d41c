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

  'support-ticket-received': (data: { ticketNumber: string }): Letter => ({
    subject: { en: 'We got your request {number}', es: 'Recibimos tu solicitud {number}' },
    heading: { en: "We're on it", es: 'Ya estamos en eso' },
    params: { number: data.ticketNumber },
    paragraphs: [
      {
        en: 'Your request number is {number}. A person will read it and reply to this address.',
        es: 'Tu solicitud tiene el número {number}. Una persona la leerá y responderá a esta dirección.',
      },
    ],
    notes: [notWritten],
  }),
}

const notWritten = {
  en: "If you didn't write to us, someone typed your address by mistake. You can ignore this email.",
  es: 'Si no nos escribiste, alguien puso tu dirección por error. Puedes ignorar este correo.',
}
