import type { Text } from '#contract/language.ts'
import type { TicketType } from '#contract/accounts/support.ts'

export const support = {
  title: { en: 'Contact support', es: 'Contactar a soporte' },
  description: {
    en: 'Write to us about a booking, a payment or your account. A person reads every message.',
    es: 'Escríbenos sobre una cita, un pago o tu cuenta. Una persona lee cada mensaje.',
  },
  appealTitle: { en: 'Appeal your suspension', es: 'Apela la suspensión' },
  appealLead: {
    en: "Your account was suspended, and we know that's frustrating. If you think it's a mistake, or things have changed, tell us in your own words. A person reads every appeal and replies by email.",
    es: 'Tu cuenta fue suspendida y sabemos que es frustrante. Si crees que es un error, o algo cambió, cuéntanos con tus palabras. Una persona lee cada apelación y responde por correo.',
  },
  email: { en: 'Email', es: 'Correo' },
  emailHint: { en: "We'll reply to this address.", es: 'Respondemos a esta dirección.' },
  appealEmailHint: {
    en: 'The email address on the suspended account.',
    es: 'El correo de la cuenta suspendida.',
  },
  type: { en: "What's it about?", es: '¿De qué se trata?' },
  bookingNumber: { en: 'Booking number', es: 'Número de cita' },
  message: { en: 'Message', es: 'Mensaje' },
  appealMessage: { en: 'What should we know?', es: '¿Qué deberíamos saber?' },
  files: { en: 'Photos (optional)', es: 'Fotos (opcional)' },
  addFiles: { en: 'Add photos', es: 'Agregar fotos' },
  filesHint: {
    en: 'Up to 3, JPEG, PNG or WebP, 8 MB each. No PDFs; a screenshot works.',
    es: 'Hasta 3, JPEG, PNG o WebP, 8 MB cada una. Sin PDF; sirve una captura de pantalla.',
  },
  tooManyFiles: {
    en: 'You can add up to {limit} photos.',
    es: 'Puedes agregar hasta {limit} fotos.',
  },
  removeFile: { en: 'Remove {name}', es: 'Quitar {name}' },
  send: { en: 'Send Message', es: 'Enviar mensaje' },
  sendAppeal: { en: 'Send appeal', es: 'Enviar apelación' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  failed: {
    en: 'Failed to send message. Please try again.',
    es: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
  },
  received: { en: 'We got your message', es: 'Recibimos tu mensaje' },
  receivedText: {
    en: 'A person will read it and reply by email. Please keep this number.',
    es: 'Una persona lo leerá y responderá por correo. Guarda este número.',
  },
  ticketNumber: { en: 'Your ticket number', es: 'Tu número de ticket' },
  toHome: { en: 'Back to the home page', es: 'Volver al inicio' },
} satisfies Record<string, Text>

export const ticketTypeNames: Record<TicketType, Text> = {
  general: { en: 'Something else', es: 'Otra cosa' },
  booking: { en: 'A booking', es: 'Una cita' },
  payment: { en: 'A payment or refund', es: 'Un pago o reembolso' },
  account: { en: 'My account', es: 'Mi cuenta' },
  safety: { en: 'Safety or conduct', es: 'Seguridad o conducta' },
  suspended: { en: 'A suspended account', es: 'Una cuenta suspendida' },
}
