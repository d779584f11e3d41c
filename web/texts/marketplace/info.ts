// Texts around the managed content of the information pages.
import type { Text } from '#contract/language.ts'

export const info = {
  contents: { en: 'On this page', es: 'En esta página' },
  effective: { en: 'In effect since {date}', es: 'Vigente desde el {date}' },
} satisfies Record<string, Text>

export const services = {
  find: { en: 'Find barbers for {name}', es: 'Buscar barberos para {name}' },
  typical: { en: 'Typical price', es: 'Precio típico' },
  range: { en: 'Prices', es: 'Precios' },
  rangeOf: { en: '{from} to {to}', es: '{from} a {to}' },
  minutes: { en: 'Typical time', es: 'Tiempo típico' },
  minutesOf: { en: '{count} min', es: '{count} min' },
  barbers: { en: 'Barbers', es: 'Barberos' },
  nobody: {
    en: 'Nobody offers this right now. New barbers join every week.',
    es: 'Nadie lo ofrece en este momento. Cada semana llegan barberos nuevos.',
  },
  failed: { en: "Prices couldn't be loaded.", es: 'No se pudieron cargar los precios.' },
} satisfies Record<string, Text>

export const help = {
  search: { en: 'Search the help center', es: 'Busca en la ayuda' },
  searchHint: {
    en: 'For example: cancel, refund, password',
    es: 'Por ejemplo: cancelar, reembolso, contraseña',
  },
  clear: { en: 'Clear search', es: 'Borrar búsqueda' },
  oneFound: { en: '1 answer', es: '1 respuesta' },
  found: { en: '{count} answers', es: '{count} respuestas' },
  noneFound: { en: 'No answers', es: 'Ninguna respuesta' },
  nothing: { en: 'No answer to “{words}” yet', es: 'Todavía no hay respuesta a “{words}”' },
  nothingText: {
    en: 'Try other words, or ask us. A person will answer.',
    es: 'Prueba otras palabras o pregúntanos: contesta una persona.',
  },
  groups: { en: 'Topics', es: 'Temas' },
  more: { en: 'Still need help?', es: '¿Todavía necesitas ayuda?' },
  write: { en: 'Write to us', es: 'Escríbenos' },
} satisfies Record<string, Text>

export const contact = {
  visit: { en: 'Address', es: 'Dirección' },
  call: { en: 'Phone', es: 'Teléfono' },
  write: { en: 'Email', es: 'Correo' },
  hours: { en: 'Hours', es: 'Horario' },
  openSupport: { en: 'Contact support', es: 'Contactar a soporte' },
  help: { en: 'Visit the help center', es: 'Ir al centro de ayuda' },
  formTitle: { en: 'Send us a message', es: 'Envíanos un mensaje' },
  formHint: { en: 'What can we do for you?', es: '¿Qué podemos hacer por ti?' },
  formLead: {
    en: 'Questions, ideas, press or your shop: we read everything.',
    es: 'Preguntas, ideas, prensa o tu barbería: leemos todo.',
  },
} satisfies Record<string, Text>
