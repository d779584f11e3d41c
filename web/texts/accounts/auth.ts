import type { Text } from '#contract/language.ts'

// Signing in, signing up, and a new password.
export const auth = {
  metaTitle: { en: 'Sign in or sign up', es: 'Inicia sesión o regístrate' },
  metaText: {
    en: 'Sign in to your account, or create one as a client or a barber.',
    es: 'Entra a tu cuenta o crea una como cliente o barbero.',
  },
  signIn: { en: 'Sign in', es: 'Iniciar sesión' },
  signUp: { en: 'Sign up', es: 'Registrarse' },
  tabs: { en: 'Account', es: 'Cuenta' },
  welcome: { en: 'Welcome back', es: 'Hola de nuevo' },
  welcomeText: {
    en: 'Sign in to book or manage your appointments.',
    es: 'Entra para reservar o manejar tus citas.',
  },
  join: { en: 'Pull up a chair', es: 'Jala una silla' },
  joinText: {
    en: 'Create your account in a minute. No credit card required.',
    es: 'Crea tu cuenta en un minuto. No necesitas tarjeta de crédito.',
  },
  pictureTitle: { en: 'Sharp lines, on time', es: 'Líneas finas, a tiempo' },
  pictureText: {
    en: 'Real chairs, real prices and real openings in {city}.',
    es: 'Sillas, precios y horarios reales en {city}.',
  },

  fullName: { en: 'Full name', es: 'Nombre completo' },
  email: { en: 'Email', es: 'Correo electrónico' },
  password: { en: 'Password', es: 'Contraseña' },
  phone: { en: 'Phone', es: 'Teléfono' },
  passwordHint: { en: 'At least 8 characters.', es: 'Al menos 8 caracteres.' },
  phoneHint: {
    en: 'For messages about your bookings.',
    es: 'Para avisarte sobre tus citas.',
  },
  referralCode: { en: 'Referral code', es: 'Código de referido' },
  welcomeBonus: {
    en: 'With a code you get a {amount} welcome bonus off your first booking.',
    es: 'Con un código recibes un bono de bienvenida de {amount} en tu primera cita.',
  },

  signingIn: { en: 'Signing in...', es: 'Entrando...' },
  welcomeBack: { en: 'Welcome back!', es: '¡Hola de nuevo!' },
  forgotPassword: { en: 'Forgot Password?', es: '¿Olvidaste tu contraseña?' },
  newHere: { en: 'New here?', es: '¿Es tu primera vez?' },
  createAccount: { en: 'Create account', es: 'Crear cuenta' },
  creatingAccount: { en: 'Creating account...', es: 'Creando cuenta...' },

  stepOne: { en: 'Step 1 of 2, Choose Your Role', es: 'Paso 1 de 2, elige tu rol' },
  stepOneText: {
    en: 'How will you use {company}?',
    es: '¿Cómo vas a usar {company}?',
  },
  stepTwo: { en: 'Step 2 of 2, Your Details', es: 'Paso 2 de 2, tus datos' },
  signingUpAs: { en: 'Signing up as', es: 'Te registras como' },
  change: { en: 'Change', es: 'Cambiar' },
  haveAccount: { en: 'Already have an account?', es: '¿Ya tienes una cuenta?' },
  roles: {
    client: {
      name: { en: 'Client', es: 'Cliente' },
      title: { en: 'I want a haircut', es: 'Quiero un corte' },
      text: {
        en: 'Find barbers near you, see real openings and book in three taps.',
        es: 'Encuentra barberos cerca, mira horarios reales y reserva en tres toques.',
      },
      choose: { en: 'Continue as a client', es: 'Continuar como cliente' },
      other: {
        en: 'Are you a barber? Sign up as a barber',
        es: '¿Eres barbero? Regístrate como barbero',
      },
    },
    barber: {
      name: { en: 'Barber', es: 'Barbero' },
      title: { en: "I'm a barber", es: 'Soy barbero' },
      text: {
        en: 'List your shop, fill your chair, manage bookings and get paid.',
        es: 'Publica tu barbería, llena tu silla, maneja tus citas y cobra.',
      },
      choose: { en: 'Continue as a barber', es: 'Continuar como barbero' },
      other: {
        en: 'Looking for a haircut? Sign up as a client',
        es: '¿Buscas un corte? Regístrate como cliente',
      },
    },
  },

  signUpError: { en: 'Sign Up Error', es: 'Error al registrarse' },
  confirmationNotSent: {
    en: 'Error sending confirmation email. Please try the resend option below in about a minute.',
    es: 'No pudimos enviar el correo de confirmación. Prueba la opción de reenviar aquí abajo en un minuto.',
  },
  mailIsSlow: {
    en: 'Email provider is responding slowly. Please check your inbox in a minute and click the verification link.',
    es: 'El proveedor de correo está lento. Revisa tu bandeja en un minuto y abre el enlace de verificación.',
  },
  mailIsSlowShort: {
    en: 'Email provider is responding slowly. Check your inbox shortly for the verification link.',
    es: 'El proveedor de correo está lento. En breve te llegará el enlace de verificación.',
  },
  couldNotSignUp: {
    en: 'We could not complete sign up.',
    es: 'No pudimos completar tu registro.',
  },
  createdNeedsEmail: {
    en: 'Account Created - Email Verification Required',
    es: 'Cuenta creada: falta verificar tu correo',
  },
  createdSuccessfully: {
    en: 'Account Created Successfully',
    es: 'Cuenta creada con éxito',
  },
  created: { en: 'Account Created', es: 'Cuenta creada' },
  checkInboxToast: {
    en: 'We sent a verification link to {email}.',
    es: 'Enviamos un enlace de verificación a {email}.',
  },

  checkInbox: { en: 'Check your inbox', es: 'Revisa tu correo' },
  checkInboxText: {
    en: 'We sent a verification link to {email}. Click it, then sign in. The link works for 24 hours.',
    es: 'Enviamos un enlace de verificación a {email}. Ábrelo y luego inicia sesión. Sirve por 24 horas.',
  },
  nothingThere: {
    en: "Didn't get it? Check spam or resend it.",
    es: '¿No te llegó? Revisa tu spam o pídelo de nuevo.',
  },
  resend: { en: 'Resend verification email', es: 'Reenviar el correo de verificación' },
  resendIn: { en: 'Resend in {time}', es: 'Reenviar en {time}' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  resent: { en: 'Verification email sent', es: 'Correo de verificación enviado' },
  resentText: {
    en: 'If {email} is waiting for verification, a new link is on its way.',
    es: 'Si {email} está por verificarse, un enlace nuevo va en camino.',
  },
  notResent: { en: 'Email not sent', es: 'Correo no enviado' },
  otherEmail: { en: 'Use a different email', es: 'Usar otro correo' },
  goToSignIn: { en: 'Go to sign in', es: 'Ir a iniciar sesión' },

  suspended: { en: 'Account Suspended', es: 'Cuenta suspendida' },
  suspendedText: {
    en: 'Your account was suspended by an administrator. Redirecting to support...',
    es: 'Un administrador suspendió tu cuenta. Te llevamos a soporte...',
  },
  mayReactivate: {
    en: 'If you deactivated it yourself, you can bring it back with a code sent to your email.',
    es: 'Si la desactivaste tú, puedes recuperarla con un código que enviamos a tu correo.',
  },
  reactivateIt: { en: 'Reactivate my account', es: 'Reactivar mi cuenta' },

  secondFactor: { en: 'One more step', es: 'Un paso más' },
  secondFactorText: {
    en: 'Enter the 6-digit code from your authenticator app.',
    es: 'Escribe el código de 6 dígitos de tu app de autenticación.',
  },
  backupText: {
    en: 'Enter one of the backup codes you saved. Each works once.',
    es: 'Escribe uno de los códigos de respaldo que guardaste. Cada uno sirve una vez.',
  },
  code: { en: 'Verification code', es: 'Código de verificación' },
  backupCode: { en: 'Backup code', es: 'Código de respaldo' },
  useBackup: { en: 'Use a backup code', es: 'Usar un código de respaldo' },
  useApp: { en: 'Use the authenticator app', es: 'Usar la app de autenticación' },
  verify: { en: 'Verify', es: 'Verificar' },
  verifying: { en: 'Verifying...', es: 'Verificando...' },
  backToSignIn: { en: 'Back to Sign In', es: 'Volver a iniciar sesión' },

  forgotTitle: { en: 'Forgot your password?', es: '¿Olvidaste tu contraseña?' },
  forgotText: {
    en: "Enter your email and we'll send you a link to choose a new one.",
    es: 'Escribe tu correo y te enviamos un enlace para elegir una nueva.',
  },
  sendResetLink: { en: 'Send reset link', es: 'Enviar enlace' },
  resetSent: { en: 'Password Reset Email Sent', es: 'Correo para restablecer enviado' },
  resetSentText: {
    en: 'If {email} has an account, a link is on its way. It works for 30 minutes.',
    es: 'Si {email} tiene una cuenta, el enlace va en camino. Sirve por 30 minutos.',
  },
  resetError: { en: 'Password Reset Error', es: 'Error al restablecer la contraseña' },

  resetTitle: { en: 'Choose a new password', es: 'Elige una contraseña nueva' },
  resetText: {
    en: "You'll be signed out everywhere else.",
    es: 'Se cerrará tu sesión en los demás dispositivos.',
  },
  newPassword: { en: 'New password', es: 'Contraseña nueva' },
  confirmPassword: { en: 'Confirm password', es: 'Confirma la contraseña' },
  updatePassword: { en: 'Update password', es: 'Actualizar contraseña' },
  updating: { en: 'Updating...', es: 'Actualizando...' },
  updated: { en: 'Password Updated', es: 'Contraseña actualizada' },
  updatedText: {
    en: 'Sign in with your new password.',
    es: 'Inicia sesión con tu contraseña nueva.',
  },
  updateError: { en: 'Password Update Error', es: 'Error al actualizar la contraseña' },
  noResetToken: {
    en: 'Please open this page with the link from your email. Links work once, for 30 minutes.',
    es: 'Abre esta página con el enlace de tu correo. Los enlaces sirven una vez, por 30 minutos.',
  },
  askForNewLink: { en: 'Ask for a new link', es: 'Pedir un enlace nuevo' },

  invited: { en: 'You were invited', es: 'Tienes una invitación' },
  invitedText: {
    en: 'A friend shared {company} with you. Opening the sign-up page...',
    es: 'Un amigo te compartió {company}. Abriendo el registro...',
  },
} satisfies Record<string, Text | Record<string, Record<string, Text>>>
