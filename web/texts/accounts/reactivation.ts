import type { Text } from '#contract/language.ts'

// The ways back into a deactivated account: by a mailed code and by a mailed link.
export const reactivation = {
  reactivateTitle: { en: 'Reactivate your account', es: 'Reactiva tu cuenta' },
  reactivateText: {
    en: 'One tap and your account is open again, with everything as you left it.',
    es: 'Un toque y tu cuenta vuelve a estar abierta, con todo como lo dejaste.',
  },
  reactivate: { en: 'Reactivate account', es: 'Reactivar cuenta' },
  reactivating: { en: 'Reactivating...', es: 'Reactivando...' },
  invalidToken: { en: 'Invalid Token', es: 'Enlace no válido' },
  invalidTokenText: {
    en: "This reactivation link isn't complete. Please open it from your email again.",
    es: 'Este enlace no está completo. Ábrelo de nuevo desde tu correo.',
  },
  tokenExpired: { en: 'Token Expired', es: 'Enlace vencido' },
  tokenExpiredText: {
    en: 'Reactivation links work for 24 hours. Sign in to get a code instead.',
    es: 'Los enlaces de reactivación sirven por 24 horas. Inicia sesión para recibir un código.',
  },
  linkFailed: { en: 'Reactivation Failed', es: 'No se pudo reactivar' },
  linkFailedText: {
    en: "We couldn't reactivate your account. Please try again or contact support.",
    es: 'No pudimos reactivar tu cuenta. Inténtalo de nuevo o contacta a soporte.',
  },
  contactSupport: { en: 'Contact support', es: 'Contactar a soporte' },

  deactivated: { en: 'Your account is deactivated', es: 'Tu cuenta está desactivada' },
  requestText: {
    en: "We'll send a 6-digit code to {email}. Enter it with your password and you're back.",
    es: 'Podemos enviar un código de 6 dígitos a {email}. Escríbelo con tu contraseña y listo.',
  },
  requestPageText: {
    en: "We'll send a 6-digit code to your email. Enter it with your password and you're back.",
    es: 'Enviamos un código de 6 dígitos a tu correo. Escríbelo con tu contraseña y listo.',
  },
  sendCode: { en: 'Send verification code', es: 'Enviar código' },
  haveCode: { en: 'I already have a code', es: 'Ya tengo un código' },
  enterCode: { en: 'Enter your code', es: 'Escribe tu código' },
  enterCodeText: {
    en: 'We sent a 6-digit code to {email}. It works for 10 minutes.',
    es: 'Enviamos un código de 6 dígitos a {email}. Sirve por 10 minutos.',
  },
  verifyAndReactivate: { en: 'Verify and reactivate', es: 'Verificar y reactivar' },
  resendCode: { en: 'Resend code', es: 'Reenviar código' },
  cancelAndGoBack: { en: 'Cancel and go back', es: 'Cancelar y volver' },
  backAgain: { en: "You're back", es: 'Ya estás de vuelta' },
  backAgainText: {
    en: 'Your account is active again. Signing you in...',
    es: 'Tu cuenta está activa otra vez. Estamos iniciando tu sesión...',
  },
  codeSent: { en: 'Verification code sent', es: 'Código de verificación enviado' },
  codeSentText: {
    en: 'Check the inbox for {email}.',
    es: 'Revisa el correo de {email}.',
  },
  invalidCode: { en: 'Invalid code', es: 'Código no válido' },
  invalidCodeText: {
    en: 'Please check the code and your password, then try again.',
    es: 'Revisa el código y tu contraseña e inténtalo de nuevo.',
  },
  accountNotFound: { en: 'Account not found', es: 'Cuenta no encontrada' },
  accountNotFoundText: {
    en: "There's no account with this email.",
    es: 'No hay ninguna cuenta con este correo.',
  },
  alreadyActive: { en: 'Account already active', es: 'La cuenta ya está activa' },
  invalidOrExpired: { en: 'Invalid or expired code', es: 'Código no válido o vencido' },
  invalidOrExpiredText: {
    en: 'Please check the code, or ask for a new one.',
    es: 'Revisa el código o pide uno nuevo.',
  },
  reactivated: { en: 'Account reactivated', es: 'Cuenta reactivada' },
  reactivatedText: {
    en: 'Good to have you back. Please sign in.',
    es: 'Qué bueno tenerte de vuelta. Inicia sesión.',
  },
  reactivationFailed: { en: 'Reactivation failed', es: 'La reactivación falló' },
} satisfies Record<string, Text>
