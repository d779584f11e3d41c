import type { DecidingStep } from '#contract/admin/flags.ts'
import type { Role } from '#contract/access.ts'
import { flagTitles } from '#contract/admin/words/flag-titles.ts'
import type { FlagName, PlannedFlag } from '#contract/flags.ts'
import type { Text } from '#contract/language.ts'

// What a flag is called, what it does, and what hangs on it: `use` has the numbers of the last 24
// hours and of what is underway, as they matter for switching it off or pulling it.
type About = { name: Text; text: Text; use: Text }

export const flagTexts: Record<FlagName, About> = {
  guest_booking: {
    name: flagTitles.guest_booking,
    text: {
      en: 'People book with a name, a phone and an emailed code. Off: they have to sign in.',
      es: 'Se reserva con nombre, teléfono y un código por correo. Sin ella hay que iniciar sesión.',
    },
    use: {
      en: 'Booked by guests in the last 24 hours: {lastDay}. Booking right now: {open}. Their appointments stay.',
      es: 'Citas sin cuenta en las últimas 24 horas: {lastDay}. Reservando ahora: {open}. Sus citas siguen en pie.',
    },
  },
  waitlist: {
    name: flagTitles.waitlist,
    text: {
      en: 'People wait for a time that is taken and get an offer when it opens up.',
      es: 'La gente espera una hora ocupada y recibe una oferta cuando se libera.',
    },
    use: {
      en: 'Waiting now: {open}. Joined in the last 24 hours: {lastDay}. Whoever loses it keeps their place, but gets no offers.',
      es: 'En espera: {open}. Se apuntaron en las últimas 24 horas: {lastDay}. Quien la pierde conserva su lugar, pero no recibe ofertas.',
    },
  },
  reviews_photos: {
    name: flagTitles.reviews_photos,
    text: {
      en: 'Clients add up to 4 photos to a review. Off: photos that are there stay.',
      es: 'Los clientes agregan hasta 4 fotos a una reseña. Sin ella, las que ya están se quedan.',
    },
    use: {
      en: 'Photos added in the last 24 hours: {lastDay}. Photos already in reviews stay visible ({open}).',
      es: 'Fotos agregadas en las últimas 24 horas: {lastDay}. Las que ya están en reseñas siguen visibles ({open}).',
    },
  },
  referral: {
    name: flagTitles.referral,
    text: {
      en: 'New people sign up with a friend’s code and both get credit.',
      es: 'La gente nueva se registra con el código de un amigo y ambos reciben crédito.',
    },
    use: {
      en: 'Joined with a code in the last 24 hours: {lastDay}. Open referrals are kept ({open}).',
      es: 'Se unieron con un código en las últimas 24 horas: {lastDay}. Los referidos abiertos se conservan ({open}).',
    },
  },
  spanish: {
    name: flagTitles.spanish,
    text: {
      en: 'The site in Spanish. Off: everyone reads English; emails keep each account’s language.',
      es: 'El sitio en español. Sin ella, todos leen inglés; los correos siguen en el idioma de cada cuenta.',
    },
    use: {
      en: 'Accounts in Spanish: {open}. Here in the last 24 hours: {lastDay}.',
      es: 'Cuentas en español: {open}. Estuvieron aquí en las últimas 24 horas: {lastDay}.',
    },
  },
  promotions_barber: {
    name: flagTitles.promotions_barber,
    text: {
      en: 'Barbers make offers, and clients book at the lower price. While off, nobody sees them and prices are full.',
      es: 'Los barberos crean ofertas y los clientes reservan al precio rebajado. Apagada, nadie las ve y los precios son completos.',
    },
    use: {
      en: '{lastDay} appointments were booked with an offer in the last 24 hours. {open} offers are running. Appointments that exist keep their price.',
      es: 'En las últimas 24 horas se reservaron {lastDay} citas con una oferta. Hay {open} ofertas activas. Las citas que hay conservan su precio.',
    },
  },
  online_payments: {
    name: flagTitles.online_payments,
    text: {
      en: 'Clients pay, leave deposits and tip by card. While off, everyone pays at the shop; fees and refunds of what was paid go on.',
      es: 'Los clientes pagan, dejan anticipos y propinas con tarjeta. Apagada, todos pagan en la barbería; los cargos y reembolsos de lo pagado siguen.',
    },
    use: {
      en: 'Paid by card in the last 24 hours: {lastDay}. Paying right now, and may finish: {open}.',
      es: 'Pagos con tarjeta en las últimas 24 horas: {lastDay}. Pagando ahora, y pueden terminar: {open}.',
    },
  },
  promotions_platform: {
    name: flagTitles.promotions_platform,
    text: {
      en: 'Offers that Kempt pays for, at every barber. While off, nobody sees them and their codes don’t work.',
      es: 'Ofertas que paga Kempt, con todos los barberos. Apagada, nadie las ve y sus códigos no sirven.',
    },
    use: {
      en: '{lastDay} appointments were booked with one in the last 24 hours. {open} are running. Appointments that exist keep their price.',
      es: 'En las últimas 24 horas se reservaron {lastDay} citas con una. Hay {open} activas. Las citas que hay conservan su precio.',
    },
  },
  impersonation: {
    name: flagTitles.impersonation,
    text: {
      en: 'Owners see a person’s account as they do, for 15 minutes and without changing anything. We’ll let the person know.',
      es: 'Los propietarios ven la cuenta de alguien como esa persona, por 15 minutos y sin cambiar nada. Se le avisa.',
    },
    use: {
      en: 'Used in the last 24 hours: {lastDay}. Looking right now: {open}; switching it off ends that.',
      es: 'Usos en las últimas 24 horas: {lastDay}. Mirando ahora: {open}; al apagarla se termina.',
    },
  },
  bookings_paused: {
    name: flagTitles.bookings_paused,
    text: {
      en: 'Stops new appointments by clients and guests. Shops and administrators can still book and change them.',
      es: 'Detiene las citas nuevas de clientes y visitantes. Las barberías y los administradores pueden seguir reservando y cambiándolas.',
    },
    use: {
      en: 'Booked online in the last 24 hours: {lastDay}. Booking right now, and will be stopped: {open}. Existing appointments stay.',
      es: 'Citas en línea en las últimas 24 horas: {lastDay}. Reservando ahora, sin poder terminar: {open}. Las citas que hay siguen en pie.',
    },
  },
  signup_paused: {
    name: flagTitles.signup_paused,
    text: {
      en: 'Stops signing up, also by a team’s invitation. Signing in still works, and so do invitations of administrators.',
      es: 'Detiene los registros, también por invitación de un equipo. Iniciar sesión sigue funcionando, y las invitaciones de administradores también.',
    },
    use: {
      en: 'Signed up in the last 24 hours: {lastDay}. Accounts that haven’t confirmed their email yet still can ({open}).',
      es: 'Se registraron en las últimas 24 horas: {lastDay}. Las cuentas sin correo confirmado aún pueden confirmarlo ({open}).',
    },
  },
  sms_paused: {
    name: flagTitles.sms_paused,
    text: {
      en: 'Stops every text message, codes and reminders too. They aren’t sent later.',
      es: 'Detiene todos los mensajes de texto, también códigos y recordatorios. No se envían después.',
    },
    use: {
      en: 'Texts sent in the last 24 hours: {lastDay}. Waiting, and will be dropped: {open}. Email goes on.',
      es: 'Mensajes enviados en las últimas 24 horas: {lastDay}. En espera, se descartarán: {open}. El correo sigue.',
    },
  },
}

export const plannedNames: Record<PlannedFlag, Text> = {
  live_chat: { en: 'Live chat', es: 'Chat en vivo' },
  instant_payouts: { en: 'Instant payouts', es: 'Pagos al instante' },
  payouts_paused: { en: 'Pausing payouts', es: 'Pausar pagos a barberos' },
  sponsored_listings: { en: 'Sponsored listings', es: 'Anuncios patrocinados' },
  gift_cards: { en: 'Gift cards', es: 'Tarjetas de regalo' },
  memberships: { en: 'Memberships', es: 'Membresías' },
  loyalty_stamps: { en: 'Loyalty stamps', es: 'Sellos de fidelidad' },
  walk_in_queue: { en: 'Walk-in queue', es: 'Fila sin cita' },
  calendar_import: { en: 'Calendar import', es: 'Importar calendario' },
}

// After 'On for 25% of ' and 'On for '.
export const audienceNames: Record<Role, Text> = {
  client: { en: 'clients', es: 'clientes' },
  barber: { en: 'barbers', es: 'barberos' },
  employee: { en: 'team members', es: 'miembros de equipos' },
  admin: { en: 'administrators', es: 'administradores' },
}

// The same people, as the name of a group.
export const groupNames: Record<Role, Text> = {
  client: { en: 'Clients', es: 'Clientes' },
  barber: { en: 'Barbers', es: 'Barberos' },
  employee: { en: 'Team members', es: 'Miembros de equipos' },
  admin: { en: 'Administrators', es: 'Administradores' },
}

export const stepTexts: Record<DecidingStep, Text> = {
  default: { en: 'nobody has changed it', es: 'nadie la ha cambiado' },
  off: { en: 'it is off', es: 'está apagada' },
  early: { en: 'it hasn’t started', es: 'aún no empieza' },
  over: { en: 'it has ended', es: 'ya terminó' },
  named: { en: 'named', es: 'por nombre' },
  role: { en: 'another role', es: 'otro rol' },
  city: { en: 'another city', es: 'otra ciudad' },
  percent: { en: 'by the share', es: 'por la proporción' },
}
