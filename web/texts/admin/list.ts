export const listWords = {
  more: { en: 'Show more', es: 'Ver más' },
  clear: { en: 'Clear the filters', es: 'Quitar los filtros' },
}
