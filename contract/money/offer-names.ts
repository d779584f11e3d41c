// What offers are called.
import type { Text } from '#contract/language.ts'
import type { PromotionKind } from './price.ts'
import type { OwnPromotion } from './promotions.ts'

export const offerNames: Record<PromotionKind, Text> = {
  flash: { en: 'Flash sale', es: 'Oferta relámpago' },
  happy_hours: { en: 'Happy hours', es: 'Horas felices' },
  last_minute: { en: 'Last minute', es: 'Último minuto' },
  first_visit: { en: 'First visit', es: 'Primera visita' },
  code: { en: 'Code', es: 'Código' },
  welcome: { en: 'Welcome bonus', es: 'Bono de bienvenida' },
}

export const statusNames: Record<OwnPromotion['status'], Text> = {
  running: { en: 'Running', es: 'Activa' },
  planned: { en: 'Planned', es: 'Programada' },
  paused: { en: 'Paused', es: 'En pausa' },
  used_up: { en: 'Used up', es: 'Agotada' },
  ended: { en: 'Ended', es: 'Terminada' },
}
