import type { DecidingStep } from '#contract/admin/flags.ts'
import type { Role } from '#contract/access.ts'
import type { FlagName, PlannedFlag } from '#contract/flags.ts'
import type { Text } from '#contract/language.ts'

// What a flag is called, what it does, and what hangs on it: `use` has the numbers of the last 24
// hours and of what is underway, as they matter for switching it off or pulling it.
type About = { name: Text; text: Text; use: Text }

export const flagTexts: Record<FlagName, About> = {
  guest_booking: {
    name: { en: 'Booking without an account', es: 'Reservar sin cuenta' },
    text: {
      en: 'People book with a name, a phone and an emailed code. Off: they have to sign in.',
      es: 'Se reserva con nombre, teléfono y un código por correo. Sin ella hay que iniciar sesión.',
    },
    use: {
      en: 'Guests booked {lastDay} appointments in the last 24 hours, and {open} are booking now. Their appointments stay.',
      es: 'Sin cuenta se reservaron {lastDay} citas en las últimas 24 horas y {open} están reservando ahora. Sus citas siguen en pie.',
    },
  },
  waitlist: {
    name: { en: 'Waitlist', es: 'Lista de espera' },
    text: {
      en: 'People wait for a time that is taken and get an offer when it opens up.',
      es: 'La gente espera una hora ocupada y recibe una oferta cuando se libera.',
    },
    use: {
      en: '{open} people are waiting, {lastDay} joined in the last 24 hours. Whoever loses it keeps their place, but gets no offers.',
      es: '{open} personas esperan; {lastDay} se apuntaron en las últimas 24 horas. Quien la pierde conserva su lugar, pero no recibe ofertas.',
    },
  },
  reviews_photos: {
    name: { en: 'Photos in reviews', es: 'Fotos en las reseñas' },
    text: {
      en: 'Clients add up to 4 photos to a review. Off: photos that are there stay.',
      es: 'Los clientes agregan hasta 4 fotos a una reseña. Sin ella, las que ya están se quedan.',
    },
    use: {
      en: '{lastDay} photos were added in the last 24 hours. Photos already in reviews stay visible ({open}).',
      es: 'Se agregaron {lastDay} fotos en las últimas 24 horas. Las que ya están en reseñas siguen visibles ({open}).',
    },
  },
  referral: {
    name: { en: 'Referral program', es: 'Programa de referidos' },
    text: {
      en: 'New people sign up with a friend’s code and both get credit.',
      es: 'La gente nueva se registra con el código de un amigo y ambos reciben crédito.',
    },
    use: {
      en: '{lastDay} people joined with a code in the last 24 hours. {open} open referrals are kept.',
      es: '{lastDay} personas se unieron con un código en las últimas 24 horas. Se conservan {open} referidos abiertos.',
    },
  },
  spanish: {
    name: { en: 'Spanish', es: 'Español' },
    text: {
      en: 'The site in Spanish. Off: everyone reads English; emails keep each account’s language.',
      es: 'El sitio en español. Sin ella, todos leen inglés; los correos siguen en el idioma de cada cuenta.',
    },
    use: {
      en: '{open} accounts use Spanish, {lastDay} of them were here in the last 24 hours.',
      es: '{open} cuentas usan español; {lastDay} estuvieron aquí en las últimas 24 horas.',
    },
  },
  promotions_barber: {
    name: { en: 'Barbers’ own offers', es: 'Ofertas de barberos' },
    text: {
      en: 'Barbers make offers, and clients book at the lower price. While off, nobody sees them and prices are full.',
      es: 'Los barberos crean ofertas y los clientes reservan al precio rebajado. Apagada, nadie las ve y los precios son completos.',
    },
    use: {
      en: '{lastDay} appointments were booked with an offer in the last 24 hours. {open} offers are running. Appointments that exist keep their price.',
      es: 'En las últimas 24 horas se reservaron {lastDay} citas con una oferta. Hay {open} ofertas activas. Las citas que hay conservan su precio.',
    },
  },
  impersonation: {
    name: { en: 'Seeing the app as someone else', es: 'Ver la app como otra persona' },
    text: {
      en: 'Owners see a person’s account as they do, for 15 minutes and without changing anything. The person is told.',
      es: 'Los propietarios ven la cuenta de alguien como esa persona, por 15 minutos y sin cambiar nada. Se le avisa.',
    },
    use: {
      en: 'Used {lastDay} times in the last 24 hours. {open} are looking right now; switching it off ends that.',
      es: 'Se usó {lastDay} veces en las últimas 24 horas. {open} están mirando ahora; al apagarla se termina.',
    },
  },
  bookings_paused: {
    name: { en: 'Online booking', es: 'Reservas en línea' },
    text: {
      en: 'Stops new appointments by clients and guests. Shops can still book and change them.',
      es: 'Detiene las citas nuevas de clientes y visitantes. Las barberías pueden seguir reservando y cambiándolas.',
    },
    use: {
      en: '{lastDay} appointments were booked online in the last 24 hours. {open} people are booking right now and will be stopped. Appointments that exist stay.',
      es: 'En las últimas 24 horas se reservaron {lastDay} citas en línea. {open} personas están reservando ahora y no podrán terminar. Las citas que hay siguen en pie.',
    },
  },
  signup_paused: {
    name: { en: 'New accounts', es: 'Cuentas nuevas' },
    text: {
      en: 'Stops signing up, also by a team’s invitation. Signing in still works.',
      es: 'Detiene los registros, también por invitación de un equipo. Iniciar sesión sigue funcionando.',
    },
    use: {
      en: '{lastDay} people signed up in the last 24 hours. {open} accounts that wait for a confirmed email can still confirm it.',
      es: '{lastDay} personas se registraron en las últimas 24 horas. Las {open} cuentas que esperan confirmar su correo aún pueden hacerlo.',
    },
  },
  sms_paused: {
    name: { en: 'Text messages', es: 'Mensajes de texto' },
    text: {
      en: 'Stops every text message, codes and reminders too. They are not sent later.',
      es: 'Detiene todos los mensajes de texto, también códigos y recordatorios. No se envían después.',
    },
    use: {
      en: '{lastDay} texts went out in the last 24 hours. {open} wait to be sent and will be dropped. Email goes on.',
      es: 'En las últimas 24 horas salieron {lastDay} mensajes. {open} esperan y se descartarán. El correo sigue.',
    },
  },
}

export const plannedNames: Record<PlannedFlag, Text> = {
  live_chat: { en: 'Live chat', es: 'Chat en vivo' },
  online_payments: { en: 'Cards in the app', es: 'Pagos con tarjeta' },
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
  early: { en: 'it has not started', es: 'aún no empieza' },
  over: { en: 'it has ended', es: 'ya terminó' },
  named: { en: 'named', es: 'por nombre' },
  role: { en: 'another role', es: 'otro rol' },
  city: { en: 'another city', es: 'otra ciudad' },
  percent: { en: 'by the share', es: 'por la proporción' },
}
