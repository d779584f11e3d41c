// What people are told about a dispute.
import type { Text } from '#contract/language.ts'

export type Told =
  | 'opened'
  | 'offered'
  | 'conceded'
  | 'contested'
  | 'accepted'
  | 'escalated'
  | 'unanswered'
  | 'lapsed'
  | 'withdrawn'
  | 'said'
  | 'decided'
  | 'appealed'
  | 'settled'
  | 'final'
  | 'conduct'
  | 'chargeback'
  | 'submitted'
  | 'won'
  | 'lost'
  | 'warned'
  | 'waiting'
  | 'overdue'

type Words = Partial<Record<Told, { title: Text; message: Text }>>

const decided = {
  title: { en: 'Your dispute was decided', es: 'Ya se decidió tu reclamo' },
  message: {
    en: '{number} at {shop}: {reason} If you disagree, you can appeal once within 7 days.',
    es: '{number} en {shop}: {reason} Si no estás de acuerdo, puedes apelar una vez en 7 días.',
  },
}
const settled = {
  title: { en: 'The appeal was decided', es: 'Ya se decidió la apelación' },
  message: {
    en: '{number} at {shop}: {reason} This decision is final.',
    es: '{number} en {shop}: {reason} Esta decisión es definitiva.',
  },
}

const client = {
  opened: {
    title: { en: 'We got your dispute', es: 'Recibimos tu reclamo' },
    message: {
      en: '{shop} has 72 hours to answer about {number}. We let you know as soon as they do.',
      es: '{shop} tiene 72 horas para contestar sobre {number}. Te avisamos en cuanto lo haga.',
    },
  },
  conduct: {
    title: { en: 'We got your report', es: 'Recibimos tu reporte' },
    message: {
      en: 'Our team looks at {number} first. {shop} doesn’t learn who reported it until we have reviewed it.',
      es: 'Nuestro equipo revisa primero la cita {number}. {shop} no sabrá quién la reportó hasta que la revisemos.',
    },
  },
  offered: {
    title: { en: '{shop} offers you {amount}', es: '{shop} te ofrece {amount}' },
    message: {
      en: 'Accept it or ask us to decide within 7 days. After that, the dispute about {number} closes.',
      es: 'Acéptalo o pídenos decidir en 7 días. Después se cierra el reclamo de {number}.',
    },
  },
  conceded: {
    title: { en: '{shop} gives you {amount} back', es: '{shop} te devuelve {amount}' },
    message: {
      en: 'They agree with your dispute about {number}.',
      es: 'Están de acuerdo con tu reclamo de {number}.',
    },
  },
  contested: {
    title: { en: '{shop} sees it differently', es: '{shop} lo ve distinto' },
    message: {
      en: 'Read their answer about {number}. You can ask us to decide within 7 days.',
      es: 'Lee su respuesta sobre {number}. Puedes pedirnos decidir en 7 días.',
    },
  },
  unanswered: {
    title: { en: '{shop} didn’t answer', es: '{shop} no contestó' },
    message: {
      en: 'Our team decides about {number} now, within 5 business days.',
      es: 'Ahora nuestro equipo decide sobre {number}, en 5 días hábiles.',
    },
  },
  lapsed: {
    title: { en: 'Your dispute is closed', es: 'Tu reclamo se cerró' },
    message: {
      en: 'We didn’t hear from you about {number} within 7 days.',
      es: 'No supimos de ti sobre {number} en 7 días.',
    },
  },
  said: {
    title: { en: '{shop} wrote to you', es: '{shop} te escribió' },
    message: {
      en: 'There is something new in your dispute about {number}.',
      es: 'Hay algo nuevo en tu reclamo de {number}.',
    },
  },
  decided,
  settled,
  appealed: {
    title: { en: '{shop} appealed', es: '{shop} apeló' },
    message: {
      en: 'Someone else on our team looks at {number} again, within 5 business days.',
      es: 'Otra persona de nuestro equipo vuelve a revisar {number}, en 5 días hábiles.',
    },
  },
} satisfies Words

const barber = {
  opened: {
    title: { en: '{client} disputes {number}', es: '{client} reclama por {number}' },
    message: {
      en: 'They ask for {amount}. Answer within 72 hours: offer a refund, accept or contest it. Without an answer, our team decides.',
      es: 'Pide {amount}. Contesta en 72 horas: ofrece un reembolso, acepta o impugna. Sin respuesta, decide nuestro equipo.',
    },
  },
  conduct: {
    title: { en: 'A client reported a concern', es: 'Un cliente reportó una inquietud' },
    message: {
      en: 'Our team reviews a report about conduct at {shop}. You don’t need to do anything now; we tell you what comes of it.',
      es: 'Nuestro equipo revisa un reporte sobre el trato en {shop}. No tienes que hacer nada por ahora; te diremos qué resulta.',
    },
  },
  accepted: {
    title: { en: '{client} accepted your offer', es: '{client} aceptó tu oferta' },
    message: {
      en: 'The dispute about {number} is settled for {amount}.',
      es: 'El reclamo de {number} quedó resuelto con {amount}.',
    },
  },
  escalated: {
    title: { en: 'Our team decides about {number}', es: 'Nuestro equipo decide sobre {number}' },
    message: {
      en: '{client} asked us to decide. We do within 5 business days; until then you can still add evidence.',
      es: '{client} nos pidió decidir. Lo haremos en 5 días hábiles; mientras, puedes agregar pruebas.',
    },
  },
  unanswered: {
    title: { en: 'The time to answer is over', es: 'Se acabó el tiempo para contestar' },
    message: {
      en: 'Our team decides about {number} as uncontested. You can still add evidence until then.',
      es: 'Nuestro equipo decide sobre {number} sin tu respuesta. Mientras, aún puedes agregar pruebas.',
    },
  },
  lapsed: {
    title: { en: 'A dispute is closed', es: 'Se cerró un reclamo' },
    message: {
      en: 'The dispute about {number} is over, and nothing is held for it anymore.',
      es: 'El reclamo de {number} terminó y ya no se retiene nada por él.',
    },
  },
  withdrawn: {
    title: { en: 'A dispute was withdrawn', es: 'Retiraron un reclamo' },
    message: {
      en: '{client} took back the dispute about {number}.',
      es: '{client} retiró el reclamo de {number}.',
    },
  },
  said: {
    title: { en: '{client} wrote to you', es: '{client} te escribió' },
    message: {
      en: 'There is something new in the dispute about {number}.',
      es: 'Hay algo nuevo en el reclamo de {number}.',
    },
  },
  decided: {
    ...decided,
    title: {
      en: 'The dispute about {number} was decided',
      es: 'Ya se decidió el reclamo de {number}',
    },
  },
  settled,
  final: {
    title: {
      en: 'The dispute about {number} was decided',
      es: 'Ya se decidió el reclamo de {number}',
    },
    message: { en: '{reason}', es: '{reason}' },
  },
  appealed: {
    title: { en: '{client} appealed', es: '{client} apeló' },
    message: {
      en: 'Someone else on our team looks at {number} again, within 5 business days.',
      es: 'Otra persona de nuestro equipo vuelve a revisar {number}, en 5 días hábiles.',
    },
  },
  chargeback: {
    title: { en: 'A bank took back {amount}', es: 'Un banco retiró {amount}' },
    message: {
      en: 'The cardholder disputes the payment for {number}. We already gathered what we know; add photos and words within 72 hours, and we send it all to the bank.',
      es: 'El titular de la tarjeta disputa el pago de {number}. Ya juntamos lo que sabemos; agrega fotos y tu versión en 72 horas y se lo mandamos todo al banco.',
    },
  },
  submitted: {
    title: { en: 'Evidence sent to the bank', es: 'Pruebas enviadas al banco' },
    message: {
      en: 'Banks take up to 75 days to answer about {number}. The amount stays on hold until then.',
      es: 'Los bancos tardan hasta 75 días en contestar sobre {number}. El monto queda retenido hasta entonces.',
    },
  },
  won: {
    title: { en: 'The bank decided for you', es: 'El banco decidió a tu favor' },
    message: {
      en: '{amount} for {number} is back, and nothing is held for it anymore.',
      es: 'Volvieron los {amount} de {number} y ya no se retiene nada por ellos.',
    },
  },
  lost: {
    title: {
      en: 'The bank decided for its customer',
      es: 'El banco decidió a favor de su cliente',
    },
    message: {
      en: '{amount} for {number} is lost. Our team looks at who pays for it; nothing is taken from you before that.',
      es: 'Se perdieron {amount} de {number}. Nuestro equipo revisa quién los paga; antes de eso no se te cobra nada.',
    },
  },
  warned: {
    title: { en: 'A warning from Kempt', es: 'Una advertencia de Kempt' },
    message: {
      en: 'About {number}: {reason} Repeated warnings can close your listing.',
      es: 'Sobre {number}: {reason} Varias advertencias pueden cerrar tu perfil.',
    },
  },
} satisfies Words

const admin = {
  escalated: {
    title: { en: 'A dispute waits for a decision', es: 'Un reclamo espera una decisión' },
    message: { en: '{number} at {shop}.', es: '{number} en {shop}.' },
  },
  conduct: {
    title: { en: 'A report about conduct', es: 'Un reporte sobre el trato' },
    message: {
      en: '{number} at {shop}. The barber doesn’t know who reported it.',
      es: '{number} en {shop}. El barbero no sabe quién lo reportó.',
    },
  },
  unanswered: {
    title: { en: 'A barber did not answer a dispute', es: 'Un barbero no contestó un reclamo' },
    message: {
      en: '{number} at {shop} is uncontested.',
      es: '{number} en {shop} quedó sin respuesta.',
    },
  },
  appealed: {
    title: { en: 'A decision was appealed', es: 'Apelaron una decisión' },
    message: {
      en: '{number} at {shop}. Someone else than the first time decides.',
      es: '{number} en {shop}. Decide otra persona que la primera vez.',
    },
  },
  lost: {
    title: { en: 'A chargeback was lost', es: 'Se perdió un contracargo' },
    message: {
      en: 'Decide who pays for {number} at {shop}.',
      es: 'Decide quién paga {number} en {shop}.',
    },
  },
  waiting: {
    title: { en: 'A decision waits for you', es: 'Una decisión te espera' },
    message: {
      en: 'The dispute about {number} at {shop} needs a second person.',
      es: 'El reclamo de {number} en {shop} necesita a una segunda persona.',
    },
  },
  overdue: {
    title: { en: 'A dispute is overdue', es: 'Un reclamo está atrasado' },
    message: {
      en: '{number} at {shop} waits longer than 5 business days.',
      es: '{number} en {shop} lleva más de 5 días hábiles.',
    },
  },
} satisfies Words

export const texts: Record<'client' | 'barber' | 'admin', Words> = { client, barber, admin }
