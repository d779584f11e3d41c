// The fields of the settings: name, unit, and what the number does.
import type { SectionName } from '#contract/admin/settings/settings.ts'
import { entriesOf } from '#contract/lists.ts'
import type { RuleName } from '#contract/marketplace/rules.ts'
import type { Text } from '#contract/language.ts'

const units = {
  hours: { en: 'h', es: 'h' },
  minutes: { en: 'min', es: 'min' },
} satisfies Record<string, Text>

type RuleWords = { label: Text; unit?: Text; effect: Text }

export const ruleWords: Record<RuleName, RuleWords> = {
  minBookingNoticeHours: {
    label: { en: 'Shortest notice', es: 'Anticipación mínima' },
    unit: units.hours,
    effect: {
      en: 'Clients book at least {value} h ahead. Barbers may ask for more, not for less.',
      es: 'Los clientes reservan con al menos {value} h. El barbero puede pedir más, no menos.',
    },
  },
  holdMinutes: {
    label: { en: 'Hold', es: 'Apartado' },
    unit: units.minutes,
    effect: {
      en: 'A chosen time is kept for {value} minutes while someone books it.',
      es: 'La hora elegida se guarda {value} minutos mientras alguien reserva.',
    },
  },
  requestAnswerHours: {
    label: { en: 'Answer to a request', es: 'Respuesta a una solicitud' },
    unit: units.hours,
    effect: {
      en: 'A barber has {value} h to answer a request; then it ends.',
      es: 'El barbero tiene {value} h para responder una solicitud; después termina.',
    },
  },
  proposalAnswerHours: {
    label: { en: 'Answer to another time', es: 'Respuesta a otra hora' },
    unit: units.hours,
    effect: {
      en: 'A proposed new time waits {value} h for a yes; then the old one stays.',
      es: 'Una nueva hora propuesta espera {value} h; sin un sí, queda la anterior.',
    },
  },
  mostReschedules: {
    label: { en: 'Moves by the client', es: 'Cambios del cliente' },
    effect: {
      en: 'Times a client may move an appointment alone before the deadline: {value}.',
      es: 'Veces que un cliente puede mover su cita antes de la hora límite: {value}.',
    },
  },
  apartHours: {
    label: { en: 'Between two barbers', es: 'Entre dos barberos' },
    unit: units.hours,
    effect: {
      en: 'Two appointments paid at the shop, with different barbers, are {value} h apart or more. 0 turns this off.',
      es: 'Dos citas que se pagan en la barbería, con distinto barbero, están a {value} h o más. Con 0 no se revisa.',
    },
  },
  closeFinishedHours: {
    label: { en: 'Done, not confirmed', es: 'Terminada, sin confirmar' },
    unit: units.hours,
    effect: {
      en: 'If the client doesn’t answer, a finished appointment completes after {value} h.',
      es: 'Si el cliente no responde, la cita terminada se completa a las {value} h.',
    },
  },
  closeUntouchedHours: {
    label: { en: 'Never closed', es: 'Nunca cerrada' },
    unit: units.hours,
    effect: {
      en: 'An appointment that nobody closes completes {value} h after its end.',
      es: 'Una cita que nadie cierra se completa {value} h después de terminar.',
    },
  },
  reviewAskHours: {
    label: { en: 'Asking for a review', es: 'Pedir una reseña' },
    unit: units.hours,
    effect: {
      en: 'Clients are asked for a review {value} h after the appointment is completed.',
      es: 'Pedimos la reseña {value} h después de completarse la cita.',
    },
  },
  noShowsToConfirm: {
    label: { en: 'No-shows until we ask', es: 'Ausencias hasta preguntar' },
    effect: {
      en: 'From {value} on, a client has to confirm the reminder.',
      es: 'Desde {value}, el cliente tiene que confirmar el recordatorio.',
    },
  },
  noShowsToAsk: {
    label: { en: 'No-shows until requests', es: 'Ausencias hasta pedir permiso' },
    effect: {
      en: 'From {value} on, every booking needs the barber’s yes.',
      es: 'Desde {value}, cada reserva necesita el sí del barbero.',
    },
  },
  lateCancelsToAsk: {
    label: {
      en: 'Late cancellations until requests',
      es: 'Cancelaciones tardías hasta pedir permiso',
    },
    effect: {
      en: 'From {value} on, every booking needs the barber’s yes.',
      es: 'Desde {value}, cada reserva necesita el sí del barbero.',
    },
  },
  noShowsUntilOff: {
    label: { en: 'No-shows until booking stops', es: 'Ausencias hasta detener reservas' },
    effect: {
      en: 'From {value} on, a client can’t book until we’ve looked at it.',
      es: 'Desde {value}, el cliente no puede reservar hasta que lo revisemos.',
    },
  },
  shopCancelsToWarn: {
    label: {
      en: 'Late cancellations until a shop is warned',
      es: 'Cancelaciones tardías hasta avisar a la barbería',
    },
    effect: {
      en: 'A shop gets a warning at {value} within 24 h of the start.',
      es: 'La barbería recibe un aviso con {value} a menos de 24 h del inicio.',
    },
  },
  shopCancelsToReview: {
    label: {
      en: 'Late cancellations until we review a shop',
      es: 'Cancelaciones tardías hasta revisar la barbería',
    },
    effect: {
      en: 'At {value} our team takes a look at the shop.',
      es: 'Con {value}, nuestro equipo revisa la barbería.',
    },
  },
  yearlyReferrals: {
    label: { en: 'Friends a year', es: 'Amigos al año' },
    effect: {
      en: 'The first {value} friends of a person within twelve months count.',
      es: 'Cuentan los primeros {value} amigos de una persona en doce meses.',
    },
  },
}

export const fieldWords = {
  referrerReward: { en: 'Reward for the friend', es: 'Recompensa para quien invita' },
  referrerRewardHint: {
    en: 'Credit after a friend’s first visit. It stays as it was when the friend signed up.',
    es: 'Crédito tras la primera visita de un amigo. Queda como era cuando el amigo se registró.',
  },
  refereeWelcomeBonus: { en: 'Welcome bonus', es: 'Bono de bienvenida' },
  refereeWelcomeBonusHint: {
    en: 'Off the first booking of a friend. People who signed up keep what they were promised.',
    es: 'En la primera cita de un amigo. Quien ya se registró conserva lo prometido.',
  },
  taxPercent: { en: 'Tax', es: 'Impuesto' },
  taxPercentHint: {
    en: 'On the price after discounts, from {least} to {most} percent. Barbers keep it and pay it on. Appointments keep the percentage they were booked with. 0 shows nothing.',
    es: 'Sobre el precio con descuento, de {least} a {most} por ciento. Los barberos lo reciben y lo pagan. Cada cita conserva el porcentaje con que se reservó. Con 0 no se muestra nada.',
  },
  cityDefault: { en: 'Default city', es: 'Ciudad predeterminada' },
  cityDefaultHint: {
    en: 'Named on the home page, in search results and in emails. Only open cities.',
    es: 'Se nombra en la portada, en los buscadores y en los correos. Solo ciudades abiertas.',
  },
  cancellationPolicyText: { en: 'Standard rule, English', es: 'Regla habitual, inglés' },
  cancellationPolicyTextEs: { en: 'Standard rule, Spanish', es: 'Regla habitual, español' },
  cancellationHint: {
    en: 'On the help page. What a client agreed to when booking is the barber’s own policy.',
    es: 'En la página de ayuda. Lo que el cliente acepta al reservar es la regla del barbero.',
  },
} satisfies Record<string, Text>

// Names for the history and the audit trail.
export const settingLabels: Record<string, Text> = {
  ...fieldWords,
  ...Object.fromEntries(entriesOf(ruleWords).map(([name, { label }]) => [name, label])),
}

export const sectionTitles: Record<SectionName, Text> = {
  booking: { en: 'Booking', es: 'Reservas' },
  visits: { en: 'After the appointment', es: 'Después de la cita' },
  standing: { en: 'Reliability', es: 'Confiabilidad' },
  referrals: { en: 'Referrals', es: 'Referidos' },
  tax: { en: 'Tax', es: 'Impuesto' },
  site: { en: 'Site', es: 'Sitio' },
  theme: { en: 'Theme', es: 'Tema' },
}

export function unitOf(key: string) {
  return entriesOf(ruleWords).find(([name]) => name === key)?.[1].unit
}
