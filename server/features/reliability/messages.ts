// Tells the owner, and administrators when a review is due.
import type { BarberId } from '#contract/ids.ts'
import { fill, type Text } from '#contract/language.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import type { Tasks } from '#server/tasks.ts'
import { findOwner, findSteps } from './queries.ts'

type Judgement = Tasks['announce-reliability']

export function sendJudgement(db: Db, { barberId, kind, lateCancellations }: Judgement) {
  return inTransaction(db, async (db) => {
    await tellOwner(db, barberId, { ...texts[kind], lateCancellations })
    if (kind === 'review') await tellAdmins(db, barberId, lateCancellations)
  })
}

type Told = { title: Text; message: Text; lateCancellations: number }

async function tellOwner(db: Db, barberId: BarberId, { title, message, lateCancellations }: Told) {
  const owner = await findOwner(db, barberId)
  if (!owner) return
  const { email, name, shopName: shop } = owner
  const { shopCancelsToReview: most } = await findSteps(db)
  const params = { shop, count: lateCancellations, most }
  const path = '/barber/dashboard?tab=overview'
  const language = owner.language
  await notify(db, {
    userId: barberId,
    event: 'account',
    type: 'other',
    title,
    message,
    params,
    actionUrl: path,
  })
  await queueMail(db, {
    kind: 'notice',
    to: email,
    userId: barberId,
    language,
    data: { name, title, message: fill(message, language, params), params, path },
  })
}

async function tellAdmins(db: Db, barberId: BarberId, count: number) {
  const owner = await findOwner(db, barberId)
  await notifyAdmins(db, 'barbers.review', {
    event: 'account',
    type: 'other',
    title: { en: 'A shop cancels too often', es: 'Una barbería cancela demasiado' },
    message: {
      en: '{shop} canceled {count} appointments within 24 hours of the start in 30 days.',
      es: '{shop} canceló {count} citas a menos de 24 horas del inicio en 30 días.',
    },
    params: { shop: owner?.shopName ?? '', count },
    actionUrl: '/admin/marketplace',
  })
}

const texts = {
  warning: {
    title: { en: 'Late cancellations', es: 'Cancelaciones de última hora' },
    message: {
      en: '{shop} canceled {count} appointments within 24 hours of the start in the last 30 days. At {most}, our team takes a look, and it already lowers your ranking.',
      es: '{shop} canceló {count} citas a menos de 24 horas del inicio en los últimos 30 días. Con {most} lo revisa nuestro equipo, y ya baja tu lugar en la búsqueda.',
    },
  },
  review: {
    title: { en: 'We’re reviewing your cancellations', es: 'Estamos revisando tus cancelaciones' },
    message: {
      en: '{shop} canceled {count} appointments within 24 hours of the start in the last 30 days. Our team is taking a look and may get in touch.',
      es: '{shop} canceló {count} citas a menos de 24 horas del inicio en los últimos 30 días. Nuestro equipo lo está revisando y quizá te contacte.',
    },
  },
} satisfies Record<string, { title: Text; message: Text }>
