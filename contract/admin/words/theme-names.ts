import type { Text } from '#contract/language.ts'

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
