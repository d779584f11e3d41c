// Title and description of pages. The description is what search engines show and, for a page that
// is not built yet, what the visitor reads about it.

export const pages = {
  explore: {
    title: { en: 'Find Barbers', es: 'Buscar barberos' },
    description: {
      en: 'Search verified barbers in {city} by name, service, neighborhood, price and openings.',
      es: 'Busca barberos verificados en {city} por nombre, servicio, barrio, precio y horarios.',
    },
  },
  map: {
    title: { en: 'Map', es: 'Mapa' },
    description: {
      en: 'Barbers near you on a map of {city}, with prices, ratings and a list beside it.',
      es: 'Barberos cerca de ti en un mapa de {city}, con precios, calificaciones y una lista al lado.',
    },
  },
  guestFavorites: {
    title: { en: 'Your favorites', es: 'Tus favoritos' },
    description: {
      en: 'Barbers you tapped the heart on, saved in this browser until you have an account.',
      es: 'Los barberos que marcaste con el corazón, guardados en este navegador hasta que tengas cuenta.',
    },
  },
  guestBookings: {
    title: { en: 'Your bookings', es: 'Tus citas' },
    description: {
      en: 'Appointments booked without an account: find yours by email, move it or cancel it.',
      es: 'Citas reservadas sin cuenta: encuentra la tuya por correo, cámbiala o cancélala.',
    },
  },
  about: {
    title: { en: 'About', es: 'Nosotros' },
    description: {
      en: "Why there's a booking marketplace for {city} barbers, and the promises it's built on.",
      es: 'Por qué existe un lugar para reservar con barberos de {city} y las promesas en que se basa.',
    },
  },
  services: {
    title: { en: 'Services', es: 'Servicios' },
    description: {
      en: 'Fades, beards, kids’ cuts and designs: what {city} barbers do and where to find them.',
      es: 'Fades, barbas, cortes para niños y diseños: lo que hacen los barberos de {city} y dónde encontrarlos.',
    },
  },
  grow: {
    title: { en: 'Grow Your Business', es: 'Haz crecer tu negocio' },
    description: {
      en: 'For barbers and shop owners in {city}: a page, a calendar, a team and clients who find you.',
      es: 'Para barberos y dueños en {city}: una página, una agenda, un equipo y clientes que te encuentran.',
    },
  },
  help: {
    title: { en: 'Help', es: 'Ayuda' },
    description: {
      en: 'Answers to common questions about booking, paying, canceling and your account.',
      es: 'Respuestas a preguntas comunes sobre reservar, pagar, cancelar y tu cuenta.',
    },
  },
  contact: {
    title: { en: 'Contact', es: 'Contacto' },
    description: {
      en: 'How to reach us in {city} by phone, email or message.',
      es: 'Cómo encontrarnos en {city} por teléfono, correo o mensaje.',
    },
  },
  terms: {
    title: { en: 'Terms of Service', es: 'Términos del servicio' },
    description: {
      en: 'The rules for clients and barbers: accounts, bookings, cancellations, payments and reviews.',
      es: 'Las reglas para clientes y barberos: cuentas, citas, cancelaciones, pagos y reseñas.',
    },
  },
  privacy: {
    title: { en: 'Privacy', es: 'Privacidad' },
    description: {
      en: 'What we know about you, why, who sees it, and how to get it or erase it.',
      es: 'Qué sabemos de ti, por qué, quién lo ve y cómo obtenerlo o borrarlo.',
    },
  },
  cookies: {
    title: { en: 'Cookies', es: 'Cookies' },
    description: {
      en: 'The few cookies and browser entries we use, one by one, and why none of them follow you.',
      es: 'Las pocas cookies y datos del navegador que usamos, uno por uno, y por qué ninguno te sigue.',
    },
  },
  clientDashboard: {
    title: { en: 'Dashboard', es: 'Panel' },
    description: {
      en: 'Your appointments, favorite barbers, reviews, offers and payments.',
      es: 'Tus citas, barberos favoritos, reseñas, ofertas y pagos.',
    },
  },
  messages: {
    title: { en: 'Messages', es: 'Mensajes' },
    description: {
      en: 'What clients and barbers write to each other about their appointments.',
      es: 'Lo que clientes y barberos se escriben sobre sus citas.',
    },
  },
  clientBookings: {
    title: { en: 'My Bookings', es: 'Mis citas' },
    description: {
      en: 'Your upcoming, past and canceled appointments. Move them, cancel them or book again.',
      es: 'Tus citas próximas, pasadas y canceladas. Cámbialas, cancélalas o reserva otra vez.',
    },
  },
  barberDashboard: {
    title: { en: 'Barber dashboard', es: 'Panel de barbero' },
    description: {
      en: 'Your day, calendar, services, clients, team and earnings.',
      es: 'Tu día, agenda, servicios, clientes, equipo e ingresos.',
    },
  },
  barberSetup: {
    title: { en: 'Set up your shop', es: 'Prepara tu barbería' },
    description: {
      en: 'Seven short steps from your name to your listing: about you, business, license, services, hours, photos and policy.',
      es: 'Siete pasos cortos de tu nombre a tu página: sobre ti, negocio, licencia, servicios, horario, fotos y política.',
    },
  },
  employeeDashboard: {
    title: { en: 'Employee dashboard', es: 'Panel de empleado' },
    description: {
      en: 'Your clients today, your schedule, hours and earnings.',
      es: 'Tus clientes de hoy, tu agenda, horario e ingresos.',
    },
  },
  employeeOnboarding: {
    title: { en: 'Welcome to the team', es: 'Te damos la bienvenida al equipo' },
    description: {
      en: 'Your photo and bio, license, services, hours and notifications, so clients can book you.',
      es: 'Tu foto y biografía, licencia, servicios, horario y avisos, para que puedan reservar contigo.',
    },
  },
  acceptInvite: {
    title: { en: 'Join a team', es: 'Únete a un equipo' },
    description: {
      en: "An invitation to work at a shop: who invited you, for what, and how long it's open.",
      es: 'Una invitación para trabajar en una barbería: quién te invita, para qué y hasta cuándo.',
    },
  },
  confirmCompletion: {
    title: { en: 'How was your visit?', es: '¿Cómo te fue?' },
    description: {
      en: 'Let us know your appointment happened, leave a tip, or tell us about a problem.',
      es: 'Dinos que tu cita se realizó, deja una propina o cuéntanos si hubo un problema.',
    },
  },
  adminDashboard: {
    title: { en: 'Admin dashboard', es: 'Panel de administración' },
    description: {
      en: 'The platform’s numbers, queues, people, content and settings.',
      es: 'Los números, colas, personas, contenido y ajustes de la plataforma.',
    },
  },
  adminRoles: {
    title: { en: 'Role & Access', es: 'Roles y accesos' },
    description: {
      en: 'Who can do what in admin, with grants that end and a history of changes.',
      es: 'Quién puede hacer qué en la administración, con permisos que vencen e historial de cambios.',
    },
  },
  adminNotifications: {
    title: { en: 'Announcements', es: 'Anuncios' },
    description: {
      en: 'Messages to everyone or to some, in both languages, scheduled, tested and counted.',
      es: 'Mensajes para todos o para algunos, en ambos idiomas, programados, probados y contados.',
    },
  },
  adminPromotions: {
    title: { en: 'Promotions', es: 'Promociones' },
    description: {
      en: 'Offers paid by the platform, their budget and use, and the referral program.',
      es: 'Ofertas que paga la plataforma, su presupuesto y uso, y el programa de referidos.',
    },
  },
  adminAnalytics: {
    title: { en: 'Analytics', es: 'Análisis' },
    description: {
      en: 'From search to booking, supply and demand across the city, retention and page speed.',
      es: 'De la búsqueda a la cita, oferta y demanda en la ciudad, retención y velocidad de las páginas.',
    },
  },
  adminMarketplace: {
    title: { en: 'Marketplace', es: 'Mercado' },
    description: {
      en: 'Listing quality, featured barbers, ranking, and moderation of reviews and photos.',
      es: 'Calidad de las páginas, barberos destacados, orden y moderación de reseñas y fotos.',
    },
  },
  adminSupport: {
    title: { en: 'Support', es: 'Soporte' },
    description: {
      en: 'Requests in one queue, with the person and their bookings beside them.',
      es: 'Solicitudes en una sola fila, con la persona y sus citas al lado.',
    },
  },
  adminTransfers: {
    title: { en: 'Transfers & Payouts', es: 'Transferencias y pagos' },
    description: {
      en: 'What is owed and held, the next payout run, failed transfers and the ledger’s check.',
      es: 'Lo que se debe y se retiene, los próximos pagos, transferencias fallidas y la conciliación.',
    },
  },
  adminBadges: {
    title: { en: 'Badges', es: 'Insignias' },
    description: {
      en: 'Who holds which badge and why, the next run, and the history.',
      es: 'Quién tiene cada insignia y por qué, la próxima entrega y el historial.',
    },
  },
  notFound: {
    title: { en: 'Page not found', es: 'Página no encontrada' },
    description: {
      en: "There's no page at this address.",
      es: 'No hay ninguna página en esta dirección.',
    },
  },
}
