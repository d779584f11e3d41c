// Messages between the owner and team members.
import type { Params, Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'

type Words = { title: Text; message: Text }

const toOwner = {
  joined: {
    title: { en: '{name} joined your team', es: '{name} se unió a tu equipo' },
    message: {
      en: "They're setting up their profile. Check their license, then turn on online booking for them.",
      es: 'Está preparando su perfil. Revisa su licencia y después activa sus reservas en línea.',
    },
  },
  declined: {
    title: { en: 'Invitation declined', es: 'Invitación rechazada' },
    message: {
      en: '{name} declined your invitation.',
      es: '{name} rechazó tu invitación.',
    },
  },
  asked_again: {
    title: { en: 'New invitation requested', es: 'Piden una nueva invitación' },
    message: {
      en: "{name}'s invitation has expired, and they'd like a new one.",
      es: 'La invitación para {name} venció y le gustaría recibir otra.',
    },
  },
  license: {
    title: { en: 'A license to check', es: 'Una licencia por revisar' },
    message: {
      en: "{name} sent their license. Clients can book them once you've checked it.",
      es: '{name} envió su licencia. Podrán reservarle cuando la hayas revisado.',
    },
  },
  license_ending: {
    title: { en: "{name}'s license expires soon", es: 'La licencia de {name} vence pronto' },
    message: {
      en: "It expires on {date}. After that, clients can't book them until it's renewed.",
      es: 'Vence el {date}. Desde entonces no podrán reservarle hasta que la renueve.',
    },
  },
  license_ended: {
    title: { en: "{name}'s license has expired", es: 'La licencia de {name} venció' },
    message: {
      en: "Clients can't book them until you've checked a new one. Existing appointments stay.",
      es: 'No le pueden reservar hasta que revises una nueva. Las citas se mantienen.',
    },
  },
  left: {
    title: { en: '{name} left your team', es: '{name} dejó tu equipo' },
    message: {
      en: 'Their past visits and reviews stay with your shop.',
      es: 'Sus visitas y reseñas se quedan con tu barbería.',
    },
  },
} satisfies Record<string, Words>

const toMember = {
  license_checked: {
    title: { en: 'Your license is checked', es: 'Tu licencia está revisada' },
    message: {
      en: 'The shop checked your license.',
      es: 'La barbería revisó tu licencia.',
    },
  },
  license_refused: {
    title: { en: 'Please check your license again', es: 'Revisa tu licencia otra vez' },
    message: {
      en: "The shop couldn't confirm your license. Please check the number and the photo.",
      es: 'La barbería no pudo confirmar tu licencia. Revisa el número y la foto.',
    },
  },
  license_ending: {
    title: { en: 'Your license expires soon', es: 'Tu licencia vence pronto' },
    message: {
      en: 'It expires on {date}. Renew it and send the new one so clients can still book you.',
      es: 'Vence el {date}. Renuévala y envía la nueva para que te puedan seguir reservando.',
    },
  },
  license_ended: {
    title: { en: 'Your license has expired', es: 'Tu licencia venció' },
    message: {
      en: "Clients can't book you until the shop has checked a new one. Existing appointments stay.",
      es: 'No te pueden reservar hasta que la barbería revise una nueva. Tus citas se mantienen.',
    },
  },
  changed: {
    title: { en: 'Your role on the team changed', es: 'Cambió tu lugar en el equipo' },
    message: {
      en: 'The owner changed your title, permissions, pay or services. Take a look.',
      es: 'El dueño cambió tu puesto, permisos, pago o servicios. Échale un vistazo.',
    },
  },
  finishing: {
    title: { en: 'Your last appointments at {shop}', es: 'Tus últimas citas en {shop}' },
    message: {
      en: "You won't get new bookings. You'll leave the team after your last appointment.",
      es: 'Ya no recibes citas nuevas. Sales del equipo después de tu última cita.',
    },
  },
  kept: {
    title: { en: "You're staying on the team", es: 'Sigues en el equipo' },
    message: {
      en: 'The owner of {shop} changed their mind.',
      es: 'El dueño de {shop} cambió de opinión.',
    },
  },
  ended: {
    title: { en: "You don't work at {shop} anymore", es: 'Ya no trabajas en {shop}' },
    message: {
      en: "You're no longer on the team. Your account is still yours.",
      es: 'Ya no estás en el equipo. Tu cuenta sigue siendo tuya.',
    },
  },
  paid: {
    title: { en: 'Marked as paid: {amount}', es: 'Marcado como pagado: {amount}' },
    message: {
      en: '{shop} marked your earnings from {from} to {to} as paid.',
      es: '{shop} marcó como pagado lo que ganaste del {from} al {to}.',
    },
  },
} satisfies Record<string, Words>

export type ToOwner = keyof typeof toOwner
export type ToMember = keyof typeof toMember

export function tellOwner(db: Db, userId: string, what: ToOwner, params: Params) {
  return tell(db, userId, { words: toOwner[what], params, path: '/barber/dashboard?tab=team' })
}

export function tellMember(db: Db, userId: string, what: ToMember, params: Params = {}) {
  const isOver = what === 'ended'
  const path = isOver ? '/' : what === 'paid' ? earningsPath : profilePath
  return tell(db, userId, { words: toMember[what], params, path })
}

const earningsPath = '/employee/dashboard?tab=earnings'
const profilePath = '/employee/dashboard?tab=profile'

type Told = { words: Words; params: Params; path: `/${string}` }

async function tell(db: Db, userId: string, { words, params, path }: Told) {
  const { title, message } = words
  const about = { event: 'team', type: 'other', isMailed: true } as const
  await notify(db, { userId, ...about, title, message, params, actionUrl: path })
}
