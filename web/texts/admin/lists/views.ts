export const viewWords = {
  views: { en: 'Saved views', es: 'Vistas guardadas' },
  all: { en: 'All', es: 'Todo' },
  save: { en: 'Save view', es: 'Guardar vista' },
  saveTitle: { en: 'Save this view', es: 'Guardar esta vista' },
  saveText: {
    en: 'Keeps the filters as they are now. Dates stay the same days.',
    es: 'Guarda los filtros como están ahora. Las fechas siguen siendo los mismos días.',
  },
  name: { en: 'Name', es: 'Nombre' },
  share: {
    en: 'Share with everyone who may see this list',
    es: 'Compartir con quien puede ver esta lista',
  },
  saving: { en: 'Saving…', es: 'Guardando…' },
  saved: { en: 'View saved', es: 'Vista guardada' },
  shared: { en: '{name}, shared by {by}', es: '{name}, la compartió {by}' },
  options: { en: 'Options of the view {name}', es: 'Opciones de la vista {name}' },
  edit: { en: 'Rename or share', es: 'Renombrar o compartir' },
  editTitle: { en: 'Change this view', es: 'Cambiar esta vista' },
  first: { en: 'Put first', es: 'Poner primero' },
  remove: { en: 'Delete view', es: 'Borrar vista' },
  removeTitle: { en: 'Delete the view “{name}”?', es: '¿Borrar la vista “{name}”?' },
  removeText: { en: 'The list itself stays as it is.', es: 'La lista en sí queda como está.' },
  removeShared: {
    en: 'It disappears for all your colleagues too. The list itself stays as it is.',
    es: 'También desaparece para tus colegas. La lista en sí queda como está.',
  },
  removed: { en: 'View deleted', es: 'Vista borrada' },
  failed: { en: 'We couldn’t load your saved views.', es: 'No pudimos cargar tus vistas.' },
}

// Views that everyone has.
export const builtInViews = {
  comingUp: { en: 'Coming up', es: 'Próximas' },
  today: { en: 'Today', es: 'Hoy' },
  requests: { en: 'Waiting for the shop', es: 'En espera de la barbería' },
  noShows: { en: 'No-shows this week', es: 'Ausencias de esta semana' },
  everyone: { en: 'All', es: 'Todos' },
  admins: { en: 'Administrators', es: 'Administradores' },
  suspended: { en: 'Suspended', es: 'Suspendidas' },
  mine: { en: 'By me', es: 'Hecho por mí' },
  files: { en: 'Downloads', es: 'Descargas' },
}
