// A member's own pages: first steps, profile, leaving.
import type { OnboardingStep } from '#contract/employment.ts'
import type { Text } from '#contract/language.ts'

export const stepNames: Record<OnboardingStep, Text> = {
  profile: { en: 'You', es: 'Tú' },
  license: { en: 'License', es: 'Licencia' },
  services: { en: 'Services', es: 'Servicios' },
  hours: { en: 'Hours', es: 'Horario' },
  notifications: { en: 'Notices', es: 'Avisos' },
}

export const onboardingWords = {
  step: { en: 'Step {number} of {count}', es: 'Paso {number} de {count}' },
  steps: { en: 'Steps', es: 'Pasos' },
  next: { en: 'Next', es: 'Siguiente' },
  back: { en: 'Back', es: 'Atrás' },
  finish: { en: 'Done', es: 'Listo' },
  later: { en: 'Finish later', es: 'Terminar después' },
  kept: { en: 'Everything is saved as you go.', es: 'Todo se guarda mientras avanzas.' },
  done: { en: 'You are set', es: 'Todo listo' },
  doneText: {
    en: '{owner} checks your license and makes you bookable. We tell you when clients can find you.',
    es: '{owner} revisa tu licencia y permite que te reserven. Te avisamos cuando te puedan encontrar.',
  },
  bookableNow: { en: 'Clients can book you now.', es: 'Ya te pueden reservar.' },
  toDashboard: { en: 'To my dashboard', es: 'A mi panel' },
  profileText: {
    en: 'Clients see this when they choose who cuts their hair.',
    es: 'Los clientes lo ven cuando eligen quién les corta el pelo.',
  },
  servicesText: {
    en: 'What {owner} has set for you. Something missing? Talk to them; they can change it any time.',
    es: 'Lo que {owner} puso para ti. ¿Falta algo? Habla con esa persona; lo puede cambiar cuando quiera.',
  },
  noServices: {
    en: 'No services yet. {owner} adds them in the team tab.',
    es: 'Aún sin servicios. {owner} los agrega en la pestaña Equipo.',
  },
  confirmServices: { en: 'That is right', es: 'Así está bien' },
  hoursMissing: {
    en: 'Save at least one day, so that clients can book you.',
    es: 'Guarda al menos un día para que te puedan reservar.',
  },
  noticesText: {
    en: 'How we reach you about bookings and the team. You can change it any time in the settings.',
    es: 'Cómo te avisamos de citas y del equipo. Lo puedes cambiar cuando quieras en ajustes.',
  },
  unfinished: { en: 'A few steps are left', es: 'Faltan unos pasos' },
  unfinishedText: {
    en: 'Clients can book you once your profile, license and hours are there.',
    es: 'Te pueden reservar cuando estén tu perfil, licencia y horario.',
  },
  goOn: { en: 'Go on', es: 'Continuar' },
}

export const cardWords = {
  bio: { en: 'About you', es: 'Sobre ti' },
  bioHint: {
    en: 'What you do best, how long, for whom.',
    es: 'Lo que mejor haces, desde cuándo, para quién.',
  },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  saved: { en: 'Saved', es: 'Guardado' },
}

export const licenseWords = {
  title: { en: 'Your license', es: 'Tu licencia' },
  text: {
    en: 'Only the owner of the shop and Kempt see it.',
    es: 'Solo la ven el dueño de la barbería y Kempt.',
  },
  number: { en: 'License number', es: 'Número de licencia' },
  type: { en: 'Kind of license', es: 'Tipo de licencia' },
  expiresOn: { en: 'Valid until', es: 'Válida hasta' },
  photo: { en: 'Picture of the license', es: 'Foto de la licencia' },
  photoHint: { en: 'JPEG, PNG or WebP, up to 8 MB.', es: 'JPEG, PNG o WebP, hasta 8 MB.' },
  photoThere: {
    en: 'Picture sent. Choose another to replace it.',
    es: 'Foto enviada. Elige otra para cambiarla.',
  },
  photoSaved: { en: 'Picture saved', es: 'Foto guardada' },
  photoAlt: { en: 'Your license', es: 'Tu licencia' },
  recheck: {
    en: 'A change has to be checked by the owner again. Until then clients cannot book you.',
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
  publicPage: { en: 'Open the shop’s page', es: 'Abrir la página de la barbería' },
  notOffered: {
    en: 'Clients cannot see this card yet.',
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
    en: 'Your place ends by itself after your last visit.',
    es: 'Tu lugar termina solo después de tu última visita.',
  },
  leave: { en: 'Leave the shop', es: 'Dejar la barbería' },
  sure: { en: 'Leave {shop}?', es: '¿Dejar {shop}?' },
  sureText: {
    en: 'You are signed out and lose access to its calendar. Only a new invitation brings you back.',
    es: 'Se cierra tu sesión y pierdes el acceso a su calendario. Solo otra invitación te trae de vuelta.',
  },
  left: { en: 'You have left {shop}', es: 'Dejaste {shop}' },
}
