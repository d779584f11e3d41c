// The Spanish of what the settings' forms refuse.
import {
  mostWelcomeBonusDollars,
  rewardDollars,
  rules,
  taxPercent,
} from '#contract/marketplace/rules.ts'

const bounds = Object.values(rules).map(({ least, most }) => [
  `Enter a whole number from ${least} to ${most}`,
  `Escribe un número entero de ${least} a ${most}`,
])

export const settingsSentences: Record<string, string> = {
  ...Object.fromEntries(bounds),
  [`Enter an amount from $0 to $${mostWelcomeBonusDollars}`]: `Escribe un monto de $0 a $${mostWelcomeBonusDollars}`,
  [`Enter an amount from $${rewardDollars.least} to $${rewardDollars.most}`]: `Escribe un monto de $${rewardDollars.least} a $${rewardDollars.most}`,
  [`Enter a percentage from ${taxPercent.least} to ${taxPercent.most}`]: `Escribe un porcentaje de ${taxPercent.least} a ${taxPercent.most}`,
  'Please write a whole sentence': 'Escribe una frase completa',
  'Text must be less than 300 characters': 'El texto debe tener menos de 300 caracteres',
  'Text must be less than 400 characters': 'El texto debe tener menos de 400 caracteres',
  'This step comes after the one before it.': 'Este paso va después del anterior.',
  'Choose a city': 'Elige una ciudad',
  'Choose a city that is open.': 'Elige una ciudad que esté abierta.',
  'Choose a time zone': 'Elige una zona horaria',
  'Name must be less than 60 characters': 'El nombre debe tener menos de 60 caracteres',
  'Enter the two letters of the state': 'Escribe las dos letras del estado',
  'Enter a latitude from -90 to 90': 'Escribe una latitud de -90 a 90',
  'Enter a longitude from -180 to 180': 'Escribe una longitud de -180 a 180',
  'Enter a color, such as #0b5a82 or hsl(200 88% 28%)':
    'Escribe un color, como #0b5a82 o hsl(200 88% 28%)',
  'Too light to be read on our backgrounds. Choose a darker color.':
    'Demasiado claro para leerse sobre nuestros fondos. Elige un color más oscuro.',
  'Too light to be seen on our backgrounds. Choose a darker color.':
    'Demasiado claro para verse sobre nuestros fondos. Elige un color más oscuro.',
  'Enter a gradient, such as linear-gradient(135deg, #101828, #134a68)':
    'Escribe un degradado, como linear-gradient(135deg, #101828, #134a68)',
  'No text can be read on this. Bring the colors closer together.':
    'Ningún texto se lee aquí encima. Acerca los colores entre sí.',
  'Someone else saved this in the meantime. Compare it with the new values, then save again.':
    'Alguien más lo guardó mientras tanto. Compáralo con los valores nuevos y vuelve a guardar.',
  'There is already a city with this name and state.':
    'Ya hay una ciudad con este nombre y estado.',
  'This city has upcoming appointments, so its time zone stays as it is.':
    'Esta ciudad tiene citas próximas, por eso su zona horaria no cambia.',
  'The default city of this version is closed. Open it first.':
    'La ciudad predeterminada de esa versión está cerrada. Ábrela primero.',
  'This color is see-through. Enter a solid one.':
    'Este color es transparente. Escribe uno sólido.',
  'A color of this gradient is see-through. Enter solid ones.':
    'Un color de este degradado es transparente. Escribe colores sólidos.',
  'This is the default city. Choose another one first.':
    'Esta es la ciudad predeterminada. Elige otra primero.',
}
