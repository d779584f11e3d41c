// In-app notices to an account's owner, so that a break-in does not go unnoticed.
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'

const wasItYou = {
  en: "Wasn't you? Change your password and sign out your other devices.",
  es: '¿No fuiste tú? Cambia tu contraseña y cierra sesión en tus demás dispositivos.',
}

const titles = {
  passwordChanged: { en: 'Your password was changed', es: 'Tu contraseña cambió' },
  emailChanged: { en: 'Your email was changed', es: 'Tu correo cambió' },
  secondFactorOn: {
    en: 'Two-step sign-in is on',
    es: 'El acceso en dos pasos está activado',
  },
  secondFactorOff: {
    en: 'Two-step sign-in is off',
    es: 'El acceso en dos pasos está desactivado',
  },
  backupCodesRenewed: {
    en: 'Your backup codes were renewed',
    es: 'Tus códigos de respaldo se renovaron',
  },
} satisfies Record<string, Text>

type News = keyof typeof titles
const hasOwnMail: readonly News[] = ['passwordChanged', 'emailChanged']

export function tellOwner(db: Db, userId: string, news: News) {
  return notify(db, {
    userId,
    event: 'account',
    type: 'other',
    title: titles[news],
    message: wasItYou,
    actionUrl: '/settings?section=security',
    isUrgent: true,
    isMailed: !hasOwnMail.includes(news),
  })
}
