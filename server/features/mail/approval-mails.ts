// Mails about a listing: decisions, and licenses that expire.
import type { Text } from '#contract/language.ts'
import type { Letter, Link } from './letter.ts'

export type Verdict =
  | 'approved'
  | 'changes-requested'
  | 'rejected'
  | 'reopened'
  | 'suspended'
  | 'suspended-and-canceled'
  | 'restored'
  | 'change-approved'
  | 'change-declined'

type Told = { name: string; shop: string }

export const approvalMails = {
  // `reasons` are the administrator's own words: one per step, or one for all.
  'listing-decided': (data: Told & { verdict: Verdict; reasons: [Text, string][] }): Letter => {
    const { title, text, button } = verdicts[data.verdict]
    return {
      subject: title,
      heading: title,
      name: data.name,
      params: { shop: data.shop },
      paragraphs: [text],
      facts: data.reasons,
      button,
    }
  },

  'license-expiring': (data: Told & { day: string }): Letter => ({
    subject: { en: 'Your license expires on {day}', es: 'Tu licencia vence el {day}' },
    heading: { en: 'Time to renew your license', es: 'Es hora de renovar tu licencia' },
    name: data.name,
    params: { shop: data.shop, day: data.day },
    paragraphs: [
      {
        en: 'The license for {shop} is valid until {day}. Renew it and send us the new one so clients can keep finding you.',
        es: 'La licencia de {shop} vale hasta el {day}. Renuévala y envíanos la nueva para que tus clientes te sigan encontrando.',
      },
    ],
    button: toShop,
  }),

  'license-expired': (data: Told & { day: string }): Letter => ({
    subject: { en: 'Your license has expired', es: 'Tu licencia venció' },
    heading: { en: 'Your page is on pause', es: 'Tu página está en pausa' },
    name: data.name,
    params: { shop: data.shop, day: data.day },
    paragraphs: [
      {
        en: "The license for {shop} was valid until {day}, so new clients can't find or book you now. Your existing appointments stay as they are.",
        es: 'La licencia de {shop} valía hasta el {day}, así que los clientes nuevos ya no te encuentran ni reservan. Las citas que ya tienes no cambian.',
      },
      {
        en: "Send us the new license, and your page is back as soon as we've reviewed it.",
        es: 'Envíanos la licencia nueva y tu página vuelve en cuanto la revisemos.',
      },
    ],
    button: toShop,
  }),
}

const toShop: Link = {
  label: { en: 'Open my shop', es: 'Abrir mi barbería' },
  path: '/barber/dashboard?tab=shop',
}
const toSetup: Link = {
  label: { en: 'Open my setup', es: 'Abrir mi registro' },
  path: '/barber/setup',
}
const toSupport: Link = {
  label: { en: 'Contact support', es: 'Contactar a soporte' },
  path: '/contact-support',
}

// The in-app notice uses the same text.
export const verdicts: Record<Verdict, { title: Text; text: Text; button: Link }> = {
  approved: {
    title: { en: "You're approved", es: 'Estás aprobado' },
    text: {
      en: '{shop} is live. Clients can find and book you now.',
      es: '{shop} ya está en línea. Los clientes ya pueden encontrarte y reservar.',
    },
    button: {
      label: { en: 'Open my dashboard', es: 'Abrir mi panel' },
      path: '/barber/dashboard',
    },
  },
  'changes-requested': {
    title: { en: 'A few things to change', es: 'Hay algunas cosas por cambiar' },
    text: {
      en: "We reviewed {shop}. Please change what's marked and send it again.",
      es: 'Revisamos {shop}. Cambia lo que está marcado y envíalo otra vez.',
    },
    button: toSetup,
  },
  rejected: {
    title: { en: "We can't list your shop", es: 'No podemos publicar tu barbería' },
    text: {
      en: "We reviewed {shop} and can't list it. If you think this is a mistake, please contact us.",
      es: 'Revisamos {shop} y no podemos publicarla. Si crees que es un error, escríbenos.',
    },
    button: toSupport,
  },
  reopened: {
    title: { en: "We're taking another look", es: 'Lo estamos revisando otra vez' },
    text: {
      en: '{shop} is back in review. You have nothing to do: we’ll write within 24 hours.',
      es: '{shop} está otra vez en revisión. No tienes que hacer nada: te escribimos en 24 horas.',
    },
    button: toSetup,
  },
  suspended: {
    title: { en: 'Your listing is suspended', es: 'Tu página está suspendida' },
    text: {
      en: "Clients can't find or book {shop} for now. Your existing appointments stay as they are.",
      es: 'Por ahora los clientes no pueden encontrar {shop} ni reservar. Las citas que ya tienes no cambian.',
    },
    button: toSupport,
  },
  'suspended-and-canceled': {
    title: { en: 'Your listing is suspended', es: 'Tu página está suspendida' },
    text: {
      en: "Clients can't find or book {shop} for now. Your upcoming appointments are canceled, and we're telling your clients.",
      es: 'Por ahora los clientes no pueden encontrar {shop} ni reservar. Tus próximas citas quedan canceladas y se lo avisamos a tus clientes.',
    },
    button: toSupport,
  },
  restored: {
    title: { en: 'Your listing is back', es: 'Tu página está de vuelta' },
    text: {
      en: 'Clients can find and book {shop} again.',
      es: 'Los clientes ya pueden encontrar {shop} y reservar otra vez.',
    },
    button: toShop,
  },
  'change-approved': {
    title: { en: 'Your change is live', es: 'Tu cambio ya está en línea' },
    text: {
      en: 'We reviewed your changes. {shop} now shows them.',
      es: 'Revisamos tus cambios. {shop} ya los muestra.',
    },
    button: toShop,
  },
  'change-declined': {
    title: { en: "Your change wasn't approved", es: 'Tu cambio no fue aprobado' },
    text: {
      en: '{shop} stays as it was. You can change it again.',
      es: '{shop} sigue como estaba. Puedes cambiarlo otra vez.',
    },
    button: toShop,
  },
}
