import type { Text } from '#contract/language.ts'

export const themeWords = {
  colors: { en: 'Colors', es: 'Colores' },
  drawings: { en: 'Stars and charts', es: 'Estrellas y gráficas' },
  gradients: { en: 'Gradients', es: 'Degradados' },
  gradientHint: {
    en: 'Such as linear-gradient(135deg, #101828, #134a68). The text color follows by itself.',
    es: 'Como linear-gradient(135deg, #101828, #134a68). El color del texto se ajusta solo.',
  },
  placeholder: { en: 'Our own', es: 'El nuestro' },
  pick: { en: 'Pick: {name}', es: 'Elegir: {name}' },
  contrast: { en: 'Contrast {ratio} : 1', es: 'Contraste {ratio} : 1' },
  tooLow: {
    en: 'Contrast {ratio} : 1, needs {least}',
    es: 'Contraste {ratio} : 1, necesita {least}',
  },
  preview: { en: 'Preview', es: 'Vista previa' },
  previewText: {
    en: 'Nobody else sees this before you save. In the dark each color gets as light as it has to be.',
    es: 'Nadie más lo ve antes de guardar. En oscuro, cada color se aclara lo necesario.',
  },
  light: { en: 'Light', es: 'Claro' },
  dark: { en: 'Dark', es: 'Oscuro' },
  confirmText: {
    en: 'Every page shows these colors within seconds, also to people who are on the site now.',
    es: 'Todas las páginas muestran estos colores en segundos, también a quien está en el sitio.',
  },
  sampleHero: { en: 'Find your barber', es: 'Encuentra tu barbero' },
  sampleBook: { en: 'Book', es: 'Reservar' },
  sampleLink: { en: 'Read the reviews', es: 'Leer las reseñas' },
  sampleNew: { en: 'New', es: 'Nuevo' },
  sampleDone: { en: 'Confirmed', es: 'Confirmada' },
  sampleWaiting: { en: 'Waiting', es: 'En espera' },
  sampleCancel: { en: 'Cancel', es: 'Cancelar' },
  sampleGrow: { en: 'Grow your shop', es: 'Haz crecer tu barbería' },
  sampleOffer: { en: 'Offer of the week', es: 'Oferta de la semana' },
}

// By path in the form.
export const themeNames: Record<string, Text> = {
  'colors.primary': { en: 'Actions and links', es: 'Acciones y enlaces' },
  'colors.brand': { en: 'Brand mark', es: 'Marca' },
  'colors.destructive': { en: 'Danger', es: 'Peligro' },
  'colors.success': { en: 'Success', es: 'Éxito' },
  'colors.warning': { en: 'Warning', es: 'Advertencia' },
  'colors.star': { en: 'Stars', es: 'Estrellas' },
  'colors.chart-1': { en: 'Chart 1', es: 'Gráfica 1' },
  'colors.chart-2': { en: 'Chart 2', es: 'Gráfica 2' },
  'colors.chart-3': { en: 'Chart 3', es: 'Gráfica 3' },
  'colors.chart-4': { en: 'Chart 4', es: 'Gráfica 4' },
  'colors.chart-5': { en: 'Chart 5', es: 'Gráfica 5' },
  'gradients.primary': { en: 'Strong button', es: 'Botón fuerte' },
  'gradients.hero': { en: 'Top of the home page', es: 'Inicio de la portada' },
  'gradients.cta': { en: 'Call to action', es: 'Llamada a la acción' },
}
