// Mails between an owner and team members.
import { withoutWebAddresses } from '#contract/web-address.ts'
import { tokenPaths, withToken, type Letter } from './letter.ts'

type Invitation = { shop: string; inviter: string; title: string; token: string }

export const teamMails = {
  'team-invitation': ({ shop, inviter, title, token }: Invitation): Letter => ({
    subject: { en: '{inviter} invited you to {shop}', es: '{inviter} te invitó a {shop}' },
    heading: { en: 'Join the team at {shop}', es: 'Únete al equipo de {shop}' },
    params: { inviter, shop },
    paragraphs: [
      {
        en: '{inviter} would like you to work at {shop} with Kempt: your own calendar, your own clients, and what you earn visit by visit.',
        es: '{inviter} quiere que trabajes en {shop} con Kempt: tu propio calendario, tus clientes y tus ingresos visita por visita.',
      },
    ],
    ...(title !== '' && {
      facts: [[{ en: 'As', es: 'Como' }, withoutWebAddresses(title)]],
    }),
    button: {
      label: { en: 'See the invitation', es: 'Ver la invitación' },
      path: withToken(tokenPaths.joinTeam, token),
    },
    notes: [
      {
        en: "The link is only for you and works for 7 days. If you don't know {inviter}, you can ignore this email.",
        es: 'El enlace es solo para ti y sirve 7 días. Si no conoces a {inviter}, puedes ignorar este correo.',
      },
    ],
  }),
}
