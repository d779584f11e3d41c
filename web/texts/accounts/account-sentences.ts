// Signing in, signing up and one's own account.
export const accountSentences: Record<string, string> = {
  'This email is already in use. Please sign in or use a different email.':
    'Este correo ya está en uso. Inicia sesión o usa otro correo.',
  'This address has received several invitations today. Please try again tomorrow.':
    'Esta dirección ya recibió varias invitaciones hoy. Inténtalo mañana.',
  "You've sent a lot of invitations today. Please try again tomorrow.":
    'Hoy enviaste muchas invitaciones. Inténtalo mañana.',
  'Too many wrong codes today. Use a backup code, or try again tomorrow.':
    'Demasiados códigos incorrectos por hoy. Usa un código de respaldo o inténtalo mañana.',
  'Too many sign-ups right now. Please try again in an hour.':
    'Hay demasiados registros en este momento. Inténtalo de nuevo en una hora.',
  'We just sent you a verification email. Please wait ~60 seconds, then try again or use the resend option below.':
    'Acabamos de enviarte un correo de verificación. Espera unos 60 segundos e inténtalo de nuevo, o usa la opción de reenviar aquí abajo.',
  'Verification email rate limit exceeded. Please wait about a minute and try again.':
    'Se enviaron demasiados correos de verificación. Espera como un minuto e inténtalo de nuevo.',
  'There is an email configuration issue: the SMTP_URL setting is missing on this server, so no verification email can be sent.':
    'Hay un problema con la configuración del correo: falta el ajuste SMTP_URL en este servidor y no se puede enviar el correo de verificación.',
  'Invalid email or password. Please check your credentials and try again.':
    'Correo o contraseña incorrectos. Revisa tus datos e inténtalo de nuevo.',
  'Please check your email and click the verification link before signing in.':
    'Revisa tu correo y abre el enlace de verificación antes de iniciar sesión.',
  'Too many sign-in attempts. Please wait a moment and try again.':
    'Demasiados intentos de inicio de sesión. Espera un momento e inténtalo de nuevo.',
  'Account is deactivated': 'La cuenta está desactivada',
  'That took too long. Please sign in again.': 'Tardó demasiado. Inicia sesión de nuevo.',
  "This link isn't valid or was already used.": 'Este enlace no es válido o ya se usó.',
  'This link has expired. Please ask for a new one.': 'Este enlace venció. Pide uno nuevo.',
  "That code doesn't match. Check it and try again.":
    'Ese código no coincide. Revísalo e inténtalo de nuevo.',
  'That code was already used. Please wait for the next one.':
    'Ese código ya se usó. Espera el siguiente.',
  'Invalid or expired code': 'Código no válido o vencido',
  'Please wait a minute before asking for another code.':
    'Espera un minuto antes de pedir otro código.',
  "You've asked for several codes today. Please try again tomorrow.":
    'Hoy pediste varios códigos. Inténtalo mañana.',
  'Too many requests from your network. Please try again in an hour.':
    'Hay demasiadas solicitudes desde tu red. Inténtalo de nuevo en una hora.',
  'This account is already active. Please sign in normally.':
    'Esta cuenta ya está activa. Inicia sesión como siempre.',
  "We couldn't reactivate this account. Please contact support.":
    'No pudimos reactivar esta cuenta. Contacta a soporte.',
  "One moment, we're checking that you're a person.":
    'Un momento, estamos comprobando que eres una persona.',
  'Two-step sign-in is already set up.': 'El acceso en dos pasos ya está configurado.',
  "That's not your current password.": 'Esa no es tu contraseña actual.',
  'We can only text US and Canadian numbers. Please use another one.':
    'Solo podemos enviar mensajes a números de EE. UU. y Canadá. Usa otro.',
  'Please save your phone number first.': 'Primero guarda tu número de teléfono.',
  "Administrators need two-step sign-in, so it can't be turned off.":
    'Los administradores necesitan el acceso en dos pasos, así que no se puede desactivar.',
  'There are upcoming appointments. Please cancel or finish them first.':
    'Hay citas pendientes. Cancélalas o termínalas primero.',
  "The last owner can't leave. Please make someone else an owner first.":
    'El último propietario no puede irse. Primero nombra a otro.',
  "You're seeing someone else's account, so you can't change anything. Stop first.":
    'Estás viendo la cuenta de otra persona, así que no puedes cambiar nada. Primero termina.',
  "This part of someone else's account stays private.":
    'Esta parte de la cuenta de otra persona es privada.',
  "You can't see the app as another administrator.":
    'No puedes ver la app como otro administrador.',
  'This account already waits to be erased.': 'Esta cuenta ya espera a ser borrada.',
  'This account is suspended or closed. Restore it first.':
    'Esta cuenta está suspendida o cerrada. Primero restáurala.',
  'Please enter a code from your authenticator app.':
    'Escribe un código de tu app de autenticación.',
  'This person already has that role.': 'Esta persona ya tiene ese rol.',
  "An owner's role has no end date.": 'El rol de propietario no tiene fecha de fin.',
  "Choose a day that isn't over.": 'Elige un día que no haya pasado.',
  'Please choose a JPEG, PNG or WebP photo.': 'Elige una foto JPEG, PNG o WebP.',
  "You've reached the limit of 60 photos.": 'Llegaste al límite de 60 fotos.',
  'You always get this one, so it stays on.':
    'Este aviso siempre te llega, así que queda activado.',
  'This browser still gets notifications for another account. Please try again.':
    'Este navegador todavía recibe avisos de otra cuenta. Inténtalo de nuevo.',
  'Please use at most 500 characters': 'Usa hasta 500 caracteres',
  'Please use at most 300 characters': 'Usa hasta 300 caracteres',
}
