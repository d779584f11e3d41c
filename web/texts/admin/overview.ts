import type { OverviewPeriod, QueueName } from '#contract/admin/overview.ts'
import type { Text } from '#contract/language.ts'

export const overviewWords = {
  periods: { en: 'Period', es: 'Periodo' },
  numbers: { en: 'The platform in numbers', es: 'La plataforma en números' },
  was: { en: 'before: {value}', es: 'antes: {value}' },
  wasYesterday: { en: 'all of yesterday: {value}', es: 'ayer, todo el día: {value}' },
  points: { en: '{amount} pts', es: '{amount} pts' },
  none: { en: 'Nothing to compare yet', es: 'Aún no hay qué comparar' },
  countedAt: { en: 'Counted {when}', es: 'Contado: {when}' },
  counting: { en: 'Counting for the first time', es: 'Contando por primera vez' },
  countingText: {
    en: 'The numbers show up here within a minute.',
    es: 'Los números aparecen aquí en menos de un minuto.',
  },
  chart: { en: 'Completed visits a day', es: 'Visitas completadas por día' },
  chartNow: { en: 'Last 4 weeks', es: 'Últimas 4 semanas' },
  chartBefore: { en: '4 weeks before', es: '4 semanas anteriores' },
  next: { en: 'Do this next', es: 'Lo que sigue' },
  calm: { en: 'Everything is on time', es: 'Todo está al día' },
  calmText: {
    en: 'Nobody waits longer than we promise, and every part of the system works.',
    es: 'Nadie espera más de lo prometido y todas las partes del sistema funcionan.',
  },
  ownCalm: { en: 'Your queues are on time', es: 'Tus colas están al día' },
  ownCalmText: {
    en: 'Nobody who waits for you waits longer than we promise.',
    es: 'Nadie que te espera lleva más de lo prometido.',
  },
}

export const periodNames: Record<OverviewPeriod, Text> = {
  1: { en: 'Today', es: 'Hoy' },
  7: { en: '7 days', es: '7 días' },
  30: { en: '30 days', es: '30 días' },
}

export const figureNames = {
  completed: { en: 'Completed visits', es: 'Visitas completadas' },
  activeBarbers: { en: 'Active barbers', es: 'Barberos activos' },
  activeClients: { en: 'Active clients', es: 'Clientes activos' },
  fillPercent: { en: 'Fill rate', es: 'Ocupación' },
  noShowPercent: { en: 'No-shows', es: 'Ausencias' },
  cancelPercent: { en: 'Cancellations', es: 'Cancelaciones' },
  salesCents: { en: 'Sales (GMV)', es: 'Ventas (GMV)' },
  takePercent: { en: 'Take rate', es: 'Comisión efectiva' },
  refundPercent: { en: 'Refunds', es: 'Reembolsos' },
} satisfies Record<string, Text>

export const figureDefinitions = {
  completed: {
    en: 'Appointments in the period that are done or completed, by the day they started at the shop. The number opens their list.',
    es: 'Citas del periodo hechas o completadas, por el día en que empezaron en la barbería. El número abre su lista.',
  },
  activeBarbers: {
    en: 'Businesses with at least one visit that took place in the period.',
    es: 'Negocios con al menos una visita que se realizó en el periodo.',
  },
  activeClients: {
    en: "Different people with at least one visit that took place. Guests are known by email or phone; walk-ins without contact info aren't counted.",
    es: 'Personas distintas con al menos una visita que se realizó. A los invitados se les conoce por correo o teléfono; no cuentan quienes llegan sin cita y no dejan contacto.',
  },
  fillPercent: {
    en: "Booked minutes divided by the open minutes of listed barbers, by their hours on each day. Time off isn't open; no-shows were booked.",
    es: 'Minutos reservados entre los minutos abiertos de los barberos publicados, según su horario de cada día. Los descansos no son tiempo abierto; las ausencias sí estaban reservadas.',
  },
  cancelPercent: {
    en: 'Canceled appointments out of all that were accepted, whoever canceled.',
    es: 'Citas canceladas de todas las aceptadas, sin importar quién canceló.',
  },
  takePercent: {
    en: 'Our commission on visits that took place, divided by sales.',
    es: 'Nuestra comisión por las visitas que se hicieron, entre las ventas.',
  },
  refundPercent: {
    en: 'What clients got back in the period, by card, as credit or from a till, divided by sales.',
    es: 'Lo devuelto a los clientes en el periodo, a la tarjeta, como crédito o de la caja, entre las ventas.',
  },
} satisfies Record<string, Text>

type QueueText = { name: Text; action: Text; lateOne: Text; lateMany: Text }

export const queueTexts: Record<QueueName, QueueText> = {
  submissions: {
    name: { en: 'Barbers to review', es: 'Barberos por revisar' },
    action: { en: 'Review', es: 'Revisar' },
    lateOne: {
      en: '1 barber has waited longer than {goal}',
      es: '1 barbero espera desde hace más de {goal}',
    },
    lateMany: {
      en: '{count} barbers have waited longer than {goal}',
      es: '{count} barberos esperan desde hace más de {goal}',
    },
  },
  appeals: {
    name: { en: 'Appeals', es: 'Apelaciones' },
    action: { en: 'Decide', es: 'Decidir' },
    lateOne: { en: '1 appeal is older than {goal}', es: '1 apelación tiene más de {goal}' },
    lateMany: {
      en: '{count} appeals are older than {goal}',
      es: '{count} apelaciones tienen más de {goal}',
    },
  },
  problems: {
    name: { en: 'Problem reports', es: 'Problemas reportados' },
    action: { en: 'Settle', es: 'Resolver' },
    lateOne: {
      en: '1 problem report is older than {goal}',
      es: '1 problema reportado tiene más de {goal}',
    },
    lateMany: {
      en: '{count} problem reports are older than {goal}',
      es: '{count} problemas reportados tienen más de {goal}',
    },
  },
  claims: {
    name: { en: 'Commission claims', es: 'Reclamos de comisión' },
    action: { en: 'Decide', es: 'Decidir' },
    lateOne: {
      en: '1 commission claim is older than {goal}',
      es: '1 reclamo de comisión tiene más de {goal}',
    },
    lateMany: {
      en: '{count} commission claims are older than {goal}',
      es: '{count} reclamos de comisión tienen más de {goal}',
    },
  },
  refunds: {
    name: { en: 'Refunds to approve', es: 'Reembolsos por aprobar' },
    action: { en: 'Decide', es: 'Decidir' },
    lateOne: {
      en: '1 refund has waited for approval longer than {goal}',
      es: '1 reembolso espera aprobación desde hace más de {goal}',
    },
    lateMany: {
      en: '{count} refunds have waited for approval longer than {goal}',
      es: '{count} reembolsos esperan aprobación desde hace más de {goal}',
    },
  },
  failedRefunds: {
    name: { en: 'Refunds that failed', es: 'Reembolsos que fallaron' },
    action: { en: 'View', es: 'Ver' },
    lateOne: {
      en: '1 failed refund is older than {goal}',
      es: '1 reembolso fallido tiene más de {goal}',
    },
    lateMany: {
      en: '{count} failed refunds are older than {goal}',
      es: '{count} reembolsos fallidos tienen más de {goal}',
    },
  },
  reliability: {
    name: { en: 'Shops that cancel too often', es: 'Barberías que cancelan demasiado' },
    action: { en: 'View', es: 'Ver' },
    lateOne: {
      en: '1 shop that cancels too often has waited longer than {goal}',
      es: '1 barbería que cancela demasiado espera desde hace más de {goal}',
    },
    lateMany: {
      en: '{count} shops that cancel too often have waited longer than {goal}',
      es: '{count} barberías que cancelan demasiado esperan desde hace más de {goal}',
    },
  },
  licenses: {
    name: { en: 'Licenses ending', es: 'Licencias por vencer' },
    action: { en: 'Check', es: 'Revisar' },
    lateOne: {
      en: '1 listed barber has an expired license',
      es: '1 barbero publicado tiene la licencia vencida',
    },
    lateMany: {
      en: '{count} listed barbers have an expired license',
      es: '{count} barberos publicados tienen la licencia vencida',
    },
  },
}

export const queueWords = {
  title: { en: 'To do', es: 'Pendientes' },
  clear: { en: 'Nobody is waiting', es: 'Nadie espera' },
  oldest: { en: 'oldest {age}, goal {goal}', es: 'desde hace {age}, meta {goal}' },
  late: { en: 'oldest {age}; {count} are late', es: 'desde hace {age}; {count} van tarde' },
  lateOne: { en: 'oldest {age}; 1 is late', es: 'desde hace {age}; 1 va tarde' },
  expires: { en: 'the next on {day}', es: 'la próxima el {day}' },
  expired: {
    en: '{count} expired, the first on {day}',
    es: '{count} vencidas, la primera el {day}',
  },
  expiredOne: { en: '1 expired, on {day}', es: '1 vencida, el {day}' },
  minutes: { en: '{count} min', es: '{count} min' },
  hours: { en: '{count} h', es: '{count} h' },
  days: { en: '{count} days', es: '{count} días' },
  none: { en: 'No queue is yours', es: 'Ninguna cola es tuya' },
  noneText: {
    en: 'Your role decides nothing that people wait for.',
    es: 'Tu rol no decide nada de lo que la gente espera.',
  },
} satisfies Record<string, Text>

export const activityWords = {
  title: { en: 'Happening now', es: 'En este momento' },
  live: { en: 'Live', es: 'En vivo' },
  paused: { en: 'Reconnecting', es: 'Reconectando' },
  empty: { en: 'Nothing has happened yet', es: 'Aún no ha pasado nada' },
  emptyText: {
    en: 'Bookings, reviews and new people show up here by themselves.',
    es: 'Las citas, reseñas y personas nuevas aparecen aquí solas.',
  },
  system: { en: 'Kempt', es: 'Kempt' },
  commandLine: { en: 'Command line', es: 'Línea de comandos' },
  review: { en: 'gave {shop} {stars} of 5 stars', es: 'le dio a {shop} {stars} de 5 estrellas' },
  submitted: { en: 'sent {shop} for review', es: 'envió {shop} a revisión' },
  joined: { en: 'joined', es: 'se unió' },
  canceledMany: { en: 'canceled {count} bookings', es: 'canceló {count} citas' },
  canceledManyAt: {
    en: 'canceled {count} bookings at {shop}',
    es: 'canceló {count} citas en {shop}',
  },
  andCanceled: { en: '{deed}, {count} bookings canceled', es: '{deed}, {count} citas canceladas' },
  andCanceledOne: { en: '{deed}, 1 booking canceled', es: '{deed}, 1 cita cancelada' },
} satisfies Record<string, Text>

// What someone did to an appointment at a shop.
export const eventSentences: Record<string, Text> = {
  pending: { en: 'asked {shop} for a time', es: 'pidió una hora en {shop}' },
  confirmed: { en: 'booked at {shop}', es: 'reservó en {shop}' },
  completed: { en: 'completed a visit at {shop}', es: 'completó una visita en {shop}' },
  declined: { en: 'declined a request at {shop}', es: 'rechazó una solicitud en {shop}' },
  cancelled: { en: 'canceled at {shop}', es: 'canceló en {shop}' },
  no_show: { en: 'marked a no-show at {shop}', es: 'marcó una ausencia en {shop}' },
  rescheduled: { en: 'moved an appointment at {shop}', es: 'cambió la hora de una cita en {shop}' },
  flagged_not_happened: {
    en: 'says a visit at {shop} didn’t happen',
    es: 'dice que una visita en {shop} no se realizó',
  },
  appealed: { en: 'appealed a no-show at {shop}', es: 'apeló una ausencia en {shop}' },
  problem_reported: {
    en: 'reported a problem at {shop}',
    es: 'reportó un problema en {shop}',
  },
}
