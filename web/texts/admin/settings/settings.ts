import { sectionTitles } from '#contract/admin/words/settings-fields.ts'
import type { SectionName, SettingsEffect } from '#contract/admin/settings/settings.ts'
import type { Text } from '#contract/language.ts'

export const settingsWords = {
  views: { en: 'Parts of the settings', es: 'Partes de los ajustes' },
  rules: { en: 'Rules', es: 'Reglas' },
  cities: { en: 'Cities', es: 'Ciudades' },
  theme: { en: 'Theme', es: 'Tema' },
  readOnly: {
    en: 'You can look at the settings. Owners change them.',
    es: 'Puedes ver los ajustes. Los propietarios los cambian.',
  },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  saved: { en: 'Saved. It applies from now on.', es: 'Guardado. Vale desde ahora.' },
  same: { en: 'Nothing has changed yet.', es: 'Todavía no ha cambiado nada.' },
  confirmTitle: { en: 'Save these changes?', es: '¿Guardar estos cambios?' },
  confirmText: {
    en: 'They apply to everyone from now on, also to appointments that are already booked. Deadlines already given, prices and cancellation terms stay.',
    es: 'Valen desde ahora para todos, también para las citas ya reservadas. Los plazos ya dados, los precios y las condiciones de cancelación no cambian.',
  },
  taxText: {
    en: 'It applies to what is booked from now on. Appointments keep the percentage they were booked with.',
    es: 'Vale para lo que se reserve desde ahora. Las citas conservan el porcentaje con el que se reservaron.',
  },
  confirm: { en: 'Save changes', es: 'Guardar cambios' },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: {
    en: 'Kept in the history with your name.',
    es: 'Queda en el historial con tu nombre.',
  },
  empty: { en: 'built-in', es: 'de fábrica' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  bounds: { en: 'From {least} to {most}.', es: 'De {least} a {most}.' },
  commission: { en: 'Commission', es: 'Comisión' },
  commissionText: {
    en: '{percent}% of what marketplace clients pay. We let barbers know before it changes, so it has its own tab.',
    es: '{percent}% de lo que pagan los clientes del sitio. Se avisa a los barberos antes de cambiarla, por eso tiene su propia pestaña.',
  },
  toCommission: { en: 'Open the commission tab', es: 'Abrir la pestaña de comisión' },
  history: { en: 'History', es: 'Historial' },
  historyOf: { en: 'History: {name}', es: 'Historial: {name}' },
  historyText: {
    en: 'Every version, newest first. Returning to one makes it the newest.',
    es: 'Todas las versiones, la más nueva primero. Volver a una la hace la más nueva.',
  },
  noHistory: { en: 'Never changed', es: 'Nunca se ha cambiado' },
  noHistoryText: {
    en: 'The first change will be listed here, together with what was there before.',
    es: 'El primer cambio aparecerá aquí, junto con lo que había antes.',
  },
  current: { en: 'In effect', es: 'Vigente' },
  first: { en: 'Before the first change', es: 'Antes del primer cambio' },
  left: { en: 'Someone who left', es: 'Alguien que ya no está' },
  goBack: { en: 'Return to this', es: 'Volver a esta' },
  goBackTo: { en: 'Return to this: version {version}', es: 'Volver a esta: versión {version}' },
  goBackTitle: { en: 'Return to version {version}?', es: '¿Volver a la versión {version}?' },
  version: { en: 'Version {version}', es: 'Versión {version}' },
  goFirst: {
    en: 'Return to this: before the first change',
    es: 'Volver a esta: antes del primer cambio',
  },
  goFirstTitle: {
    en: 'Return to what was there before the first change?',
    es: '¿Volver a lo que había antes del primer cambio?',
  },
  goneFirst: {
    en: 'Done. It’s as it was before the first change.',
    es: 'Listo. Está como antes del primer cambio.',
  },
  goneBack: {
    en: 'Done. Version {version} is back.',
    es: 'Listo. La versión {version} está de vuelta.',
  },
}

// How much a change touches.
export const effectWords: Record<SettingsEffect['effect'], Text> = {
  movable: {
    en: 'Upcoming appointments whose clients can no longer move them, or can again: {count}.',
    es: 'Próximas citas que sus clientes ya no podrán mover, o podrán otra vez: {count}.',
  },
  closing: {
    en: 'Appointments that are over and wait to be closed by the new hours: {count}.',
    es: 'Citas que ya pasaron y se cerrarán con las horas nuevas: {count}.',
  },
  standing: {
    en: 'Clients whose standing changes at once: {count}.',
    es: 'Clientes cuya confiabilidad cambia al instante: {count}.',
  },
  referrals: {
    en: 'Open referrals that the new amounts apply to: {count}.',
    es: 'Referidos abiertos a los que se aplican los montos nuevos: {count}.',
  },
}

export const sectionWords: Record<SectionName, { title: Text; text: Text }> = {
  booking: {
    title: sectionTitles.booking,
    text: {
      en: 'How soon, how long and how often, from choosing a time to moving it.',
      es: 'Con cuánta anticipación, por cuánto tiempo y cuántas veces, desde elegir hora hasta moverla.',
    },
  },
  visits: {
    title: sectionTitles.visits,
    text: {
      en: 'When appointments close by themselves, and when we ask for a review.',
      es: 'Cuándo se cierran solas las citas y cuándo pedimos una reseña.',
    },
  },
  standing: {
    title: sectionTitles.standing,
    text: {
      en: 'What follows from no-shows and late cancellations: clients over twelve months, shops over 30 days.',
      es: 'Qué pasa con las ausencias y cancelaciones tardías: clientes en doce meses, barberías en 30 días.',
    },
  },
  referrals: {
    title: sectionTitles.referrals,
    text: {
      en: 'What a friend gets who comes by a code.',
      es: 'Lo que recibe un amigo que llega con un código.',
    },
  },
  tax: {
    title: sectionTitles.tax,
    text: {
      en: 'What clients pay on top of the price, where services are taxed.',
      es: 'Lo que pagan los clientes además del precio, donde los servicios llevan impuesto.',
    },
  },
  site: {
    title: sectionTitles.site,
    text: {
      en: 'The city that pages name, and our standard rule about canceling.',
      es: 'La ciudad que nombran las páginas y nuestra regla habitual sobre cancelar.',
    },
  },
  theme: {
    title: sectionTitles.theme,
    text: {
      en: 'Colors of the whole site, in light and dark. Empty means our own.',
      es: 'Colores de todo el sitio, en claro y oscuro. Vacío significa el nuestro.',
    },
  },
}
