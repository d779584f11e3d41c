// Mails to administrators about their own rights.
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import type { SubRole } from '#contract/permissions.ts'
import { tokenPaths, withToken, type Letter } from './letter.ts'

type Granted = { name: string; subRole: SubRole }
type Invited = { subRole: SubRole; token: string }

export const adminMails = {
  'admin-granted': ({ name, subRole }: Granted): Letter => ({
    subject: { en: 'You have a new role at Kempt', es: 'Tienes un nuevo rol en Kempt' },
    heading: { en: 'You have a new role', es: 'Tienes un nuevo rol' },
    name,
    facts: [[{ en: 'Role', es: 'Rol' }, subRoleNames[subRole]]],
    paragraphs: [
      {
        en: 'An owner of Kempt gave you a role in the administration. You need an authenticator app to use it; we help you set it up when you sign in.',
        es: 'Un propietario de Kempt te dio un rol en la administración. Para usarlo necesitas una app de autenticación; te ayudamos a configurarla al entrar.',
      },
    ],
    button: {
      label: { en: 'Open the administration', es: 'Abrir la administración' },
      path: '/admin/dashboard',
    },
    notes: [
      {
        en: "If you didn't expect this, please write to us.",
        es: 'Si no lo esperabas, escríbenos.',
      },
    ],
  }),

  'admin-invited': ({ subRole, token }: Invited): Letter => ({
    subject: { en: 'Join the team behind Kempt', es: 'Únete al equipo de Kempt' },
    heading: { en: 'Join the team behind Kempt', es: 'Únete al equipo de Kempt' },
    facts: [[{ en: 'Role', es: 'Rol' }, subRoleNames[subRole]]],
    paragraphs: [
      {
        en: 'An owner of Kempt invited you to help run it. Open the link to create your account or sign in. After that you set up an authenticator app.',
        es: 'Un propietario de Kempt te invitó a ayudar a administrarlo. Abre el enlace para crear tu cuenta o iniciar sesión. Después configuras una app de autenticación.',
      },
    ],
    button: {
      label: { en: 'See the invitation', es: 'Ver la invitación' },
      path: withToken(tokenPaths.joinAdmins, token),
    },
    notes: [
      {
        en: "The link works for 7 days and for you only. Other emails from Kempt about an account that you didn't create aren't part of it.",
        es: 'El enlace funciona durante 7 días y solo para ti. Otros correos de Kempt sobre una cuenta que no creaste no son parte de esto.',
      },
    ],
  }),
}
