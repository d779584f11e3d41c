// Barbers hear of every change of their commission at once, by mail too.
import { fill, type Language, type Text } from '#contract/language.ts'
import type { ChargedSource } from '#contract/money/commission.ts'
import type { Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'
import { dateOf } from '#server/formats.ts'
import type { ToldChange } from '#server/tasks.ts'

const sourceTexts: Record<ChargedSource, Text> = {
  marketplace: { en: 'Clients from Kempt’s search', es: 'Clientes de la búsqueda de Kempt' },
  direct_link: { en: 'Clients from your own link', es: 'Clientes de tu propio enlace' },
  admin: {
    en: 'Bookings that Kempt’s team makes for you',
    es: 'Citas que el equipo de Kempt te hace',
  },
}

const texts = {
  title: { en: 'Your commission changes on {day}', es: 'Tu comisión cambia el {day}' },
  line: {
    en: '{source}: {after}% instead of {before}%, from {day}.',
    es: '{source}: {after}% en lugar de {before}%, desde el {day}.',
  },
  until: {
    en: '{source}: {after}% instead of {before}%, from {day} through {last}.',
    es: '{source}: {after}% en lugar de {before}%, desde el {day} hasta el {last}.',
  },
  keep: {
    en: 'Bookings made before then keep their commission.',
    es: 'Las citas reservadas antes conservan su comisión.',
  },
}

type Telling = { barberId: string; timeZone: string; changes: readonly ToldChange[] }

export async function tellBarber(db: Db, { barberId, timeZone, changes }: Telling) {
  const [first] = changes
  if (!first) return
  const say = (language: Language) => {
    const day = (at: string) => dateOf(at, timeZone, language)
    const lines = changes.map(({ source, before, after, at, until }) =>
      fill(until === null ? texts.line : texts.until, language, {
        source: fill(sourceTexts[source], language),
        before,
        after,
        day: day(at),
        // The last moment on which it holds lies in the day before its end.
        last: until === null ? '' : day(new Date(Date.parse(until) - 1).toISOString()),
      }),
    )
    const title = fill(texts.title, language, { day: day(first.at) })
    return { title, message: [...lines, fill(texts.keep, language)].join(' ') }
  }
  const [en, es] = [say('en'), say('es')]
  await notify(db, {
    userId: barberId,
    event: 'account',
    type: 'other',
    title: { en: en.title, es: es.title },
    message: { en: en.message, es: es.message },
    data: { commissionPercent: first.after },
    actionUrl: '/barber/dashboard?tab=earnings',
    isMailed: true,
  })
}
