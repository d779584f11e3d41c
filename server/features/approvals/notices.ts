// Messages to the barber about a decision: live on open pages, in the app, and by mail.
import type { BarberId } from '#contract/ids.ts'
import type { Language, Text } from '#contract/language.ts'
import type { SetupStep } from '#contract/business/setup.ts'
import type { Db } from '#server/database/db.ts'
import { tellStaff } from '#server/features/businesses/service.ts'
import { queueMail, textsOfVerdict } from '#server/features/mail/service.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'

type Listing = {
  barberId: BarberId
  shopName: string
  name: string
  email: string
  language: Language
}

const stepNames: Record<SetupStep | 'all', Text> = {
  all: { en: 'Why', es: 'Por qué' },
  about: { en: 'About you', es: 'Sobre ti' },
  business: { en: 'Business', es: 'Negocio' },
  license: { en: 'License', es: 'Licencia' },
  services: { en: 'Services', es: 'Servicios' },
  hours: { en: 'Hours', es: 'Horario' },
  photos: { en: 'Photos', es: 'Fotos' },
  policy: { en: 'Policy', es: 'Política' },
}

export async function tellBarber(
  db: Db,
  listing: Listing,
  verdict: Parameters<typeof textsOfVerdict>[0],
  said: [SetupStep | 'all', string][] = [],
) {
  const { barberId: userId, shopName: shop, name, email } = listing
  const { title, text, button } = textsOfVerdict(verdict)
  await publish(db, 'barber', { barberId: userId })
  await tellStaff(db, userId, 'setup')
  await publish(db, userTopic(userId), { type: 'user-updated' })
  await notify(db, {
    userId,
    event: 'account',
    type: 'other',
    title,
    message: text,
    params: { shop },
    actionUrl: button.path,
    data: { verdict },
  })
  await queueMail(db, {
    to: email,
    kind: 'listing-decided',
    language: listing.language,
    userId,
    data: {
      name,
      shop,
      verdict,
      reasons: said.map(([step, reason]): [Text, string] => [stepNames[step], reason]),
    },
  })
}

type Expiring = Listing & { expiresOn: string; daysBefore: 30 | 7 | 1 | 0 }

export async function remindOfLicense(db: Db, expiring: Expiring) {
  const { barberId: userId, shopName: shop, name, email, daysBefore, expiresOn } = expiring
  const language = expiring.language
  const day = dayWords(expiresOn, language)
  const mail = { to: email, language, userId }
  const isOver = daysBefore === 0
  await notify(db, {
    userId,
    event: 'account',
    type: 'other',
    title: isOver ? words.overTitle : words.soonTitle,
    message: isOver ? words.over : words.soon,
    params: { shop, day },
    actionUrl: '/barber/dashboard?tab=shop',
  })
  if (!isOver) {
    const data = { name, shop, day }
    return queueMail(db, { ...mail, kind: 'license-expiring', data })
  }
  await publish(db, 'barber', { barberId: userId })
  await notifyAdmins(db, 'barbers.review', {
    event: 'account',
    type: 'other',
    title: words.adminTitle,
    message: words.admin,
    params: { shop, day: expiresOn },
    actionUrl: '/admin/dashboard?tab=barbers',
  })
  return queueMail(db, { ...mail, kind: 'license-expired', data: { name, shop, day } })
}

type License = { expiresOn: string; isOver: boolean }

// In the app and by mail, also to those who ignored the reminders.
export function tellToRenew(db: Db, listing: Listing, { expiresOn, isOver }: License) {
  return notify(db, {
    userId: listing.barberId,
    event: 'account',
    type: 'other',
    title: words.askTitle,
    message: isOver ? words.askOver : words.askSoon,
    params: { shop: listing.shopName, day: dayWords(expiresOn, listing.language) },
    actionUrl: '/barber/dashboard?tab=shop',
    isMailed: true,
  })
}

const words = {
  soonTitle: { en: 'Renew your license', es: 'Renueva tu licencia' },
  soon: {
    en: "It's valid until {day}. Send us the new one so clients can keep finding {shop}.",
    es: 'Vale hasta el {day}. Envíanos la nueva para que tus clientes sigan encontrando {shop}.',
  },
  overTitle: { en: 'Your license has expired', es: 'Tu licencia venció' },
  over: {
    en: "New clients can't book {shop} until we've seen the new one. Your appointments stay.",
    es: 'Los clientes nuevos no pueden reservar en {shop} hasta que veamos la nueva. Tus citas siguen.',
  },
  askTitle: { en: 'Please send us your new license', es: 'Envíanos tu licencia nueva' },
  askOver: {
    en: "Your license expired on {day}, so new clients can't book {shop}. Add the new one in your shop settings, and we'll check it.",
    es: 'Tu licencia venció el {day}, así que los clientes nuevos no pueden reservar en {shop}. Agrega la nueva en los datos de tu negocio y la revisamos.',
  },
  askSoon: {
    en: 'Your license is valid until {day}. Add the new one in your shop settings, so clients can keep booking {shop}.',
    es: 'Tu licencia vale hasta el {day}. Agrega la nueva en los datos de tu negocio para que sigan reservando en {shop}.',
  },
  adminTitle: { en: 'A license has expired', es: 'Venció una licencia' },
  admin: {
    en: "{shop} hasn't been listed since {day}. Its appointments stay.",
    es: '{shop} está fuera de la lista desde el {day}. Sus citas siguen.',
  },
}

function dayWords(day: string, language: Language) {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, format).format(new Date(`${day}T12:00:00Z`))
}
