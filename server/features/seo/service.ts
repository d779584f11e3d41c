// The text on the preview image of a shared link.
import { createHash } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { ProfileId } from '#contract/ids.ts'
import { fill, type Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { readFooter } from '#server/features/content/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import type { Poster } from './picture.ts'
import { findSharedBarber } from './queries.ts'

const texts = {
  headline: { en: 'Find your perfect barber in {city}', es: 'Encuentra a tu barbero en {city}' },
  promise: {
    en: 'Verified barbers, real openings, no credit card required.',
    es: 'Barberos verificados, horarios reales, sin tarjeta de crédito.',
  },
  reviews: { en: '{count} reviews', es: '{count} reseñas' },
  oneReview: { en: '1 review', es: '1 reseña' },
  isNew: { en: 'New', es: 'Nuevo' },
  here: { en: 'on {name}', es: 'en {name}' },
  from: { en: 'Prices from', es: 'Precios desde' },
}

export async function posterOfSite(db: Db, language: Language): Promise<Poster> {
  const { cityDefault: city } = await readSettings(db)
  return {
    brand: await brandOf(db, language),
    title: fill(texts.headline, language, { city }),
    subtitle: texts.promise[language],
    figures: [],
    image: '/pictures/hero-shop-768.webp',
  }
}

export async function posterOfBarber(db: Db, id: ProfileId, language: Language): Promise<Poster> {
  const barber = (await findSharedBarber(db, id)) ?? fail('NOT_FOUND')
  const brand = await brandOf(db, language)
  const { shopName, neighborhood, city, averageRating, totalReviews, priceFromCents } = barber
  const reviews = totalReviews === 1 ? texts.oneReview : texts.reviews
  const rating =
    totalReviews > 0
      ? {
          value: averageRating.toFixed(1),
          label: fill(reviews, language, { count: totalReviews }),
        }
      : { value: texts.isNew[language], label: fill(texts.here, language, { name: brand }) }
  const price =
    priceFromCents === null ? [] : [{ value: dollars(priceFromCents), label: texts.from[language] }]
  return {
    brand,
    title: shopName,
    subtitle: [neighborhood, city].filter(Boolean).join(', '),
    figures: [rating, ...price],
    image: barber.image,
  }
}

// An ETag over text and picture.
export function tagOf(poster: Poster) {
  return createHash('sha256').update(JSON.stringify(poster)).digest('base64url').slice(0, 27)
}

async function brandOf(db: Db, language: Language) {
  return (await readFooter(db, language)).companyInfo.name
}

function dollars(cents: number) {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
}
