// Mails about bookings.
import type { Text } from '#contract/language.ts'
import type { Letter } from './letter.ts'

type Visit = {
  title: Text
  // Already filled in, in the recipient's language.
  message: string
  bookingNumber: string
  services: string
  when: string
  shop: string
  address: string
  professional: string
  // A total, the booked and the new price, or a fee.
  sums: { name: Text; value: string }[]
  path: `/${string}`
  // The barber's own message.
  quote?: string
  button?: Text | undefined
  // Other slots, labeled in the recipient's language.
  choices?: { label: string; path: `/${string}` }[]
}

type Digest = { lines: string[]; path: `/${string}` }

type Found = { bookingNumber: string; shop: string; when: string; path: `/${string}` }

type Offer = {
  shop: string
  services: string
  when: string
  // Null: the slot is not held for the recipient.
  keptMinutes: number | null
  path: `/${string}`
}

type Invoice = {
  name: string
  title: Text
  // Already filled in, in the recipient's language.
  message: string
  number: string
  when: string
  shop: string
  // Services, discount, credit, tip and total.
  sums: { name: Text; value: string }[]
  path: `/${string}`
}

const see: Text = { en: 'See the appointment', es: 'Ver la cita' }

export const bookingMails = {
  booking: (visit: Visit): Letter => ({
    subject: { en: `${visit.title.en}: {shop}`, es: `${visit.title.es}: {shop}` },
    heading: visit.title,
    params: { shop: visit.shop, message: visit.message },
    paragraphs: [{ en: '{message}', es: '{message}' }],
    facts: [
      [{ en: 'When', es: 'Cuándo' }, visit.when],
      [{ en: 'Services', es: 'Servicios' }, visit.services],
      [{ en: 'With', es: 'Con' }, visit.professional],
      [{ en: 'Where', es: 'Dónde' }, `${visit.shop}, ${visit.address}`],
      ...visit.sums.map(({ name, value }): [Text, string] => [name, value]),
      [{ en: 'Number', es: 'Número' }, visit.bookingNumber],
    ],
    ...(visit.quote && { quote: visit.quote }),
    ...(visit.choices && {
      choices: {
        title: { en: 'Would another time work?', es: '¿Te queda bien otra hora?' },
        links: visit.choices.map(({ label, path }) => ({ label: { en: label, es: label }, path })),
      },
    }),
    button: { label: visit.button ?? see, path: visit.path },
  }),
  // Also a credit note.
  invoice: ({ name, title, message, number, when, shop, sums, path }: Invoice): Letter => ({
    subject: { en: `${title.en}: {number}`, es: `${title.es}: {number}` },
    heading: title,
    name,
    params: { number, message },
    paragraphs: [{ en: '{message}', es: '{message}' }],
    facts: [
      [{ en: 'Number', es: 'Número' }, number],
      [{ en: 'Appointment', es: 'Cita' }, when],
      [{ en: 'Where', es: 'Dónde' }, shop],
      ...sums.map(({ name, value }): [Text, string] => [name, value]),
    ],
    button: { label: { en: 'Open the invoice', es: 'Abrir la factura' }, path },
  }),
  'booking-digest': ({ lines, path }: Digest): Letter => ({
    subject: {
      en: 'New activity on your calendar',
      es: 'Hay novedades en tu agenda',
    },
    heading: { en: 'A few things happened', es: 'Pasaron varias cosas' },
    paragraphs: [
      {
        en: 'We put them in one email. Your calendar has the latest.',
        es: 'Las juntamos en un solo correo. Tu agenda muestra lo último.',
      },
    ],
    quote: lines.map((line) => `• ${line}`).join('\n'),
    button: { label: { en: 'Open my calendar', es: 'Abrir mi agenda' }, path },
  }),
  'guest-code': ({ code }: { code: string }): Letter => ({
    subject: { en: 'Your Kempt code', es: 'Tu código para Kempt' },
    heading: { en: 'Your booking code', es: 'Tu código para reservar' },
    paragraphs: [
      {
        en: 'Enter this code to finish booking.',
        es: 'Escribe este código para terminar de reservar.',
      },
    ],
    code,
    notes: [
      {
        en: "It works for 10 minutes. If you didn't ask for it, you can ignore this email.",
        es: 'Sirve por 10 minutos. Si no lo pediste, puedes ignorar este correo.',
      },
    ],
  }),
  'find-my-booking': ({ bookingNumber, shop, when, path }: Found): Letter => ({
    subject: { en: 'Your booking {number}', es: 'Tu cita {number}' },
    heading: { en: "Here's your booking", es: 'Aquí está tu cita' },
    params: { number: bookingNumber },
    paragraphs: [
      {
        en: 'You asked for a link to your booking. It opens the appointment, so keep it to yourself.',
        es: 'Pediste un enlace a tu cita. Abre la cita, así que no lo compartas.',
      },
    ],
    facts: [
      [{ en: 'When', es: 'Cuándo' }, when],
      [{ en: 'Where', es: 'Dónde' }, shop],
      [{ en: 'Number', es: 'Número' }, bookingNumber],
    ],
    button: { label: see, path },
    notes: [
      {
        en: "If you didn't ask for it, you can ignore this email.",
        es: 'Si no lo pediste, puedes ignorar este correo.',
      },
    ],
  }),
  'waitlist-offer': ({ shop, services, when, keptMinutes, path }: Offer): Letter => ({
    subject: { en: 'A spot opened at {shop}', es: 'Se abrió un lugar en {shop}' },
    heading: { en: 'A spot opened', es: 'Se abrió un lugar' },
    params: { shop, minutes: keptMinutes ?? 0 },
    paragraphs: [
      keptMinutes === null
        ? {
            en: 'A spot opened at {shop}. Everyone on the waitlist was notified; first to book gets it.',
            es: 'Se abrió un lugar en {shop}. Avisamos a toda la lista de espera; es de quien reserve primero.',
          }
        : {
            en: "You're next on the waitlist at {shop}. We'll hold this spot for {minutes} minutes, then it goes to the next person.",
            es: 'Sigues tú en la lista de espera de {shop}. Te apartamos este lugar {minutes} minutos; después pasa a la siguiente persona.',
          },
    ],
    facts: [
      [{ en: 'When', es: 'Cuándo' }, when],
      [{ en: 'Services', es: 'Servicios' }, services],
      [{ en: 'Where', es: 'Dónde' }, shop],
    ],
    button: { label: { en: 'Book this time', es: 'Reservar esta hora' }, path },
  }),
}
