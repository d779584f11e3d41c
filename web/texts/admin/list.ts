export const listWords = {
  more: { en: 'Show more', es: 'Ver más' },
  file: { en: 'Download CSV', es: 'Descargar CSV' },
  fileBusy: { en: 'Preparing the file', es: 'Preparando el archivo' },
  fileDone: { en: 'Your file is ready', es: 'Tu archivo está listo' },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: {
    en: 'Kept with the booking and in the audit trail.',
    es: 'Queda con la cita y en el registro.',
  },
  keys: {
    en: 'Press j or k to move, Enter to open, / to search.',
    es: 'Usa j o k para moverte, Enter para abrir y / para buscar.',
  },
  keysOff: { en: 'Shortcut keys are off.', es: 'Los atajos de teclado están apagados.' },
  turnOff: { en: 'Turn off', es: 'Apagar' },
  turnOn: { en: 'Turn on', es: 'Encender' },
  clear: { en: 'Clear the filters', es: 'Quitar los filtros' },
}
