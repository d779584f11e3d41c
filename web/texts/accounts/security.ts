// Passwords and two-step sign-in, under /settings.

export const security = {
  password: { en: 'Password', es: 'Contraseña' },
  passwordText: {
    en: 'A new password signs out every other device.',
    es: 'Una contraseña nueva cierra la sesión en los demás dispositivos.',
  },
  newPassword: { en: 'New password', es: 'Contraseña nueva' },
  confirmPassword: { en: 'Confirm new password', es: 'Confirmar contraseña nueva' },
  passwordHint: { en: 'At least 8 characters', es: 'Al menos 8 caracteres' },
  changePassword: { en: 'Change password', es: 'Cambiar contraseña' },
  passwordUpdated: { en: 'Password Updated', es: 'Contraseña actualizada' },
  othersSignedOut: {
    en: 'Every other device was signed out.',
    es: 'Se cerró la sesión en los demás dispositivos.',
  },
  passwordError: { en: 'Password Update Error', es: 'Error al actualizar la contraseña' },

  twoSteps: { en: 'Two-step sign-in', es: 'Acceso en dos pasos' },
  twoStepsText: {
    en: "Add a code from your phone when you sign in, so a stolen password isn't enough.",
    es: 'Agrega un código de tu teléfono al iniciar sesión, para que una contraseña robada no baste.',
  },
  on: { en: 'On', es: 'Activado' },
  off: { en: 'Off', es: 'Desactivado' },
  codesLeft: {
    en: '{count} of 10 backup codes left',
    es: 'Quedan {count} de 10 códigos de respaldo',
  },
  setUp: { en: 'Set up', es: 'Configurar' },
  renewCodes: { en: 'New backup codes', es: 'Códigos de respaldo nuevos' },
  turnOff: { en: 'Turn off', es: 'Desactivar' },
  adminsNeedIt: {
    en: "Administrators need it, so it can't be turned off.",
    es: 'Los administradores lo necesitan, así que no se puede desactivar.',
  },
  mustTitle: { en: 'One step before you start', es: 'Un paso antes de empezar' },
  mustText: {
    en: 'Administrators sign in with two steps. Set it up now to open Admin.',
    es: 'Los administradores entran en dos pasos. Configúralo ahora para abrir la administración.',
  },

  newPhone: { en: 'Set up a new phone', es: 'Configurar otro teléfono' },
  oldCode: { en: 'A code you have now', es: 'Un código que tengas' },
  oldCodeHint: {
    en: 'From your authenticator app, or a backup code. Your old phone works until the new one is set up.',
    es: 'De tu app de autenticación o un código de respaldo. Tu teléfono anterior sirve hasta configurar el nuevo.',
  },
  codeHint: {
    en: 'From your authenticator app, or a backup code.',
    es: 'De tu app de autenticación o un código de respaldo.',
  },
  passwordStep: { en: 'First, your password', es: 'Primero, tu contraseña' },
  scanTitle: { en: 'Scan the code', es: 'Escanea el código' },
  scanText: {
    en: 'Scan it with an authenticator app, then enter the 6 digits the app shows.',
    es: 'Escanéalo con una app de autenticación y escribe los 6 dígitos que muestra.',
  },
  qrLabel: { en: 'QR code for your authenticator app', es: 'Código QR para tu app' },
  cannotScan: {
    en: 'On the same phone, or no camera? Enter this key in the app instead:',
    es: '¿En el mismo teléfono o sin cámara? Escribe esta clave en la app:',
  },
  copyKey: { en: 'Copy key', es: 'Copiar clave' },
  openApp: { en: 'Open in app', es: 'Abrir en la app' },
  appCode: { en: 'Code from the app', es: 'Código de la app' },
  confirm: { en: 'Confirm', es: 'Confirmar' },
  codesTitle: { en: 'Your backup codes', es: 'Tus códigos de respaldo' },
  codesText: {
    en: "Each one works once, for when you don't have your phone. We only show them now, so keep them somewhere safe.",
    es: 'Cada uno sirve una vez si no tienes tu teléfono. Solo los mostramos ahora: guárdalos en un lugar seguro.',
  },
  copyCodes: { en: 'Copy codes', es: 'Copiar códigos' },
  downloadCodes: { en: 'Download', es: 'Descargar' },
  codesFile: {
    en: 'Kempt backup codes. Each works once.',
    es: 'Códigos de respaldo de Kempt. Cada uno sirve una vez.',
  },
  codesKept: { en: 'I saved them', es: 'Ya los guardé' },
  toAdmin: { en: 'Open Admin', es: 'Abrir la administración' },
  isOn: { en: 'Two-step sign-in is on', es: 'El acceso en dos pasos está activado' },
  isOff: { en: 'Two-step sign-in is off', es: 'El acceso en dos pasos está desactivado' },
  renewTitle: { en: 'New backup codes', es: 'Códigos de respaldo nuevos' },
  renewText: {
    en: 'The codes you have now stop working.',
    es: 'Los códigos que tienes dejarán de funcionar.',
  },
  renew: { en: 'Make new codes', es: 'Crear códigos nuevos' },
  turnOffTitle: { en: 'Turn off two-step sign-in?', es: '¿Desactivar el acceso en dos pasos?' },
  turnOffText: {
    en: 'After that, your password is all you need.',
    es: 'Después, tu contraseña será suficiente para entrar.',
  },
}
