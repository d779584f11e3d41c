import type { Text } from '#contract/language.ts'

export const guestWords = {
  lead: {
    en: 'Booked without an account? What you booked in this browser is here.',
    es: '¿Reservaste sin cuenta? Aquí está lo que reservaste en este navegador.',
  },
  upcoming: { en: 'Upcoming', es: 'Próximas' },
  past: { en: 'Past', es: 'Pasadas' },
  nothingUpcoming: { en: 'Nothing coming up.', es: 'No hay nada próximo.' },
  emptyTitle: { en: 'No bookings in this browser', es: 'No hay citas en este navegador' },
  empty: {
    en: 'Book a time and it shows up here, with no account needed.',
    es: 'Reserva una hora y aparecerá aquí, sin necesidad de cuenta.',
  },
  explore: { en: 'Find barbers', es: 'Buscar barberos' },
  opened: { en: 'From your mail', es: 'De tu correo' },
  linkGone: {
    en: 'This link no longer opens a booking',
    es: 'Este enlace ya no abre una cita',
  },
  linkGoneText: {
    en: 'Ask for a new one with your email and booking number.',
    es: 'Pide uno nuevo con tu correo y tu número de cita.',
  },

  findTitle: { en: 'Find my booking', es: 'Buscar mi cita' },
  findText: {
    en: 'Booked on another device? We mail you a link to it.',
    es: '¿Reservaste en otro dispositivo? Te enviamos un enlace por correo.',
  },
  email: { en: 'Email', es: 'Correo' },
  number: { en: 'Booking number', es: 'Número de cita' },
  numberHint: { en: 'In your mail, like K-1024.', es: 'Está en tu correo, como K-1024.' },
  find: { en: 'Send me a link', es: 'Envíame un enlace' },
  finding: { en: 'Sending...', es: 'Enviando...' },
  found: {
    en: 'If we know it, a link is on its way',
    es: 'Si la conocemos, va un enlace en camino',
  },
  foundText: {
    en: 'It goes to the address you booked with. Nothing there after a few minutes? Check the number, and look in spam.',
    es: 'Llega al correo con el que reservaste. ¿Nada en unos minutos? Revisa el número y la carpeta de spam.',
  },
  findAnother: { en: 'Find another', es: 'Buscar otra' },

  keepTitle: { en: 'Create account to keep these', es: 'Crea una cuenta para conservarlas' },
  keep: {
    en: 'Sign up with the same email, confirm it, and your bookings move into your account.',
    es: 'Regístrate con el mismo correo, confírmalo y tus citas pasan a tu cuenta.',
  },
  createAccount: { en: 'Create account', es: 'Crear cuenta' },
  yoursTitle: { en: 'You are signed in', es: 'Ya iniciaste sesión' },
  yours: {
    en: 'Bookings of your account have their own place.',
    es: 'Las citas de tu cuenta tienen su propio lugar.',
  },
  goToYours: { en: 'Go to your bookings', es: 'Ir a tus citas' },
} satisfies Record<string, Text>
