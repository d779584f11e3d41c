// The profile as search engines read it: https://schema.org/HairSalon
import type { BarberProfile, OpeningHours } from '#contract/marketplace/barbers.ts'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function structuredDataOf(barber: BarberProfile, origin: string) {
  const { shopName, bio, averageRating, totalReviews, latitude, longitude } = barber
  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    name: shopName,
    url: `${origin}/barber/${barber.id}`,
    ...(bio && { description: bio }),
    ...(barber.image && { image: origin + barber.image }),
    address: addressOf(barber),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(totalReviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating,
        reviewCount: totalReviews,
      },
    }),
    openingHoursSpecification: barber.hours.weekly.map(openingOf),
    makesOffer: barber.services.map(offerOf),
  }
}

function addressOf({ address, city, state, zip }: BarberProfile) {
  const [streetAddress, addressLocality = city] = address.split(',').map((part) => part.trim())
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  }
}

// A closing time before the opening time is one of the next day.
function openingOf({ weekday, opensMinutes, closesMinutes }: OpeningHours['weekly'][number]) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${dayNames[weekday]}`,
    opens: clockOf(opensMinutes),
    closes: clockOf(closesMinutes),
  }
}

function clockOf(minutes: number) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

function offerOf({ name, description, priceCents }: BarberProfile['services'][number]) {
  return {
    '@type': 'Offer',
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
    itemOffered: { '@type': 'Service', name, ...(description && { description }) },
  }
}
