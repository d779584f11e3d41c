import type { Text } from '#contract/language.ts'

export const guestWords = {
  lead: {
    en: 'Booked as a guest? Bookings from this browser show up here.',
    es: '¿Reservaste sin cuenta? Aquí aparecen las citas de este navegador.',
  },
  upcoming: { en: 'Upcoming', es: 'Próximas' },
  past: { en: 'Past', es: 'Pasadas' },
  nothingUpcoming: { en: 'No upcoming appointments.', es: 'No hay citas próximas.' },
  emptyTitle: { en: 'No bookings in this browser', es: 'No hay citas en este navegador' },
  empty: {
    en: 'Book an appointment and it shows up here. No account needed.',
    es: 'Reserva una cita y aparecerá aquí, sin necesidad de cuenta.',
  },
  explore: { en: 'Find barbers', es: 'Buscar barberos' },
  opened: { en: 'From your email', es: 'De tu correo' },
  linkGone: {
    en: "This link doesn't open a booking anymore",
    es: 'Este enlace ya no abre una cita',
  },
  linkGoneText: {
    en: 'Ask for a new one with your email and booking number.',
    es: 'Pide uno nuevo con tu correo y tu número de cita.',
  },

  findTitle: { en: 'Find my booking', es: 'Buscar mi cita' },
  findText: {
    en: "Booked on another device? We'll email you a link.",
    es: '¿Reservaste en otro dispositivo? Te enviamos un enlace por correo.',
  },
  email: { en: 'Email', es: 'Correo' },
  number: { en: 'Booking number', es: 'Número de cita' },
  numberHint: {
    en: "It's in your confirmation email, like K-1024.",
    es: 'Está en tu correo de confirmación, como K-1024.',
  },
  find: { en: 'Send me a link', es: 'Envíame un enlace' },
  finding: { en: 'Sending...', es: 'Enviando...' },
  found: {
    en: "If we find a match, we'll email you a link",
    es: 'Si la encontramos, te enviamos un enlace por correo',
  },
  foundText: {
    en: 'It goes to the email you booked with. Nothing after a few minutes? Check the number and your spam folder.',
    es: 'Llega al correo con el que reservaste. ¿Nada en unos minutos? Revisa el número y la carpeta de spam.',
  },
  findAnother: { en: 'Find another', es: 'Buscar otra' },

  keepTitle: { en: 'Create an account to keep these', es: 'Crea una cuenta para conservarlas' },
  keep: {
    en: 'Sign up with the same email, confirm it, and your bookings move into your account.',
    es: 'Regístrate con el mismo correo, confírmalo y tus citas pasan a tu cuenta.',
  },
  createAccount: { en: 'Create account', es: 'Crear cuenta' },
  yoursTitle: { en: "You're signed in", es: 'Ya iniciaste sesión' },
  yours: {
    en: 'Your account bookings are in your dashboard.',
    es: 'Las citas de tu cuenta están en tu panel.',
  },
  goToYours: { en: 'Go to your bookings', es: 'Ir a tus citas' },
} satisfies Record<string, Text>
