import type { Text } from '#contract/language.ts'

export const calendar = {
  subscribe: { en: 'Calendar address', es: 'Dirección del calendario' },
  text: {
    en: 'Add this address to Google, Apple or Outlook as a subscription. New, moved and canceled appointments update automatically.',
    es: 'Agrega esta dirección a Google, Apple u Outlook como suscripción. Las citas nuevas, cambiadas y canceladas se actualizan solas.',
  },
  address: { en: 'Your secret address', es: 'Tu dirección secreta' },
  copy: { en: 'Copy address', es: 'Copiar dirección' },
  open: { en: 'Open in calendar', es: 'Abrir en el calendario' },
  renew: { en: 'New address', es: 'Nueva dirección' },
  renewText: {
    en: 'Anyone with the address can see your appointments. If it got into the wrong hands, get a new one.',
    es: 'Quien tenga la dirección ve tus citas. Si cayó en malas manos, pide una nueva.',
  },
  renewTitle: { en: 'Get a new address?', es: '¿Pedir una nueva dirección?' },
  renewWarning: {
    en: 'The old address stops working. Calendars that use it need the new one.',
    es: 'La dirección anterior deja de funcionar. Los calendarios que la usan necesitan la nueva.',
  },
  renewed: { en: 'You have a new address', es: 'Tienes una nueva dirección' },
} satisfies Record<string, Text>
