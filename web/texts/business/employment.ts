// A member's own pages: first steps, profile, leaving.
import type { OnboardingStep } from '#contract/business/employment.ts'
import type { Text } from '#contract/language.ts'

export const stepNames: Record<OnboardingStep, Text> = {
  profile: { en: 'You', es: 'Tú' },
  license: { en: 'License', es: 'Licencia' },
  services: { en: 'Services', es: 'Servicios' },
  hours: { en: 'Hours', es: 'Horario' },
  notifications: { en: 'Notifications', es: 'Avisos' },
}

export const onboardingWords = {
  step: { en: 'Step {number} of {count}', es: 'Paso {number} de {count}' },
  steps: { en: 'Steps', es: 'Pasos' },
  next: { en: 'Next', es: 'Siguiente' },
  back: { en: 'Back', es: 'Atrás' },
  finish: { en: 'Done', es: 'Listo' },
  later: { en: 'Finish later', es: 'Terminar después' },
  kept: { en: 'Everything is saved as you go.', es: 'Todo se guarda mientras avanzas.' },
  done: { en: "You're all set", es: 'Todo listo' },
  doneText: {
    en: "{owner} will check your license and turn on online booking. We'll let you know when clients can find you.",
    es: '{owner} revisará tu licencia y activará tus reservas en línea. Te avisamos cuando te puedan encontrar.',
  },
  bookableNow: { en: 'Clients can book you now.', es: 'Ya te pueden reservar.' },
  toDashboard: { en: 'Go to my dashboard', es: 'A mi panel' },
  profileText: {
    en: 'Clients see this when they choose who cuts their hair.',
    es: 'Los clientes lo ven cuando eligen quién les corta el pelo.',
  },
  servicesText: {
    en: 'What {owner} set for you. Something missing? Talk to them; they can change it anytime.',
    es: 'Lo que {owner} puso para ti. ¿Falta algo? Habla con esa persona; lo puede cambiar cuando quiera.',
  },
  noServices: {
    en: 'No services yet. {owner} can add them in the Team tab.',
    es: 'Aún sin servicios. {owner} los agrega en la pestaña Equipo.',
  },
  confirmServices: { en: 'Looks right', es: 'Así está bien' },
  hoursMissing: {
    en: 'Save at least one day so clients can book you.',
    es: 'Guarda al menos un día para que te puedan reservar.',
  },
  noticesText: {
    en: 'How we reach you about bookings and the team. You can change it anytime in your settings.',
    es: 'Cómo te avisamos de citas y del equipo. Lo puedes cambiar cuando quieras en ajustes.',
  },
  unfinished: { en: 'A few steps left', es: 'Faltan unos pasos' },
  unfinishedText: {
    en: 'Clients can book you once your profile, license and hours are there.',
    es: 'Te pueden reservar cuando estén tu perfil, licencia y horario.',
  },
  goOn: { en: 'Continue', es: 'Continuar' },
}

export const cardWords = {
  bio: { en: 'About you', es: 'Sobre ti' },
  bioHint: {
    en: "What you're best at, years of experience, who you cut.",
    es: 'En qué eres mejor, tus años de experiencia, a quién atiendes.',
  },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  saved: { en: 'Saved', es: 'Guardado' },
}

export const licenseWords = {
  title: { en: 'Your license', es: 'Tu licencia' },
  text: {
    en: 'Only the shop owner and Kempt can see it.',
    es: 'Solo la ven el dueño de la barbería y Kempt.',
  },
  number: { en: 'License number', es: 'Número de licencia' },
  type: { en: 'License type', es: 'Tipo de licencia' },
  expiresOn: { en: 'Valid until', es: 'Válida hasta' },
  photo: { en: 'License photo', es: 'Foto de la licencia' },
  photoHint: { en: 'JPEG, PNG or WebP, up to 8 MB.', es: 'JPEG, PNG o WebP, hasta 8 MB.' },
  photoThere: {
    en: 'Photo sent. Choose another to replace it.',
    es: 'Foto enviada. Elige otra para cambiarla.',
  },
  photoSaved: { en: 'Photo saved', es: 'Foto guardada' },
  photoAlt: { en: 'Your license', es: 'Tu licencia' },
  recheck: {
    en: "The owner has to check any change again. Until then clients can't book you.",
    es: 'El dueño tiene que revisar cualquier cambio. Mientras tanto no te pueden reservar.',
  },
  types: {
    'Class A Barber': { en: 'Class A Barber', es: 'Barbero clase A' },
    'Cosmetology Operator': { en: 'Cosmetology Operator', es: 'Operador de cosmetología' },
    'Hair Weaving Specialist': { en: 'Hair Weaving Specialist', es: 'Especialista en extensiones' },
    'Barber Instructor': { en: 'Barber Instructor', es: 'Instructor de barbería' },
  },
}

export const profileWords = {
  preview: { en: 'What clients see', es: 'Lo que ven los clientes' },
  publicPage: { en: "Open the shop's page", es: 'Abrir la página de la barbería' },
  notOffered: {
    en: "Clients can't see this card yet.",
    es: 'Los clientes aún no ven esta tarjeta.',
  },
  about: { en: 'Photo, words and languages', es: 'Foto, texto e idiomas' },
  services: { en: 'Your services', es: 'Tus servicios' },
  reviews: { en: 'Reviews', es: 'Reseñas' },
  portfolio: { en: 'Your portfolio', es: 'Tu portafolio' },
}

export const leaveWords = {
  title: { en: 'Leave {shop}', es: 'Dejar {shop}' },
  text: {
    en: 'Your past visits and reviews stay with the shop, your rating stays yours.',
    es: 'Tus visitas y reseñas se quedan con la barbería; tu calificación es tuya.',
  },
  waiting: {
    en: '{count} clients are booked with you. Hand them over or finish them first; {owner} can help.',
    es: '{count} clientes tienen cita contigo. Primero pásalos o termínalos; {owner} te puede ayudar.',
  },
  finishing: {
    en: "You'll leave the team automatically after your last appointment.",
    es: 'Sales del equipo automáticamente después de tu última cita.',
  },
  leave: { en: 'Leave the shop', es: 'Dejar la barbería' },
  sure: { en: 'Leave {shop}?', es: '¿Dejar {shop}?' },
  sureText: {
    en: "You'll be signed out and lose access to its calendar. You'd need a new invitation to come back.",
    es: 'Se cierra tu sesión y pierdes el acceso a su calendario. Solo otra invitación te trae de vuelta.',
  },
  left: { en: 'You left {shop}', es: 'Dejaste {shop}' },
}
