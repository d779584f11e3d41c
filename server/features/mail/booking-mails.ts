// Mails about visits.
import type { Text } from '#contract/language.ts'
import type { Letter } from './letter.ts'

type Visit = {
  title: Text
  // In the reader's language already, with everything it names.
  message: string
  bookingNumber: string
  services: string
  when: string
  shop: string
  address: string
  professional: string
  // What it costs: a total, what was booked beside what is asked now, or a fee.
  sums: { name: Text; value: string }[]
  path: `/${string}`
  // What the barber adds in their own words.
  quote?: string
  button?: Text | undefined
  // Other times, in the reader's words.
  choices?: { label: string; path: `/${string}` }[]
}

type Digest = { lines: string[]; path: `/${string}` }

type Found = { bookingNumber: string; shop: string; when: string; path: `/${string}` }

type Offer = {
  shop: string
  services: string
  when: string
  // Null: whoever books first has it.
  keptMinutes: number | null
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
  'booking-digest': ({ lines, path }: Digest): Letter => ({
    subject: {
      en: 'New activity on your calendar',
      es: 'Hay novedades en tu agenda',
    },
    heading: { en: 'A lot happened at once', es: 'Pasaron varias cosas a la vez' },
    paragraphs: [
      {
        en: 'We put it in one email. Your calendar shows how things stand now.',
        es: 'Lo juntamos en un solo correo. Tu agenda muestra cómo está todo ahora.',
      },
    ],
    quote: lines.map((line) => `• ${line}`).join('\n'),
    button: { label: { en: 'Open my calendar', es: 'Abrir mi agenda' }, path },
  }),
  'guest-code': ({ code }: { code: string }): Letter => ({
    subject: { en: 'Your code for Kempt', es: 'Tu código para Kempt' },
    heading: { en: 'One code, and it is booked', es: 'Un código y queda reservado' },
    paragraphs: [
      {
        en: 'Type this code where you are booking. It proves that we can reach you at this address.',
        es: 'Escribe este código donde estás reservando. Así sabemos que te llega nuestro correo.',
      },
    ],
    code,
    notes: [
      {
        en: 'It works for 10 minutes. If you did not ask for it, you can ignore this mail.',
        es: 'Sirve por 10 minutos. Si no lo pediste, puedes ignorar este correo.',
      },
    ],
  }),
  'find-my-booking': ({ bookingNumber, shop, when, path }: Found): Letter => ({
    subject: { en: 'Your booking {number}', es: 'Tu cita {number}' },
    heading: { en: 'Here is your booking', es: 'Aquí está tu cita' },
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
        en: 'If you did not ask for it, you can ignore this mail.',
        es: 'Si no lo pediste, puedes ignorar este correo.',
      },
    ],
  }),
  'waitlist-offer': ({ shop, services, when, keptMinutes, path }: Offer): Letter => ({
    subject: { en: 'A time is free at {shop}', es: 'Hay una hora libre en {shop}' },
    heading: { en: 'A time is free', es: 'Hay una hora libre' },
    params: { shop, minutes: keptMinutes ?? 0 },
    paragraphs: [
      keptMinutes === null
        ? {
            en: 'You are on the waitlist of {shop}. Everyone who waits is told now, and whoever books first has it.',
            es: 'Estás en la lista de espera de {shop}. Avisamos a todos a la vez; es de quien reserve primero.',
          }
        : {
            en: 'You are next on the waitlist of {shop}. We keep this time for you for {minutes} minutes, then it goes to the next person.',
            es: 'Sigues tú en la lista de espera de {shop}. Te apartamos esta hora {minutes} minutos; después pasa a la siguiente persona.',
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
