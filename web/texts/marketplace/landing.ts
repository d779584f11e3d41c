import type { Text } from '#contract/language.ts'

// Texts of the landing page beside its managed content (contract/marketplace/content-defaults.ts).
export const landing = {
  title: { en: 'Find Your Perfect Barber', es: 'Encuentra a tu barbero ideal' },
  description: {
    en: 'See verified barbers in {city} with real prices, reviews and openings, and book in three taps. No credit card required.',
    es: 'Barberos verificados en {city} con precios, reseñas y horarios reales. Reserva en tres toques, sin tarjeta de crédito.',
  },

  badge: { en: 'Top-Rated Barber Platform', es: 'La plataforma de barberos mejor calificada' },
  headline: {
    en: 'Find Your Perfect Barber in {city}',
    es: 'Encuentra a tu barbero ideal en {city}',
  },
  lead: {
    en: "See real chairs, real prices and real openings. Pick a time and you're booked. No calls, no waiting around.",
    es: 'Sillas, precios y horarios de verdad. Elige la hora y ya tienes tu cita. Sin llamadas y sin esperar.',
  },
  categories: { en: 'Categories', es: 'Categorías' },
  noCreditCard: { en: 'No credit card required', es: 'Sin tarjeta de crédito' },
  instantBooking: { en: 'Instant booking', es: 'Reserva al instante' },
  verifiedBarbers: { en: 'Verified barbers', es: 'Barberos verificados' },

  highlights: { en: 'Highlights', es: 'Lo destacado' },
  barbers: { en: 'Barbers', es: 'Barberos' },
  realTime: { en: 'Real-time', es: 'Disponibilidad' },
  availability: { en: 'Availability', es: 'en tiempo real' },

  viewAll: { en: 'View All Barbers', es: 'Ver todos los barberos' },
  noFeatured: { en: 'No Featured Barbers Yet', es: 'Aún no hay barberos destacados' },
  exploreAll: { en: 'Explore All Barbers', es: 'Explorar todos los barberos' },

  cities: { en: 'Cities', es: 'Ciudades' },
} satisfies Record<string, Text>

// A category keeps its English name in addresses; these are the names people read.
export const categoryNames: Record<string, Text> = {
  Fades: { en: 'Fades', es: 'Fades' },
  Beard: { en: 'Beard', es: 'Barba' },
  Kids: { en: 'Kids', es: 'Niños' },
  Designs: { en: 'Designs', es: 'Diseños' },
}
