// The frame around every page: bars, menus, footer, loading and errors.

export const shell = {
  skipToContent: { en: 'Skip to content', es: 'Saltar al contenido' },
  homeOf: { en: '{name}, home', es: '{name}, inicio' },
  mainMenu: { en: 'Main', es: 'Principal' },
  quickMenu: { en: 'Quick access', es: 'Acceso rápido' },
  menu: { en: 'Menu', es: 'Menú' },
  openMenu: { en: 'Open menu', es: 'Abrir el menú' },

  home: { en: 'Home', es: 'Inicio' },
  about: { en: 'About', es: 'Nosotros' },
  services: { en: 'Services', es: 'Servicios' },
  allServices: { en: 'All Services', es: 'Todos los servicios' },
  growYourBusiness: { en: 'Grow Your Business', es: 'Haz crecer tu negocio' },
  findBarbers: { en: 'Find Barbers', es: 'Buscar barberos' },
  map: { en: 'Map', es: 'Mapa' },
  help: { en: 'Help', es: 'Ayuda' },
  myDashboard: { en: 'My Dashboard', es: 'Mi panel' },
  admin: { en: 'Admin', es: 'Administración' },

  signIn: { en: 'Sign In', es: 'Iniciar sesión' },
  getStarted: { en: 'Get Started', es: 'Empezar' },
  signOut: { en: 'Sign Out', es: 'Cerrar sesión' },
  signedOut: { en: 'Signed out', es: 'Sesión cerrada' },

  account: { en: 'Account', es: 'Cuenta' },
  accountOf: { en: "{name}'s account", es: 'Cuenta de {name}' },
  dashboard: { en: 'Dashboard', es: 'Panel' },
  myBookings: { en: 'My Bookings', es: 'Mis citas' },
  settings: { en: 'Settings', es: 'Ajustes' },

  role: { en: 'Role', es: 'Rol' },
  switchRole: { en: 'Switch role, currently {role}', es: 'Cambiar de rol, ahora {role}' },
  roles: {
    client: { en: 'Client', es: 'Cliente' },
    barber: { en: 'Barber', es: 'Barbero' },
    employee: { en: 'Employee', es: 'Empleado' },
    admin: { en: 'Admin', es: 'Administrador' },
  },

  explore: { en: 'Explore', es: 'Explorar' },
  bookings: { en: 'Bookings', es: 'Citas' },
  favorites: { en: 'Favorites', es: 'Favoritos' },
  clients: { en: 'Clients', es: 'Clientes' },
  schedule: { en: 'Schedule', es: 'Agenda' },
  availability: { en: 'Availability', es: 'Horario' },
  profile: { en: 'Profile', es: 'Perfil' },
  today: { en: 'Today', es: 'Hoy' },
  calendar: { en: 'Calendar', es: 'Calendario' },
  newBooking: { en: 'New booking', es: 'Cita nueva' },
  more: { en: 'More', es: 'Más' },

  theme: { en: 'Theme', es: 'Tema' },
  toggleTheme: { en: 'Switch between light and dark', es: 'Cambiar entre claro y oscuro' },
  modes: {
    light: { en: 'Light', es: 'Claro' },
    dark: { en: 'Dark', es: 'Oscuro' },
    system: { en: 'System', es: 'Sistema' },
  },
  language: { en: 'Language', es: 'Idioma' },

  quickLinks: { en: 'Quick links', es: 'Enlaces' },
  support: { en: 'Support', es: 'Soporte' },
  legal: { en: 'Legal', es: 'Legal' },
  terms: { en: 'Terms', es: 'Términos' },
  privacy: { en: 'Privacy', es: 'Privacidad' },
  cookies: { en: 'Cookies', es: 'Cookies' },
  onPlatform: { en: '{name} on {platform}', es: '{name} en {platform}' },

  loading: { en: 'Loading...', es: 'Cargando...' },
  notFound: { en: 'Oops! Page not found', es: '¡Ups! Página no encontrada' },
  notFoundText: {
    en: 'The address may be mistyped, or the page has moved.',
    es: 'Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.',
  },
  returnHome: { en: 'Return to Home', es: 'Volver al inicio' },
  rightBack: { en: "We'll be right back", es: 'Volvemos enseguida' },
  rightBackText: {
    en: "We're a little busy. This page will retry in a few seconds.",
    es: 'Estamos con mucho tráfico. Reintentamos en unos segundos.',
  },
  wentWrong: { en: 'Something went wrong', es: 'Algo salió mal' },
  wentWrongText: {
    en: "That's on us. Please try again.",
    es: 'Es culpa nuestra, no tuya. Inténtalo de nuevo.',
  },
  notForYou: { en: "You don't have access to this page", es: 'No tienes acceso a esta página' },
  notForYouText: {
    en: 'You may be signed in with another account.',
    es: 'Puede que hayas entrado con otra cuenta.',
  },
  tryAgain: { en: 'Try again', es: 'Intentar de nuevo' },

  notBuiltYet: { en: 'Not built yet', es: 'Aún no está hecho' },
  comingTitle: {
    en: 'This chair is still being fitted',
    es: 'Esta silla todavía se está montando',
  },
}
