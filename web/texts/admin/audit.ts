import type { TrailBreak } from '#contract/admin/audit.ts'
import type { Text } from '#contract/language.ts'

export const auditWords = {
  who: { en: 'Who', es: 'Quién' },
  anyone: { en: 'Anyone', es: 'Cualquiera' },
  what: { en: 'What', es: 'Qué' },
  anything: { en: 'Anything', es: 'Cualquier cosa' },
  search: { en: 'Search the reasons', es: 'Buscar en los motivos' },
  commandLine: { en: 'Command line', es: 'Línea de comandos' },
  about: { en: 'About', es: 'Sobre' },
  anyThing: { en: 'Everything', es: 'Todo' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  thisPerson: { en: 'this person', es: 'esta persona' },
  count: { en: '{count} entries', es: '{count} entradas' },
  countOne: { en: '1 entry', es: '1 entrada' },
  entry: { en: 'Entry {number}', es: 'Entrada {number}' },
  missing: { en: 'This entry doesn’t exist', es: 'Esta entrada no existe' },
  complete: {
    en: 'Trail checked {when}: complete, {count} entries.',
    es: 'Registro revisado el {when}: completo, {count} entradas.',
  },
  completeOne: {
    en: 'Trail checked {when}: complete, 1 entry.',
    es: 'Registro revisado el {when}: completo, 1 entrada.',
  },
  broken: { en: 'The trail was rewritten', es: 'Alteraron el registro' },
  brokenText: {
    en: 'Checked {when}. Only someone with access to the database can do this. Keep a backup of today and compare it with an older one.',
    es: 'Revisado el {when}. Solo puede hacerlo alguien con acceso a la base de datos. Guarda una copia de hoy y compárala con una anterior.',
  },
  unchecked: {
    en: 'The trail hasn’t been checked yet. It happens every hour.',
    es: 'El registro aún no se ha revisado. Se revisa cada hora.',
  },
  checkNow: { en: 'Check now', es: 'Revisar ahora' },
  emptyTitle: { en: 'Nothing here yet', es: 'Aún no se ha hecho nada' },
  emptyText: {
    en: 'Decisions about people, shops and roles are kept here, with their reasons.',
    es: 'Aquí quedan las decisiones sobre personas, barberías y roles, con sus motivos.',
  },
  noneTitle: { en: 'Nothing matches', es: 'Nada coincide' },
  noneText: {
    en: 'Try another person, action or word.',
    es: 'Prueba con otra persona, acción o palabra.',
  },
}

export const breakWords: Record<TrailBreak['kind'], Text> = {
  changed: { en: 'Entry {id} was changed', es: 'Cambiaron la entrada {id}' },
  removed: { en: 'Entry {id} was removed', es: 'Quitaron la entrada {id}' },
  gap: {
    en: 'Something before entry {id} was removed',
    es: 'Quitaron algo antes de la entrada {id}',
  },
  added: { en: 'Entry {id} was added from outside', es: 'Agregaron la entrada {id} desde fuera' },
  replaced: {
    en: 'Entries that an earlier check saw are gone or different',
    es: 'Faltan o cambiaron entradas que una revisión anterior vio',
  },
}

// The trail of one thing, in its drawer.
export const auditTrailWords = {
  title: { en: 'What was done', es: 'Qué se hizo' },
  none: { en: 'Nothing yet.', es: 'Nada todavía.' },
}
