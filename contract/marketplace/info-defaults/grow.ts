import type { Faq, Story } from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'

export const grow: Record<Language, Story> = {
  en: {
    title: 'Grow Your Business',
    lead: 'Your chair, your prices, your clients. We bring the people who are looking for you and keep the calendar straight.',
    actions: [
      { label: 'List your shop', url: '/auth?mode=signup' },
      { label: 'Ask us first', url: '/grow#inquiry-title' },
    ],
    sections: [
      {
        title: 'What it costs',
        paragraphs: [
          'No monthly fee, no setup fee, no fee for your team. You only pay a share of visits we bring you, and it includes card processing.',
        ],
        points: [
          {
            title: '{commission}% for marketplace clients',
            text: 'Someone who found you in our search or on the map and booked. The share is based on the service price, fixed when they book, and never more than $50.',
          },
          {
            title: '0% for your own clients',
            text: 'Your booking link, your QR code, walk-ins, appointments you or your team add, and everyone you import. If we get one wrong, claim “I know this client” within 30 days.',
          },
          {
            title: 'Never on tips or tax',
            text: 'The whole tip goes to the person who did the work. Discounts you give lower the share; discounts we pay for don’t lower what you get.',
          },
        ],
      },
      {
        title: 'What you get',
        paragraphs: [],
        points: [
          {
            title: 'A page clients find',
            text: 'Prices, work, reviews and openings, in search and on the map, in English and Spanish.',
          },
          {
            title: 'A calendar without gaps',
            text: 'Clients book while you cut. Reminders go out the day before and 2 hours before, and the waitlist fills cancellations.',
          },
          {
            title: 'Your team on one calendar',
            text: 'Invite your barbers, give each their hours, services and permissions, and see every chair side by side.',
          },
          {
            title: 'Protection from no-shows',
            text: 'Choose your policy: how late clients can cancel, and what a late cancellation or no-show costs. After {missed}, we ask the client for a deposit everywhere.',
          },
        ],
        image: '/pictures/hero-fade-768.webp',
      },
      {
        title: 'How payouts work',
        paragraphs: [
          'Clients who pay at the shop pay you directly: cash, card or whatever you take. Our share of those visits goes on your balance and is settled with your next payout or monthly statement.',
          'Online payments are available 48 hours after the visit is completed, if nobody disputes it, and go to your bank every Tuesday once you have $10. You can choose daily payouts from $50. The first payout takes 7 days, and after you change your bank account there’s a 48-hour pause, so nobody can redirect your money.',
          'Every line shows the price, who paid the discount, our share and why, the tip and what’s left. You can download it all.',
        ],
      },
      {
        title: 'Steps to join',
        paragraphs: ['It takes most barbers 15 minutes. Everything is saved as you go.'],
        points: [
          { title: 'Sign up as a barber', text: 'Name, email and phone, confirmed with a code.' },
          {
            title: 'Tell us about you and your shop',
            text: 'On your own or with a team, your address, the languages you speak.',
          },
          {
            title: 'Show your license',
            text: 'Number, type, expiration date and a photo. Owners add the establishment license.',
          },
          {
            title: 'Services, hours, photos',
            text: 'At least one service, your weekly hours, and three photos of your work.',
          },
          {
            title: 'Send it in',
            text: 'A person reviews it, usually within 24 hours. If something is missing, we’ll tell you exactly what. Then you’re listed.',
          },
        ],
        link: { label: 'Start now', url: '/auth?mode=signup' },
      },
    ],
  },
  es: {
    title: 'Haz crecer tu negocio',
    lead: 'Tu silla, tus precios, tus clientes. Nosotros traemos a quienes te buscan y mantenemos la agenda en orden.',
    actions: [
      { label: 'Publica tu barbería', url: '/auth?mode=signup' },
      { label: 'Pregúntanos antes', url: '/grow#inquiry-title' },
    ],
    sections: [
      {
        title: 'Cuánto cuesta',
        paragraphs: [
          'Sin mensualidad, sin costo de entrada, sin costo por tu equipo. Pagas una parte solo de las visitas que te trajimos, y ya incluye el cobro con tarjeta.',
        ],
        points: [
          {
            title: '{commission}% por clientes de la plataforma',
            text: 'Alguien que te encontró en nuestra búsqueda o en el mapa y reservó. La parte se calcula sobre el precio del servicio, queda fija al reservar y nunca pasa de $50.',
          },
          {
            title: '0% por tus propios clientes',
            text: 'Tu enlace de reservas, tu código QR, quienes llegan sin cita, las citas que anotas tú o tu equipo y todos los que importas. Si contamos mal a uno, avisa “Conozco a este cliente” en 30 días.',
          },
          {
            title: 'Nunca sobre propinas ni impuestos',
            text: 'La propina es completa para quien hizo el trabajo. Los descuentos que das bajan la parte; los que pagamos nosotros no bajan lo que recibes.',
          },
        ],
      },
      {
        title: 'Qué recibes',
        paragraphs: [],
        points: [
          {
            title: 'Una página que se encuentra',
            text: 'Precios, trabajos, reseñas y horarios, en el buscador y en el mapa, en inglés y español.',
          },
          {
            title: 'Una agenda sin huecos',
            text: 'Los clientes reservan mientras cortas. Los recordatorios salen un día y dos horas antes, y la lista de espera toma lo que se cancela.',
          },
          {
            title: 'Tu equipo en un calendario',
            text: 'Invita a tus barberos, dale a cada uno su horario, servicios y permisos, y mira todas las sillas lado a lado.',
          },
          {
            title: 'Protección contra ausencias',
            text: 'Elige tu regla: hasta cuándo se cancela y cuánto cuesta cancelar tarde o no llegar. Después de {missed} pedimos un depósito al cliente en todas partes.',
          },
        ],
        image: '/pictures/hero-fade-768.webp',
      },
      {
        title: 'Cómo te pagamos',
        paragraphs: [
          'Quien paga en la barbería te paga directo: efectivo, tarjeta o lo que aceptes. Nuestra parte de esas visitas se anota en tu saldo y se descuenta de tu próximo pago o de tu estado mensual.',
          'Lo que se paga en línea queda disponible 48 horas después de terminada la visita, si nadie la disputa, y llega a tu banco cada martes desde $10. Puedes elegir pagos diarios desde $50. El primer pago espera 7 días, y después de cambiar de cuenta hay una pausa de 48 horas para que nadie desvíe tu dinero.',
          'Cada línea muestra el precio, quién pagó el descuento, la parte y por qué, la propina y lo que queda. Puedes descargarlo todo.',
        ],
      },
      {
        title: 'Pasos para unirte',
        paragraphs: ['La mayoría tarda un cuarto de hora. Todo se guarda mientras avanzas.'],
        points: [
          {
            title: 'Regístrate como barbero',
            text: 'Nombre, correo y teléfono, confirmados con un código.',
          },
          {
            title: 'Cuéntanos de ti y tu barbería',
            text: 'Solo o con equipo, la dirección, los idiomas que hablas.',
          },
          {
            title: 'Muestra tu licencia',
            text: 'Número, tipo, vencimiento y una foto. Los dueños agregan la licencia del establecimiento.',
          },
          {
            title: 'Servicios, horario, fotos',
            text: 'Al menos un servicio, tu semana y tres fotos de trabajos que puedas mostrar.',
          },
          {
            title: 'Envíalo',
            text: 'Una persona lo revisa, normalmente en 24 horas. Si falta algo, decimos exactamente qué. Después apareces.',
          },
        ],
        link: { label: 'Empieza ahora', url: '/auth?mode=signup' },
      },
    ],
  },
}

export const growFaq: Record<Language, Faq> = {
  en: {
    title: 'Questions from barbers',
    lead: 'Don’t see yours? Write to us below.',
    groups: [
      {
        id: 'joining',
        title: 'Joining',
        questions: [
          {
            id: 'keep-my-clients',
            question: 'Do my clients stay mine?',
            answer:
              'Yes. You can import them, download them anytime, and pay 0% for them. We never show other barbers on a page opened with your own link.',
          },
          {
            id: 'own-prices',
            question: 'Who sets the prices?',
            answer:
              'You do, and you can change them anytime. Existing appointments keep their price.',
          },
          {
            id: 'contract',
            question: 'Is there a contract or a minimum term?',
            answer:
              'No. You can pause your listing until a date, or close your account once you have no upcoming appointments and no open balance.',
          },
          {
            id: 'pay-at-shop',
            question: 'Do my clients have to pay online?',
            answer:
              'No. Clients pay at the shop by default. If you want a card on file or a deposit, turn it on, and clients see it before they book.',
          },
          {
            id: 'request-mode',
            question: 'Can I approve bookings first?',
            answer:
              'Yes. Bookings are confirmed automatically unless you choose to approve each one; then you have {answer}.',
          },
        ],
      },
    ],
  },
  es: {
    title: 'Preguntas de barberos',
    lead: 'Si falta la tuya, escríbenos abajo.',
    groups: [
      {
        id: 'joining',
        title: 'Unirse',
        questions: [
          {
            id: 'keep-my-clients',
            question: '¿Mis clientes siguen siendo míos?',
            answer:
              'Sí. Puedes importarlos y llevártelos en un archivo, y pagas 0% por ellos. Nunca mostramos a otros barberos en una página abierta con tu propio enlace.',
          },
          {
            id: 'own-prices',
            question: '¿Quién pone los precios?',
            answer: 'Tú, y los cambias cuando quieras. Las citas ya reservadas conservan el suyo.',
          },
          {
            id: 'contract',
            question: '¿Hay contrato o tiempo mínimo?',
            answer:
              'No. Puedes pausar tu página hasta una fecha o cerrar la cuenta cuando no queden citas ni saldo pendiente.',
          },
          {
            id: 'pay-at-shop',
            question: '¿Mis clientes tienen que pagar en línea?',
            answer:
              'No. Pagar en la barbería es la regla desde el principio. Si quieres tarjeta guardada o depósito, lo activas, y los clientes lo ven antes de reservar.',
          },
          {
            id: 'request-mode',
            question: '¿Puedo aprobar las citas antes?',
            answer:
              'Sí. Las citas se confirman al momento, salvo que elijas contestar cada una; entonces tienes {answer}.',
          },
        ],
      },
    ],
  },
}
