export const listWords = {
  more: { en: 'Show more', es: 'Ver más' },
  file: { en: 'Download CSV', es: 'Descargar CSV' },
  fileBusy: { en: 'Preparing the file', es: 'Preparando el archivo' },
  fileDone: { en: 'Your file is ready', es: 'Tu archivo está listo' },
  clear: { en: 'Clear the filters', es: 'Quitar los filtros' },
}
