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
  total: string
  path: `/${string}`
}

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
      [{ en: 'Total', es: 'Total' }, visit.total],
      [{ en: 'Number', es: 'Número' }, visit.bookingNumber],
    ],
    button: { label: { en: 'See the appointment', es: 'Ver la cita' }, path: visit.path },
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
}
