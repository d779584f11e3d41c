// Texts of the administration's future tabs and pages.
import type { Text } from '#contract/language.ts'

export const adminTabs = {
  cms: {
    en: 'The texts and images on public pages in both languages, with preview and versions.',
    es: 'Los textos e imágenes de las páginas públicas en ambos idiomas, con vista previa y versiones.',
  },
  sms: {
    en: 'Message templates, the log, consent and cost.',
    es: 'Plantillas de mensajes, el registro, los consentimientos y el costo.',
  },
}

export const reliabilityReviews = {
  title: { en: 'Shops that cancel too often', es: 'Barberías que cancelan demasiado' },
  text: {
    en: 'Too many cancellations within 24 hours of the start in 30 days.',
    es: 'Demasiadas cancelaciones a menos de 24 horas del inicio en 30 días.',
  },
  clear: { en: 'Queue clear', es: 'Nada pendiente' },
  numbers: {
    en: '{lateCancellations} late, {cancellations} in all ({cancelPercent}%), {unanswered} unanswered requests',
    es: '{lateCancellations} de última hora, {cancellations} en total ({cancelPercent}%), {unanswered} solicitudes sin respuesta',
  },
  close: { en: 'Close', es: 'Cerrar' },
  closeTitle: { en: 'Close the review for {shop}?', es: '¿Cerrar la revisión de {shop}?' },
  closeText: {
    en: 'Say what you found or agreed. It goes into the audit log.',
    es: 'Di qué encontraste o acordaste. Queda en el registro.',
  },
  reason: { en: 'Reason', es: 'Motivo' },
  closed: { en: 'Review closed', es: 'Revisión cerrada' },
} satisfies Record<string, Text>
