import type { Legal } from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'
import { launch } from '#contract/marketplace/launch.ts'

const effectiveOn = '2026-11-15'

export const privacy: Record<Language, Legal> = {
  en: {
    title: 'Privacy',
    lead: 'What we know about you, why, who sees it, how long we keep it, and how to get it or erase it.',
    effectiveOn,
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          '{name}, {address}. Questions about your data reach us at {email} or {phone}.',
        ],
      },
      {
        title: 'What we know',
        paragraphs: ['Only what the service needs:'],
        items: [
          'what you tell us: name, email, phone, photo, language, and what you write in notes, messages, reviews and support cases',
          'your appointments: barber, services, times, prices, what was paid and how',
          'what barbers give in addition: license, shop, hours, photos, team and bank details for payouts',
          'for safety: sign-ins with their time, network address and browser, and attempts that failed',
          'what your browser needs for notifications, if you turned them on',
        ],
      },
      {
        title: 'What we do with it',
        paragraphs: [
          'We make and remind of appointments, take and pass on payments, show reviews, answer you, check licenses, stop misuse, and count how the service is used as a whole. We build no advertising profiles, and no machine alone decides to suspend an account.',
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: ['We sell nothing. Besides the people on our team who need it:'],
        items: [
          'your barber and, if the owner allows it, their team: your name, contact, visits with them and what you wrote for them',
          'everyone: your reviews with your first name and an initial; for barbers also shop, license check, prices, work and openings',
          'companies that work for us: delivery of emails, text messages and push notifications, card payments (we never see or keep card numbers), and hosting',
          'authorities, when the law obliges us',
        ],
      },
      {
        title: 'Where you are',
        paragraphs: [
          'We ask your browser for your location only when you tap the button for it, use it to sort that search, and don’t keep it. The map is drawn by us; no map company learns what you look at unless the operator has set one up, and then only the part of the map you see.',
        ],
      },
      {
        title: 'Messages',
        paragraphs: [
          'You always get confirmations and cancellations by email. Everything else you can turn on or off in your settings. Advertising only comes with your separate OK, never at night, and you can stop any text message with STOP.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: ['As long as we need it, and no longer:'],
        items: [
          'your account and its history: until you delete it',
          'sessions: 30 days after the last use, at most 90 days',
          'links and codes in emails: from 10 minutes to 7 days, once',
          'copies of sent emails and text messages: 90 days',
          'records of payments and invoices: as long as tax law asks, without your account if you have left',
        ],
      },
      {
        title: 'Downloading and deleting',
        paragraphs: [
          'In your settings you can correct your data, download all of it as one file with your photos, deactivate your account for a while, or delete it permanently. Deleting needs your password and no upcoming appointments. Your name, contact, photo, devices and messages are deleted right away; past visits stay in the barber’s books without your name.',
          'Guests write to {email} from the address they booked with.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          `You may ask what we hold, have it corrected, moved or erased, and say no to a use of it. The ${launch.law.privacyAct} gives you these rights, and we give them to everyone wherever they live. We answer within 45 days. If you don’t agree with our answer, you may appeal to us, and then contact the Attorney General of ${launch.law.state}.`,
        ],
      },
      {
        title: 'How we protect it',
        paragraphs: [
          'Connections are encrypted, passwords are kept only as a hash that cannot be turned back, sign-in cookies cannot be read by scripts, administrators need a second step, and every look into sensitive matters is written down. We redraw uploaded photos, so any location a camera saved in them is gone. If something happens to your data, we’ll tell you without delay.',
        ],
      },
      {
        title: 'Children',
        paragraphs: [
          'Accounts are for people 18 and older. Parents book for their children; we ask nothing about the child but what is needed for the cut.',
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'When this page changes, we update the date above and email you first if it matters to you.',
        ],
      },
    ],
  },
  es: {
    title: 'Privacidad',
    lead: 'Qué sabemos de ti, por qué, quién lo ve, cuánto tiempo lo guardamos y cómo lo obtienes o lo borras.',
    effectiveOn,
    sections: [
      {
        title: 'Quién responde',
        paragraphs: [
          '{name}, {address}. Las preguntas sobre tus datos nos llegan en {email} o {phone}.',
        ],
      },
      {
        title: 'Qué sabemos',
        paragraphs: ['Solo lo que el servicio necesita:'],
        items: [
          'lo que nos dices: nombre, correo, teléfono, foto, idioma y lo que escribes en notas, mensajes, reseñas y casos de soporte',
          'tus citas: barbero, servicios, horas, precios, qué se pagó y cómo',
          'lo que dan además los barberos: licencia, barbería, horario, fotos, equipo y datos bancarios para los pagos',
          'por seguridad: inicios de sesión con hora, dirección de red y navegador, y los intentos fallidos',
          'lo que tu navegador puede hacer con los avisos, si los activaste',
        ],
      },
      {
        title: 'Para qué lo usamos',
        paragraphs: [
          'Hacemos y recordamos citas, cobramos y pasamos pagos, mostramos reseñas, te contestamos, revisamos licencias, frenamos abusos y contamos cómo se usa el servicio en conjunto. No hacemos perfiles de publicidad, y ninguna máquina sola decide suspender una cuenta.',
        ],
      },
      {
        title: 'Quién lo ve',
        paragraphs: ['No vendemos nada. Además de la gente de nuestro equipo que lo necesita:'],
        items: [
          'tu barbero y, si el dueño lo permite, su equipo: tu nombre, contacto, visitas con ellos y lo que les escribiste',
          'todos: tus reseñas con tu nombre y una inicial; de los barberos también barbería, licencia revisada, precios, trabajos y horarios',
          'empresas que trabajan para nosotros: envío de correos, mensajes de texto y avisos, pagos con tarjeta (nunca vemos ni guardamos números de tarjeta) y alojamiento',
          'autoridades, cuando la ley nos obliga',
        ],
      },
      {
        title: 'Dónde estás',
        paragraphs: [
          'Pedimos tu posición al navegador solo cuando tocas el botón, la usamos para ordenar esa búsqueda y no la guardamos. El mapa lo dibujamos nosotros; ninguna empresa de mapas sabe qué miras, salvo que el operador haya puesto una, y entonces solo la parte del mapa que ves.',
        ],
      },
      {
        title: 'Mensajes',
        paragraphs: [
          'Las confirmaciones y cancelaciones siempre te llegan por correo. Lo demás lo activas o apagas en tus ajustes. La publicidad llega solo con tu permiso aparte, nunca de noche, y todo mensaje de texto se termina con ALTO.',
        ],
      },
      {
        title: 'Cuánto tiempo lo guardamos',
        paragraphs: ['Mientras sirve para algo, y después no:'],
        items: [
          'tu cuenta y su historial: hasta que la borres',
          'sesiones: 30 días desde el último uso, 90 días como máximo',
          'enlaces y códigos en correos: de 10 minutos a 7 días, una vez',
          'copias de correos y mensajes de texto enviados: 90 días',
          'registros de pagos y facturas: lo que pide la ley fiscal, sin tu cuenta si ya te fuiste',
        ],
      },
      {
        title: 'Descargar y borrar',
        paragraphs: [
          'En tus ajustes corriges tus datos, los descargas todos en un archivo con tus fotos, desactivas tu cuenta un tiempo o la borras para siempre. Borrar pide tu contraseña y no tener citas próximas. Tu nombre, contacto, foto, dispositivos y mensajes se van enseguida; las visitas pasadas quedan en los libros del barbero sin tu nombre.',
          'Los invitados escriben a {email} desde el correo con que reservaron.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          `Puedes preguntar qué guardamos, pedir que se corrija, se traslade o se borre, y negarte a un uso. La ${launch.law.privacyAct} te da estos derechos, y los damos a todos, vivan donde vivan. Contestamos en 45 días. Si no estás de acuerdo con la respuesta puedes apelar con nosotros y después acudir al Attorney General de ${launch.law.state}.`,
        ],
      },
      {
        title: 'Cómo lo protegemos',
        paragraphs: [
          'Las conexiones van cifradas, las contraseñas se guardan solo como una huella que no se puede revertir, los scripts no pueden leer las cookies de sesión, los administradores necesitan un segundo paso, y cada mirada a asuntos delicados queda anotada. Las fotos subidas se dibujan de nuevo, así que el lugar que anotó la cámara desaparece. Si algo le pasa a tus datos, te avisamos sin demora.',
        ],
      },
      {
        title: 'Menores',
        paragraphs: [
          'Las cuentas son para personas de 18 años o más. Los padres reservan para sus hijos; del niño no preguntamos más que lo necesario para el corte.',
        ],
      },
      {
        title: 'Cambios',
        paragraphs: [
          'Si esta página cambia, cambiamos la fecha de arriba y te escribimos antes si te importa.',
        ],
      },
    ],
  },
}
