import type { ContactPage } from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'

export const contact: Record<Language, ContactPage> = {
  en: {
    title: 'Contact',
    lead: "We're real people in {city}, and we answer. Call, write, or come by.",
    hours: [
      { days: 'Every day', times: '8 AM to 8 PM' },
      { days: 'Visits, Monday to Friday', times: '9 AM to 5 PM' },
    ],
    hoursNote: '{city} time. Messages sent at night are read first thing in the morning.',
    support: {
      title: 'Something went wrong with an appointment or your account?',
      text: 'Contact support. The right team will look into it and email you back.',
    },
  },
  es: {
    title: 'Contacto',
    lead: 'Somos gente de {city} y contestamos. Llama, escribe o pasa a vernos.',
    hours: [
      { days: 'Todos los días', times: '8 a.m. a 8 p.m.' },
      { days: 'Visitas, lunes a viernes', times: '9 a.m. a 5 p.m.' },
    ],
    hoursNote: 'Hora de {city}. Lo que llega de noche se lee a primera hora de la mañana.',
    support: {
      title: '¿Algo salió mal con una cita o con tu cuenta?',
      text: 'Escribe a soporte. El equipo indicado lo revisa y te responde por correo.',
    },
  },
}
