import type { ClientFilter, ClientRow, ClientSort } from '#contract/business/clients.ts'
import type { Problem } from '#contract/business/client-import.ts'
import type { Text } from '#contract/language.ts'

export const clientWords = {
  list: { en: 'Clients', es: 'Clientes' },
  search: { en: 'Search by name, phone or email', es: 'Busca por nombre, teléfono o correo' },
  sort: { en: 'Sort by', es: 'Ordenar por' },
  filter: { en: 'Show', es: 'Mostrar' },
  filterTag: { en: 'Tag', es: 'Etiqueta' },
  found: { en: '{count} clients', es: '{count} clientes' },
  foundOne: { en: '1 client', es: '1 cliente' },
  add: { en: 'Add client', es: 'Agregar cliente' },
  import: { en: 'Import', es: 'Importar' },
  importList: { en: 'Import a list', es: 'Importar una lista' },
  export: { en: 'Export', es: 'Exportar' },
  exported: { en: 'Your list is ready', es: 'Tu lista está lista' },
  more: { en: 'More', es: 'Más' },

  newClients: { en: 'New in 30 days', es: 'Nuevos en 30 días' },
  returningClients: { en: 'Returning in 30 days', es: 'Volvieron en 30 días' },
  lapsedClients: { en: 'Not seen for 45 days', es: 'Sin venir 45 días' },

  empty: { en: 'Your clients appear here', es: 'Aquí verás a tus clientes' },
  emptyText: {
    en: 'Anyone who books with you is added automatically. Bring the ones you have: imported clients never cost commission.',
    es: 'Quien reserve contigo se agrega solo. Trae a los que ya tienes: por los importados nunca pagas comisión.',
  },
  nothing: { en: 'No clients match', es: 'Ningún cliente coincide' },
  nothingText: { en: 'Try another word or filter.', es: 'Prueba otra palabra u otro filtro.' },
  showAll: { en: 'Show all', es: 'Mostrar todos' },

  last: { en: 'Last visit {date}', es: 'Última visita {date}' },
  next: { en: 'Next appointment {date}', es: 'Próxima cita {date}' },
  never: { en: 'No visit yet', es: 'Sin visitas' },
  visits: { en: '{count} visits', es: '{count} visitas' },
  bookingsOne: { en: '1 visit', es: '1 visita' },
  noShows: { en: '{count} no-shows', es: '{count} ausencias' },
  noShowsOne: { en: '1 no-show', es: '1 ausencia' },
  blocked: { en: 'Blocked', es: 'Bloqueado' },

  record: { en: 'Client', es: 'Cliente' },
  book: { en: 'Book', es: 'Reservar' },
  call: { en: 'Call', es: 'Llamar' },
  text: { en: 'Text', es: 'Mensaje' },
  mail: { en: 'Email', es: 'Correo' },
  noContacts: {
    en: "Your role doesn't include contact details.",
    es: 'Tu rol no incluye los datos de contacto.',
  },
  phone: { en: 'Phone', es: 'Teléfono' },
  email: { en: 'Email', es: 'Correo electrónico' },
  name: { en: 'Name', es: 'Nombre' },
  source: { en: 'Source', es: 'Origen' },
  since: { en: 'Client since', es: 'Cliente desde' },
  spent: { en: 'Spent', es: 'Gastado' },
  bookingCount: { en: 'Visits', es: 'Visitas' },
  noShowCount: { en: 'No-shows', es: 'Ausencias' },

  tags: { en: 'Tags', es: 'Etiquetas' },
  newTag: { en: 'New tag', es: 'Etiqueta nueva' },
  addTag: { en: 'Add tag', es: 'Agregar etiqueta' },
  preferences: { en: 'Preferences', es: 'Preferencias' },
  preferencesHint: {
    en: 'Guard sizes, products, chatty or quiet.',
    es: 'Números de máquina, productos, plática o silencio.',
  },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  saved: { en: 'Saved', es: 'Guardado' },
  notes: { en: 'Notes', es: 'Notas' },
  note: { en: 'New note', es: 'Nota nueva' },
  noteHint: { en: 'Only your business can see this.', es: 'Solo tu negocio puede ver esto.' },
  addNote: { en: 'Add note', es: 'Agregar nota' },
  noteBy: { en: '{name}, {date}', es: '{name}, {date}' },
  removeNote: { en: 'Delete note from {date}', es: 'Eliminar la nota del {date}' },
  noteRemoved: { en: 'Note deleted', es: 'Nota eliminada' },
  photos: { en: 'Photos of cuts', es: 'Fotos de cortes' },
  addPhotos: { en: 'Add photos', es: 'Agregar fotos' },
  photosHint: {
    en: 'Only your business can see them. JPEG, PNG or WebP, 8 MB each.',
    es: 'Solo tu negocio las ve. JPEG, PNG o WebP, de 8 MB cada una.',
  },
  photo: { en: 'Cut on {date}', es: 'Corte del {date}' },
  removePhoto: { en: 'Remove the photo from {date}', es: 'Quitar la foto del {date}' },
  removePhotoTitle: { en: 'Remove this photo?', es: '¿Quitar esta foto?' },
  removePhotoText: { en: "It's permanently deleted.", es: 'Se elimina para siempre.' },
  removePhotoConfirm: { en: 'Remove photo', es: 'Quitar foto' },
  history: { en: 'Visits', es: 'Visitas' },
  noHistory: { en: 'No visit yet.', es: 'Sin visitas todavía.' },
  withWhom: { en: 'with {name}', es: 'con {name}' },

  addTitle: { en: 'Add a client', es: 'Agregar un cliente' },
  addText: {
    en: 'Your own client: their bookings never cost commission.',
    es: 'Cliente tuyo: nunca pagas comisión por sus citas.',
  },
  added: { en: 'Client added', es: 'Cliente agregado' },
  known: { en: 'This client is already on your list', es: 'Este cliente ya está en tu lista' },
  edit: { en: 'Edit contact details', es: 'Editar datos' },
  editTitle: { en: 'Contact details', es: 'Datos de contacto' },
  remove: { en: 'Remove from list', es: 'Quitar de la lista' },
  removeTitle: { en: 'Remove {name}?', es: '¿Quitar a {name}?' },
  removeText: {
    en: 'Their notes, tags and photos are deleted too.',
    es: 'También se borran sus notas, etiquetas y fotos.',
  },
  removed: { en: 'Client removed', es: 'Cliente quitado' },
  block: { en: 'Block', es: 'Bloquear' },
  blockTitle: { en: 'Block {name}?', es: '¿Bloquear a {name}?' },
  blockText: {
    en: "They won't be able to book with you online. They'll only see that the time can't be booked online, not why.",
    es: 'Ya no podrá reservar contigo en línea. Solo verá que la hora no se puede reservar en línea, sin saber por qué.',
  },
  blockUpcoming: {
    en: '{count} upcoming appointments stay. Cancel them in your calendar if you want to.',
    es: 'Sus {count} citas próximas siguen en pie. Cancélalas en tu calendario si quieres.',
  },
  blockReason: { en: 'Your reason', es: 'Tu motivo' },
  blockReasonHint: {
    en: 'Only your business can see this.',
    es: 'Solo tu negocio puede ver esto.',
  },
  blockConfirm: { en: 'Block client', es: 'Bloquear cliente' },
  blockDone: { en: '{name} is blocked', es: '{name} está bloqueado' },
  isBlocked: {
    en: "Blocked: can't book with you online.",
    es: 'Bloqueado: no puede reservar contigo en línea.',
  },
  unblock: { en: 'Unblock', es: 'Desbloquear' },
  unblocked: { en: '{name} can book again', es: '{name} puede reservar otra vez' },
} satisfies Record<string, Text>

export const clientFilterNames: Record<ClientFilter, Text> = {
  all: { en: 'All', es: 'Todos' },
  new: { en: 'New', es: 'Nuevos' },
  returning: { en: 'Returning', es: 'Recurrentes' },
  lapsed: { en: 'Lapsed', es: 'Perdidos' },
  blocked: { en: 'Blocked', es: 'Bloqueados' },
}

export const clientSortNames: Record<ClientSort, Text> = {
  '-lastBooking': { en: 'Latest visit', es: 'Visita reciente' },
  lastBooking: { en: 'Longest ago', es: 'Hace más tiempo' },
  name: { en: 'Name A to Z', es: 'Nombre A a Z' },
  '-name': { en: 'Name Z to A', es: 'Nombre Z a A' },
  '-visits': { en: 'Most visits', es: 'Más visitas' },
  '-spent': { en: 'Most spent', es: 'Más gastado' },
}

export const clientSourceNames: Record<ClientRow['source'], Text> = {
  marketplace: { en: 'Kempt', es: 'Kempt' },
  direct_link: { en: 'Your booking link', es: 'Tu enlace de reservas' },
  barber: { en: 'Booked by the owner', es: 'Reservado por el dueño' },
  employee: { en: 'Booked by the team', es: 'Reservado por el equipo' },
  admin: { en: 'Kempt support', es: 'Soporte de Kempt' },
  walk_in: { en: 'Walk-in', es: 'Sin cita' },
  imported: { en: 'Your imported list', es: 'Tu lista importada' },
  added: { en: 'Added by hand', es: 'Agregado a mano' },
}

export const importWords = {
  title: { en: 'Import clients', es: 'Importar clientes' },
  text: {
    en: "From any list saved as CSV. You'll see a preview before anything is saved.",
    es: 'Desde cualquier lista guardada como CSV. Verás una vista previa antes de guardar.',
  },
  choose: { en: 'Choose a CSV file', es: 'Elige un archivo CSV' },
  chooseHint: {
    en: 'Up to 2 MB and 5,000 rows: name, phone, email, notes, tags.',
    es: 'Hasta 2 MB y 5,000 filas: nombre, teléfono, correo, notas, etiquetas.',
  },
  noConsent: {
    en: "We won't contact anyone on your list. Importing doesn't count as marketing consent.",
    es: 'No contactaremos a nadie de tu lista. Importar no cuenta como permiso para publicidad.',
  },
  empty: { en: 'This file is empty.', es: 'Este archivo está vacío.' },
  tooLong: {
    en: 'This file has {count} rows; you can import 5,000 at a time.',
    es: 'Este archivo tiene {count} filas; puedes importar 5,000 a la vez.',
  },
  columns: { en: 'Match your columns', es: 'Relaciona tus columnas' },
  column: { en: 'Column {number}', es: 'Columna {number}' },
  none: { en: 'Not on the list', es: 'No está en la lista' },
  hasHeader: {
    en: 'First row is a header',
    es: 'La primera fila es el encabezado',
  },
  preview: { en: 'First rows', es: 'Primeras filas' },
  check: { en: 'Check {count} rows', es: 'Revisar {count} filas' },
  checking: { en: 'Checking...', es: 'Revisando...' },
  otherFile: { en: 'Another file', es: 'Otro archivo' },
  back: { en: 'Back', es: 'Atrás' },
  nameNeeded: { en: 'Choose the column with the names.', es: 'Elige la columna con los nombres.' },
  would: { en: 'Preview', es: 'Vista previa' },
  done: { en: 'Your list is imported', es: 'Tu lista está importada' },
  added: { en: 'New clients', es: 'Clientes nuevos' },
  merged: { en: 'Updated', es: 'Actualizados' },
  unchanged: { en: 'Already up to date', es: 'Ya estaban al día' },
  failed: { en: 'Skipped', es: 'Omitidos' },
  errors: { en: 'Skipped rows', es: 'Filas omitidas' },
  error: { en: 'Row {line}: {problem}', es: 'Fila {line}: {problem}' },
  moreErrors: { en: 'and {count} more in the report', es: 'y {count} más en el reporte' },
  report: { en: 'Download the report', es: 'Descargar el reporte' },
  run: { en: 'Import {count} clients', es: 'Importar {count} clientes' },
  running: { en: 'Importing...', es: 'Importando...' },
  close: { en: 'Done', es: 'Listo' },
  reportLine: { en: 'Row', es: 'Fila' },
  reportProblem: { en: 'Problem', es: 'Problema' },
} satisfies Record<string, Text>

export const targetNames = {
  name: { en: 'Name', es: 'Nombre' },
  lastName: { en: 'Last name', es: 'Apellido' },
  phone: { en: 'Phone', es: 'Teléfono' },
  email: { en: 'Email', es: 'Correo electrónico' },
  notes: { en: 'Notes', es: 'Notas' },
  tags: { en: 'Tags', es: 'Etiquetas' },
} satisfies Record<string, Text>

export const problemNames: Record<Problem, Text> = {
  nameMissing: { en: 'the name is missing', es: 'falta el nombre' },
  nameLong: {
    en: 'the name is longer than 100 characters',
    es: 'el nombre tiene más de 100 caracteres',
  },
  nameAddress: {
    en: 'the name has a web address in it',
    es: 'el nombre contiene una dirección web',
  },
  emailBad: { en: 'invalid email address', es: 'correo no válido' },
  phoneBad: { en: 'invalid phone number', es: 'teléfono no válido' },
  notesLong: {
    en: 'the note is longer than 1,000 characters',
    es: 'la nota tiene más de 1,000 caracteres',
  },
  tagsLong: {
    en: 'there are more than 10 tags, or one is longer than 30 characters',
    es: 'hay más de 10 etiquetas, o una tiene más de 30 caracteres',
  },
}
