// Messages to a person about what an administrator did to their account, in the app and by mail.
import type { plainRoles } from '#contract/accounts/user-admin.ts'
import { roleNames } from '#contract/admin/words/states.ts'
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'

type News = { title: Text; message: Text; actionUrl: `/${string}` }
type Role = (typeof plainRoles)[number]

export function tellRestored(db: Db, userId: string) {
  return tell(db, userId, {
    title: { en: 'Your account is open again', es: 'Tu cuenta está abierta otra vez' },
    message: {
      en: 'You can sign in and use Kempt as before.',
      es: 'Ya puedes entrar y usar Kempt como antes.',
    },
    actionUrl: '/settings',
  })
}

export function tellRoleGiven(db: Db, userId: string, role: Role) {
  const { en, es } = roleNames[role]
  return tell(db, userId, {
    title: { en: `You’re now a ${en.toLowerCase()} on Kempt`, es: `Nuevo rol en Kempt: ${es}` },
    message: {
      en: `Our team gave you the role “${en}”. You’ll find its area in your menu.`,
      es: `Nuestro equipo te dio el rol “${es}”. Encuentras su área en tu menú.`,
    },
    actionUrl: '/settings',
  })
}

export function tellRoleTaken(db: Db, userId: string, role: Role) {
  const { en, es } = roleNames[role]
  return tell(db, userId, {
    title: { en: 'Your account changed', es: 'Tu cuenta cambió' },
    message: {
      en: `Our team removed the role “${en}” from your account. If you have questions, contact support.`,
      es: `Nuestro equipo quitó el rol “${es}” de tu cuenta. Si tienes dudas, escribe a soporte.`,
    },
    actionUrl: '/contact',
  })
}

function tell(db: Db, userId: string, news: News) {
  return notify(db, { userId, event: 'account', type: 'other', isMailed: true, ...news })
}
