// Mails to administrators about their own rights.
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import type { SubRole } from '#contract/permissions.ts'
import type { Letter } from './letter.ts'

type Granted = { name: string; subRole: SubRole }

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

  'admin-invited': ({ subRole }: Granted): Letter => ({
    subject: { en: 'Join the team behind Kempt', es: 'Únete al equipo de Kempt' },
    heading: { en: 'Join the team behind Kempt', es: 'Únete al equipo de Kempt' },
    facts: [[{ en: 'Role', es: 'Rol' }, subRoleNames[subRole]]],
    paragraphs: [
      {
        en: 'An owner of Kempt invited you to help run it. Create an account with this email address, confirm it and sign in; your role is waiting there.',
        es: 'Un propietario de Kempt te invitó a ayudar a administrarlo. Crea una cuenta con este correo, confírmalo y entra; tu rol te espera ahí.',
      },
    ],
    button: {
      label: { en: 'Create my account', es: 'Crear mi cuenta' },
      path: '/auth?mode=signup',
    },
    notes: [
      { en: 'The invitation works for 7 days.', es: 'La invitación funciona durante 7 días.' },
    ],
  }),
}
