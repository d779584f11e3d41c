// The first mails a user gets.
import type { Text } from '#contract/language.ts'
import { tokenPaths, withToken, type Letter } from './letter.ts'

type To = { name: string }

export const joiningMails = {
  'verify-email': (data: To & { token: string; disownToken: string }): Letter => ({
    subject: { en: 'Please confirm your email', es: 'Confirma tu correo' },
    heading: { en: 'Confirm your email', es: 'Confirma tu correo' },
    name: data.name,
    paragraphs: [
      {
        en: 'Thanks for joining Kempt. Please confirm your email address.',
        es: 'Gracias por unirte a Kempt. Confirma tu correo.',
      },
    ],
    button: {
      label: { en: 'Confirm my email', es: 'Confirmar mi correo' },
      path: withToken(tokenPaths.verifyEmail, data.token),
    },
    notes: [
      { en: 'The link works for 24 hours.', es: 'El enlace funciona durante 24 horas.' },
      {
        en: 'Not you? Someone typed your address by mistake. You can delete that account here:',
        es: '¿No fuiste tú? Alguien escribió tu dirección por error. Puedes eliminar esa cuenta aquí:',
      },
    ],
    noteLink: {
      label: { en: 'Delete this account', es: 'Eliminar esta cuenta' },
      path: withToken(tokenPaths.disownAccount, data.disownToken),
    },
  }),

  welcome: (data: To & { role: 'client' | 'barber' }): Letter => ({
    subject: { en: 'Welcome to Kempt', es: 'Te damos la bienvenida a Kempt' },
    heading: { en: "Glad you're here", es: 'Qué gusto tenerte aquí' },
    name: data.name,
    paragraphs: data.role === 'barber' ? welcomeBarber : welcomeClient,
    button:
      data.role === 'barber'
        ? { label: { en: 'Set up my shop', es: 'Preparar mi barbería' }, path: '/barber/setup' }
        : { label: { en: 'Find Barbers', es: 'Buscar barberos' }, path: '/explore' },
  }),
}

const welcomeClient: Text[] = [
  {
    en: 'Find a verified barber near you, see real prices and openings, and book in three taps. No card needed.',
    es: 'Encuentra un barbero verificado cerca de ti, mira precios y horarios reales, y reserva en tres toques. Sin tarjeta.',
  },
]

const welcomeBarber: Text[] = [
  {
    en: "Tell us about your shop, your services and your hours. We'll check your license, and then {city} can book you.",
    es: 'Cuéntanos de tu barbería, tus servicios y tu horario. Revisamos tu licencia y después {city} puede reservar contigo.',
  },
]
