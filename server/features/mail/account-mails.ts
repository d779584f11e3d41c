// Account mails. Each entry takes its data and returns the letter.
import type { Text } from '#contract/language.ts'
import { tokenPaths, withToken, type Letter } from './letter.ts'

type To = { name: string }
type Change = To & { newEmail: string }

const notYou: Text = {
  en: "Wasn't you? Reset your password now and contact us, and we'll help.",
  es: '¿No fuiste tú? Cambia tu contraseña ahora y escríbenos: te ayudamos.',
}
const resetLink = {
  label: { en: 'Reset my password', es: 'Cambiar mi contraseña' },
  path: '/auth',
} as const
const ignore: Text = {
  en: "If you didn't ask for this, you can ignore this email. Nothing changes.",
  es: 'Si no lo pediste, puedes ignorar este correo. Nada cambia.',
}

const changePaths = { old: tokenPaths.changeEmailOld, new: tokenPaths.changeEmailNew }

export const accountMails = {
  'password-reset': (data: To & { token: string }): Letter => ({
    subject: { en: 'Reset your password', es: 'Cambia tu contraseña' },
    heading: { en: 'A new password', es: 'Una contraseña nueva' },
    name: data.name,
    paragraphs: [
      {
        en: 'You asked to reset your Kempt password. Choose a new one here.',
        es: 'Pediste cambiar tu contraseña de Kempt. Elige una nueva aquí.',
      },
    ],
    button: {
      label: { en: 'Choose a new password', es: 'Elegir contraseña nueva' },
      path: withToken(tokenPaths.resetPassword, data.token),
    },
    notes: [
      {
        en: 'The link works once, for 30 minutes.',
        es: 'El enlace funciona una vez, durante 30 minutos.',
      },
      ignore,
    ],
  }),

  'password-changed': (data: To): Letter => ({
    subject: { en: 'Your password was changed', es: 'Tu contraseña cambió' },
    heading: { en: 'Password changed', es: 'Contraseña cambiada' },
    name: data.name,
    paragraphs: [
      {
        en: 'Your Kempt password was just changed, and all other devices were signed out.',
        es: 'Tu contraseña de Kempt acaba de cambiar y cerramos la sesión en los demás dispositivos.',
      },
    ],
    notes: [notYou],
    noteLink: resetLink,
  }),

  'wrong-codes': (data: To): Letter => ({
    subject: {
      en: 'Someone is trying to sign in to your account',
      es: 'Alguien intenta entrar en tu cuenta',
    },
    heading: { en: 'Five wrong sign-in codes', es: 'Cinco códigos incorrectos' },
    name: data.name,
    paragraphs: [
      {
        en: 'Someone entered the right password for your Kempt account and then five wrong sign-in codes. Nobody got in.',
        es: 'Alguien escribió la contraseña correcta de tu cuenta de Kempt y luego cinco códigos incorrectos. Nadie entró.',
      },
      {
        en: "If that was you, there's nothing to do: use a backup code or try again tomorrow. If it wasn't, your password is known to someone else. Please change it now.",
        es: 'Si fuiste tú, no hay nada que hacer: usa un código de respaldo o inténtalo mañana. Si no, alguien más conoce tu contraseña. Cámbiala ahora.',
      },
    ],
    noteLink: resetLink,
  }),

  'reactivation-code': (data: To & { code: string }): Letter => ({
    subject: { en: 'Your verification code', es: 'Tu código de verificación' },
    heading: { en: 'Welcome back', es: 'Qué bueno que vuelves' },
    name: data.name,
    paragraphs: [
      {
        en: 'Enter this code to reactivate your Kempt account:',
        es: 'Escribe este código para reactivar tu cuenta de Kempt:',
      },
    ],
    code: data.code,
    notes: [
      {
        en: "The code works for 10 minutes. We'll never ask for it by phone or message.",
        es: 'El código funciona durante 10 minutos. Nunca te lo pediremos por teléfono ni mensaje.',
      },
      ignore,
    ],
  }),

  'account-deactivated': (data: To & { token: string }): Letter => ({
    subject: { en: 'Your account is deactivated', es: 'Tu cuenta está desactivada' },
    heading: { en: 'See you again', es: 'Hasta pronto' },
    name: data.name,
    paragraphs: [
      {
        en: 'Your Kempt account is deactivated, as you asked. We keep your data, and nobody sees your profile.',
        es: 'Tu cuenta de Kempt está desactivada, como pediste. Guardamos tus datos y nadie ve tu perfil.',
      },
      {
        en: "Changed your mind? One tap brings it back. After 24 hours, sign in instead and we'll send you a code.",
        es: '¿Cambiaste de idea? Un toque la trae de vuelta. Después de 24 horas, inicia sesión y te enviaremos un código.',
      },
    ],
    button: {
      label: { en: 'Reactivate my account', es: 'Reactivar mi cuenta' },
      path: withToken(tokenPaths.reactivate, data.token),
    },
    notes: [notYou],
    noteLink: resetLink,
  }),

  'account-suspended': (data: To): Letter => ({
    subject: { en: 'Your account is suspended', es: 'Tu cuenta está suspendida' },
    heading: { en: 'Your account is suspended', es: 'Tu cuenta está suspendida' },
    name: data.name,
    paragraphs: [
      {
        en: "Our team suspended your Kempt account, so you can't sign in for now.",
        es: 'Nuestro equipo suspendió tu cuenta de Kempt, así que por ahora no puedes entrar.',
      },
      {
        en: 'If you think this is a mistake, please tell us. A person reads every appeal.',
        es: 'Si crees que es un error, cuéntanos. Una persona lee cada apelación.',
      },
    ],
    button: {
      label: { en: 'Appeal', es: 'Apelar' },
      path: '/contact-support?type=suspended',
    },
  }),

  // Sent to the old and the new address; each confirms separately.
  'email-change-confirm': (data: Change & { token: string; side: 'old' | 'new' }): Letter => ({
    subject: { en: 'Confirm your new email', es: 'Confirma tu correo nuevo' },
    heading: { en: 'Is this you?', es: '¿Eres tú?' },
    name: data.name,
    params: { newEmail: data.newEmail },
    paragraphs: [
      {
        en: 'Someone asked to change the email on this Kempt account to {newEmail}. It changes once both addresses, the old and the new, are confirmed.',
        es: 'Alguien pidió cambiar el correo de esta cuenta de Kempt a {newEmail}. Cambia cuando se confirmen las dos direcciones, la anterior y la nueva.',
      },
    ],
    button: {
      label: { en: 'Confirm the change', es: 'Confirmar el cambio' },
      path: withToken(changePaths[data.side], data.token),
    },
    notes: [
      { en: 'The link works for 24 hours.', es: 'El enlace funciona durante 24 horas.' },
      ignore,
    ],
  }),

  'email-changed': (data: Change): Letter => ({
    subject: { en: 'Your email was changed', es: 'Tu correo cambió' },
    heading: { en: 'Email changed', es: 'Correo cambiado' },
    name: data.name,
    params: { newEmail: data.newEmail },
    paragraphs: [
      {
        en: 'Your Kempt account now uses {newEmail}. Please sign in with it from now on.',
        es: 'Tu cuenta de Kempt ahora usa {newEmail}. Desde ahora entra con esa dirección.',
      },
    ],
    notes: [
      {
        en: "Wasn't you? Please contact us right away.",
        es: '¿No fuiste tú? Escríbenos enseguida.',
      },
    ],
    noteLink: {
      label: { en: 'Contact support', es: 'Contactar a soporte' },
      path: '/contact-support?type=account',
    },
  }),

  'account-deleted': (data: To): Letter => ({
    subject: { en: 'Your account was deleted', es: 'Tu cuenta fue eliminada' },
    heading: { en: 'Thanks for using Kempt', es: 'Gracias por usar Kempt' },
    name: data.name,
    paragraphs: [
      {
        en: "Your Kempt account and your personal data are permanently deleted, as you asked. This can't be undone.",
        es: 'Tu cuenta de Kempt y tus datos personales fueron eliminados, como pediste. Esto no se puede deshacer.',
      },
      {
        en: "You're welcome back anytime.",
        es: 'Siempre puedes volver.',
      },
    ],
  }),
}
