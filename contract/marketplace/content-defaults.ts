import type { Footer, Landing, PlatformStats } from './content.ts'
import type { Language } from '#contract/language.ts'
import { launch } from './launch.ts'

const companyInfo = {
  name: 'Kempt',
  address: launch.companyAddress,
  phone: launch.companyPhone,
  email: 'hello@kempt.example',
}

const socialLinks: Footer['socialLinks'] = [
  { platform: 'instagram', url: 'https://instagram.com', icon: 'instagram' },
  { platform: 'facebook', url: 'https://facebook.com', icon: 'facebook' },
]

export const defaultFooter: Record<Language, Footer> = {
  en: {
    companyInfo: {
      ...companyInfo,
      description: `Book verified barbers in ${launch.city} in three taps.`,
    },
    quickLinks: [
      { label: 'Home', url: '/' },
      { label: 'About', url: '/about' },
      { label: 'Find Barbers', url: '/explore' },
      { label: 'Map', url: '/map' },
      { label: 'Grow Your Business', url: '/grow' },
    ],
    supportLinks: [
      { label: 'Help', url: '/help' },
      { label: 'Contact', url: '/contact' },
      { label: 'All Services', url: '/services' },
    ],
    socialLinks,
    copyright: '© 2024 Kempt. All rights reserved.',
  },
  es: {
    companyInfo: {
      ...companyInfo,
      description: `Reserva barberos verificados en ${launch.city} en tres toques.`,
    },
    quickLinks: [
      { label: 'Inicio', url: '/' },
      { label: 'Nosotros', url: '/about' },
      { label: 'Buscar barberos', url: '/explore' },
      { label: 'Mapa', url: '/map' },
      { label: 'Haz crecer tu negocio', url: '/grow' },
    ],
    supportLinks: [
      { label: 'Ayuda', url: '/help' },
      { label: 'Contacto', url: '/contact' },
      { label: 'Todos los servicios', url: '/services' },
    ],
    socialLinks,
    copyright: '© 2024 Kempt. Todos los derechos reservados.',
  },
}

const categories = [
  { name: 'Fades', image: '/pictures/category-fades-480.webp' },
  { name: 'Beard', image: '/pictures/category-beard-480.webp' },
  { name: 'Kids', image: '/pictures/category-kids-480.webp' },
  { name: 'Designs', image: '/pictures/category-designs-480.webp' },
]

const carousel_speed = 3000

export const defaultLanding: Record<Language, Landing> = {
  en: {
    hero: {
      carousel_slides: [
        {
          image: '/pictures/hero-shop-768.webp',
          title: 'Sharp lines, on time',
          subtitle: 'Fades, tapers and razor work from verified barbers',
        },
      ],
      carousel_speed,
      categories,
    },
    features: {
      title: 'Why Kempt',
      subtitle: 'Built with the people who cut hair for a living.',
      list: [
        {
          icon: 'Calendar',
          title: 'Real openings',
          description: "Every opening you see is real. Pick one and it's yours.",
        },
        {
          icon: 'Award',
          title: 'Verified barbers',
          description: 'We check every license before a barber is listed.',
        },
        {
          icon: 'Users',
          title: 'Honest reviews',
          description: 'Only clients who sat in the chair can leave a review.',
        },
      ],
    },
    featured_barbers: {
      title: 'Featured barbers',
      subtitle: 'The top-rated barbers in town, with real prices and openings.',
      search_placeholder: 'Barber, shop or service',
      button_text: 'Find Barber',
    },
    stats: {
      list: [
        { label: 'Barbers', suffix: '+' },
        { label: 'Bookings', suffix: '+' },
        { label: 'Average rating', suffix: '' },
      ],
    },
    cta: {
      title: 'Ready for your next cut?',
      subtitle: 'Find your barber, pick a time, sit down. No card, no calls.',
      primary_button: 'Find a Barber',
      secondary_button: 'Sign Up Now',
    },
  },
  es: {
    hero: {
      carousel_slides: [
        {
          image: '/pictures/hero-shop-768.webp',
          title: 'Líneas precisas, a tiempo',
          subtitle: 'Fades, degradados y navaja de barberos verificados',
        },
      ],
      carousel_speed,
      categories,
    },
    features: {
      title: 'Por qué Kempt',
      subtitle: 'Hecho con la gente que vive de cortar el pelo.',
      list: [
        {
          icon: 'Calendar',
          title: 'Horarios reales',
          description: 'Cada horario que ves es real. Elige uno y es tuyo.',
        },
        {
          icon: 'Award',
          title: 'Barberos verificados',
          description: 'Revisamos cada licencia antes de publicar a un barbero.',
        },
        {
          icon: 'Users',
          title: 'Reseñas honestas',
          description: 'Solo quien se sentó en la silla puede dejar una reseña.',
        },
      ],
    },
    featured_barbers: {
      title: 'Barberos destacados',
      subtitle: 'Los barberos mejor calificados de la ciudad, con precios y horarios reales.',
      search_placeholder: 'Barbero, barbería o servicio',
      button_text: 'Buscar barbero',
    },
    stats: {
      list: [
        { label: 'Barberos', suffix: '+' },
        { label: 'Reservas', suffix: '+' },
        { label: 'Calificación promedio', suffix: '' },
      ],
    },
    cta: {
      title: '¿Listo para tu próximo corte?',
      subtitle: 'Encuentra a tu barbero, elige la hora y siéntate. Sin tarjeta, sin llamadas.',
      primary_button: 'Buscar un barbero',
      secondary_button: 'Regístrate ahora',
    },
  },
}

export const defaultPlatformStats: PlatformStats = {
  use_real_data: { barbers: false, bookings: true, rating: true, cities: false },
  total_cities: 1,
  override_values: {},
}
