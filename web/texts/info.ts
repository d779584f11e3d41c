// The information pages that speak for the product.
import type { Text } from '#contract/language.ts'

export type Section = { title: Text; text: Text }

export const about = {
  lead: {
    en: 'Getting a good cut should not start with five phone calls. We show you who has a free chair, what it costs, and let you take it.',
    es: 'Un buen corte no debería empezar con cinco llamadas. Te mostramos quién tiene una silla libre, cuánto cuesta, y es tuya.',
  },
  sections: [
    {
      title: { en: 'Made for one city', es: 'Hecho para una ciudad' },
      text: {
        en: 'We begin in Houston, from Third Ward to Spring Branch, and we would rather know one city well than ten badly.',
        es: 'Empezamos en Houston, de Third Ward a Spring Branch, y preferimos conocer bien una ciudad que mal diez.',
      },
    },
    {
      title: { en: 'Verified barbers', es: 'Barberos verificados' },
      text: {
        en: 'Nobody is listed before we have checked their licence. When a licence runs out, the listing does too.',
        es: 'Nadie aparece antes de que revisemos su licencia. Si la licencia vence, su página también.',
      },
    },
    {
      title: { en: 'Real-time availability', es: 'Disponibilidad en tiempo real' },
      text: {
        en: 'A time you can see is a time you can have. Two people can never book the same chair at the same hour.',
        es: 'La hora que ves es una hora que puedes tener. Dos personas nunca pueden reservar la misma silla a la misma hora.',
      },
    },
    {
      title: { en: 'No credit card required', es: 'Sin tarjeta de crédito' },
      text: {
        en: 'You pay at the shop unless your barber says otherwise before you book. Tips go to the person who cut your hair.',
        es: 'Pagas en la barbería, salvo que tu barbero lo diga antes de reservar. Las propinas son para quien te cortó.',
      },
    },
  ] satisfies Section[],
}

export const services = {
  lead: {
    en: 'Pick what you need. Every barber sets their own prices, and you see them before you book.',
    es: 'Elige lo que necesitas. Cada barbero pone sus precios y los ves antes de reservar.',
  },
  find: { en: 'Find barbers for {name}', es: 'Buscar barberos para {name}' },
  // The first is the category's name in an address, which stays English.
  list: [
    {
      category: 'Fades',
      title: { en: 'Fades', es: 'Fades' },
      text: {
        en: 'Low, mid, high, skin, burst and tapers, blended by hand.',
        es: 'Bajo, medio, alto, a piel, burst y degradados, difuminados a mano.',
      },
    },
    {
      category: 'Beard',
      title: { en: 'Beard', es: 'Barba' },
      text: {
        en: 'Trims, shaping, line-ups and hot towel shaves.',
        es: 'Recortes, forma, contornos y afeitado con toalla caliente.',
      },
    },
    {
      category: 'Kids',
      title: { en: 'Kids', es: 'Niños' },
      text: {
        en: 'Patient barbers for first cuts and school days.',
        es: 'Barberos con paciencia para el primer corte y los días de escuela.',
      },
    },
    {
      category: 'Designs',
      title: { en: 'Designs', es: 'Diseños' },
      text: {
        en: 'Parts, lines and freehand designs with clippers and razor.',
        es: 'Rayas, líneas y diseños a mano alzada con máquina y navaja.',
      },
    },
  ],
}

export const grow = {
  lead: {
    en: 'Your chair, your prices, your clients. We bring the people who are looking for you and keep the calendar straight.',
    es: 'Tu silla, tus precios, tus clientes. Nosotros traemos a quienes te buscan y mantenemos la agenda en orden.',
  },
  start: { en: 'List your shop', es: 'Publica tu barbería' },
  ask: { en: 'Ask us first', es: 'Pregúntanos antes' },
  sections: [
    {
      title: { en: 'Be found', es: 'Que te encuentren' },
      text: {
        en: 'A page with your prices, work and open times, in search and on the map.',
        es: 'Una página con tus precios, tu trabajo y tus horas libres, en el buscador y en el mapa.',
      },
    },
    {
      title: { en: 'Fill the gaps', es: 'Llena los huecos' },
      text: {
        en: 'Clients book while you cut. Reminders go out by themselves, and a waitlist takes what is cancelled.',
        es: 'Los clientes reservan mientras cortas. Los recordatorios salen solos y la lista de espera toma lo que se cancela.',
      },
    },
    {
      title: { en: 'Run the team', es: 'Dirige al equipo' },
      text: {
        en: 'Invite your barbers, give each their hours and services, and see every chair on one board.',
        es: 'Invita a tus barberos, dale a cada uno su horario y servicios, y mira todas las sillas en un tablero.',
      },
    },
  ] satisfies Section[],
  share: {
    title: { en: 'A fair share', es: 'Una parte justa' },
    text: {
      en: '{percent}% on clients we bring you, nothing on your own, and never on tips.',
      es: '{percent}% por los clientes que te traemos, nada por los tuyos y nunca sobre propinas.',
    },
  } satisfies Section,
}

export const help = {
  more: { en: 'Is your question not here?', es: '¿Tu pregunta no está aquí?' },
  write: { en: 'Write to us', es: 'Escríbenos' },
  questions: [
    {
      title: { en: 'Do I need an account to book?', es: '¿Necesito una cuenta para reservar?' },
      text: {
        en: 'No. As a guest you give a name, a phone number and an e-mail address, and confirm with a code we send you.',
        es: 'No. Como invitado das un nombre, un teléfono y un correo, y confirmas con un código que te enviamos.',
      },
    },
    {
      title: { en: 'When and how do I pay?', es: '¿Cuándo y cómo pago?' },
      text: {
        en: 'At the shop after the cut, unless the barber asks for a deposit. What applies is shown before you confirm.',
        es: 'En la barbería después del corte, salvo que el barbero pida un depósito. Lo que aplica se muestra antes de confirmar.',
      },
    },
    {
      title: {
        en: 'How do I cancel or move an appointment?',
        es: '¿Cómo cancelo o cambio una cita?',
      },
      text: {
        en: 'From the link in your confirmation, or from your bookings when you have an account. {policy}',
        es: 'Desde el enlace de tu confirmación, o desde tus citas si tienes cuenta. {policy}',
      },
    },
    {
      title: { en: 'What does verified mean?', es: '¿Qué significa verificado?' },
      text: {
        en: 'We compared the barber’s licence with the state register and check it again before it expires.',
        es: 'Comparamos la licencia del barbero con el registro estatal y la revisamos de nuevo antes de que venza.',
      },
    },
    {
      title: { en: 'Who can write a review?', es: '¿Quién puede escribir una reseña?' },
      text: {
        en: 'Only someone who was there: reviews open after a completed visit, one for each visit.',
        es: 'Solo quien estuvo ahí: las reseñas se abren después de una visita terminada, una por visita.',
      },
    },
    {
      title: { en: 'I forgot my password', es: 'Olvidé mi contraseña' },
      text: {
        en: 'Choose “Forgot Password?” on the sign-in page and we send you a link to set a new one.',
        es: 'Elige “¿Olvidaste tu contraseña?” al iniciar sesión y te enviamos un enlace para poner una nueva.',
      },
    },
  ] satisfies Section[],
}

export const contact = {
  lead: {
    en: 'We are people in Houston, and we answer.',
    es: 'Somos gente de Houston y contestamos.',
  },
  visit: { en: 'Address', es: 'Dirección' },
  call: { en: 'Phone', es: 'Teléfono' },
  write: { en: 'E-mail', es: 'Correo' },
  support: {
    en: 'Something went wrong with a booking or your account?',
    es: '¿Algo salió mal con una cita o con tu cuenta?',
  },
  openSupport: { en: 'Contact support', es: 'Contactar a soporte' },
}
