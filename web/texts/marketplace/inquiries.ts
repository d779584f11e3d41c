import type { Text } from '#contract/language.ts'

export const inquiries = {
  title: { en: 'Ready to Grow Your Business?', es: '¿Listo para hacer crecer tu negocio?' },
  lead: {
    en: "Tell us about your chair or your shop. We'll show you how Kempt keeps your chair full.",
    es: 'Cuéntanos de tu silla o tu barbería. Te mostramos cómo Kempt mantiene tu silla llena.',
  },
  promise: {
    en: 'We typically respond within 24 hours',
    es: 'Normalmente respondemos en menos de 24 horas',
  },
  name: { en: 'Name', es: 'Nombre' },
  email: { en: 'Email', es: 'Correo' },
  phone: { en: 'Phone', es: 'Teléfono' },
  message: { en: 'Message', es: 'Mensaje' },
  messageHint: {
    en: "How many chairs, which neighborhood, what you're looking for",
    es: 'Cuántas sillas, en qué barrio, qué estás buscando',
  },
  send: { en: 'Send Message', es: 'Enviar mensaje' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  sent: {
    en: "Message sent successfully! We'll get back to you soon.",
    es: '¡Mensaje enviado! Te responderemos pronto.',
  },
  failed: {
    en: 'Failed to send message. Please try again.',
    es: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
  },
} satisfies Record<string, Text>
