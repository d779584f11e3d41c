import type { Text } from '#contract/language.ts'
import { launch } from '#contract/marketplace/launch.ts'

// Stands in for an address that is missing.
const launchPlace = `${launch.city}, ${launch.state}`

export const barbers = {
  workOf: { en: 'Work by {name}', es: 'Trabajo de {name}' },
  somewhere: { en: launchPlace, es: launchPlace },
  noOpenings: { en: 'No openings right now', es: 'Sin horarios por ahora' },
  seeOpenings: { en: 'See openings', es: 'Ver horarios' },
  availableToday: { en: 'Available today', es: 'Disponible hoy' },
  nextOpening: { en: 'Next: {time}', es: 'Próximo: {time}' },
  more: { en: '+{count} more', es: '+{count} más' },
  lastDays: { en: 'Top 10% last {days} days', es: 'El mejor 10% de los últimos {days} días' },
  rank: { en: 'Rank #{rank}', es: 'Puesto n.º {rank}' },
} satisfies Record<string, Text>

export const badgeLabels: Record<string, Text> = {
  most_booked: { en: '🔥 Most Booked', es: '🔥 Más reservado' },
  most_reviewed: { en: '⭐ Most Reviewed', es: '⭐ Más reseñado' },
  best_services: { en: '👑 Best Services', es: '👑 Mejores servicios' },
}

export const otherBadge: Text = { en: '🏆 Badge', es: '🏆 Insignia' }
