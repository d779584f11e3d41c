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
    en: 'Press the button to confirm that this email address is yours.',
    es: 'Presiona el botón para confirmar que este correo es tuyo.',
  },
  confirmEmail: { en: 'Confirm my email', es: 'Confirmar mi correo' },
  confirming: { en: 'Confirming...', es: 'Confirmando...' },
  confirmed: { en: 'Email confirmed', es: 'Correo confirmado' },
  confirmedText: {
    en: '{email} is confirmed and your account is ready. Sign in to get started.',
    es: '{email} quedó confirmado y tu cuenta está lista. Inicia sesión para empezar.',
  },
  linkInvalid: { en: 'This link does not work', es: 'Este enlace no funciona' },
  linkInvalidText: {
    en: 'It is not complete or was used before. If you confirmed your email already, just sign in.',
    es: 'No está completo o ya se usó. Si ya confirmaste tu correo, solo inicia sesión.',
  },
  linkExpired: { en: 'This link has expired', es: 'Este enlace venció' },
  linkExpiredText: {
    en: 'Verification links are good for 24 hours. Ask for a new one below.',
    es: 'Los enlaces de verificación sirven por 24 horas. Pide uno nuevo aquí abajo.',
  },
  noLink: { en: 'Waiting for your email?', es: '¿Esperas tu correo?' },
  noLinkText: {
    en: 'Open the link in the email we sent you. If it never came, ask for a new one.',
    es: 'Abre el enlace del correo que te enviamos. Si no llegó, pide uno nuevo.',
  },
  disownTitle: { en: 'Not you?', es: '¿No fuiste tú?' },
  disownText: {
    en: 'Somebody signed up with your email address. If it was not you, delete the account.',
    es: 'Alguien se registró con tu correo. Si no fuiste tú, elimina la cuenta.',
  },
  disown: { en: 'Delete this account', es: 'Eliminar esta cuenta' },
  disowning: { en: 'Deleting...', es: 'Eliminando...' },
  disowned: { en: 'Account deleted', es: 'Cuenta eliminada' },
  disownedText: {
    en: 'Nothing with your email address is left here. Thank you for telling us.',
    es: 'Ya no queda nada con tu correo aquí. Gracias por avisarnos.',
  },
  disownLinkText: {
    en: 'It is not complete, has expired, or the account was deleted or confirmed already.',
    es: 'No está completo, venció, o la cuenta ya se eliminó o se confirmó.',
  },
  toHome: { en: 'Go to the home page', es: 'Ir al inicio' },
} satisfies Record<string, Text>
