import type { Text } from '#contract/language.ts'

// Where the links of the verification mail lead.
export const confirmation = {
  confirmMeta: { en: 'Confirm your email', es: 'Confirma tu correo' },
  confirmMetaText: {
    en: 'The last step of signing up.',
    es: 'El último paso de tu registro.',
  },
  confirmTitle: { en: 'Almost there', es: 'Ya casi' },
  confirmText: {
    en: 'Tap to confirm your email.',
    es: 'Toca para confirmar tu correo.',
  },
  confirmEmail: { en: 'Confirm my email', es: 'Confirmar mi correo' },
  confirming: { en: 'Confirming...', es: 'Confirmando...' },
  confirmed: { en: 'Email confirmed', es: 'Correo confirmado' },
  confirmedText: {
    en: '{email} is confirmed and your account is ready. Sign in to get started.',
    es: '{email} quedó confirmado y tu cuenta está lista. Inicia sesión para empezar.',
  },
  linkInvalid: { en: "This link doesn't work", es: 'Este enlace no funciona' },
  linkInvalidText: {
    en: "It isn't complete or was used before. If you already confirmed your email, just sign in.",
    es: 'No está completo o ya se usó. Si ya confirmaste tu correo, solo inicia sesión.',
  },
  linkExpired: { en: 'This link has expired', es: 'Este enlace venció' },
  linkExpiredText: {
    en: 'Verification links work for 24 hours. Get a new one below.',
    es: 'Los enlaces de verificación sirven por 24 horas. Pide uno nuevo aquí abajo.',
  },
  noLink: { en: 'Waiting for your email?', es: '¿Esperas tu correo?' },
  noLinkText: {
    en: 'Open the link in the email we sent you. If it never arrived, ask for a new one.',
    es: 'Abre el enlace del correo que te enviamos. Si no llegó, pide uno nuevo.',
  },
  disownTitle: { en: 'Not you?', es: '¿No fuiste tú?' },
  disownText: {
    en: "Someone signed up with your email address. If it wasn't you, delete the account.",
    es: 'Alguien se registró con tu correo. Si no fuiste tú, elimina la cuenta.',
  },
  disown: { en: 'Delete this account', es: 'Eliminar esta cuenta' },
  disowning: { en: 'Deleting...', es: 'Eliminando...' },
  disowned: { en: 'Account deleted', es: 'Cuenta eliminada' },
  disownedText: {
    en: 'Nothing with your email address is left here. Thanks for letting us know.',
    es: 'Ya no queda nada con tu correo aquí. Gracias por avisarnos.',
  },
  disownLinkText: {
    en: "It isn't complete, has expired, or the account was already deleted or confirmed.",
    es: 'No está completo, venció, o la cuenta ya se eliminó o se confirmó.',
  },
  toHome: { en: 'Go to the home page', es: 'Ir al inicio' },
} satisfies Record<string, Text>
