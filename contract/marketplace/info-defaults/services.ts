import type { Catalogue } from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'

const picture = (name: string) => `/pictures/category-${name}-768.webp`

export const services: Record<Language, Catalogue> = {
  en: {
    title: 'All Services',
    lead: 'Pick what you need. Every barber sets their own prices; these are the prices {city} barbers charge today.',
    list: [
      {
        category: 'Fades',
        title: 'Fades',
        text: 'Skin to scissors, blended by hand. Say how high it should start and how short it should end, or bring a photo.',
        examples: [
          'Low, mid and high fade',
          'Skin fade',
          'Burst and drop fade',
          'Taper',
          'Line-up',
        ],
        image: picture('fades'),
      },
      {
        category: 'Beard',
        title: 'Beard',
        text: 'From a quick trim to a hot towel shave with a straight razor. Many barbers do it together with a cut.',
        examples: ['Beard trim', 'Shape and line-up', 'Hot towel shave', 'Cut and beard'],
        image: picture('beard'),
      },
      {
        category: 'Kids',
        title: 'Kids',
        text: 'Patient barbers for first cuts and school mornings. Most shops count up to twelve years as a kid.',
        examples: ['Kids cut', 'Kids fade', 'First haircut'],
        image: picture('kids'),
      },
      {
        category: 'Designs',
        title: 'Designs',
        text: 'Parts, lines and freehand drawings with clippers and razor. Look at the portfolio first: every hand is different.',
        examples: ['Hard part', 'Lines', 'Freehand design', 'Design with fade'],
        image: picture('designs'),
      },
    ],
    sections: [
      {
        title: 'Good to know',
        paragraphs: [],
        points: [
          {
            title: 'The price you see is the price',
            text: 'You pay the price you booked, even if the barber changes prices tomorrow. It can only go up in the chair with your OK.',
          },
          {
            title: 'Your time is yours',
            text: 'Every service gets its full time, so nobody gets squeezed in behind you.',
          },
          {
            title: 'Add extras',
            text: 'Extras such as a wash, a mask or a line-up can be added to the same appointment before you confirm.',
          },
          {
            title: 'Not on the list?',
            text: 'Scissor cuts, braids, color and more are under Other on a barber’s page. Search for it in your own words.',
          },
        ],
        link: { label: 'See all barbers', url: '/explore' },
      },
    ],
  },
  es: {
    title: 'Todos los servicios',
    lead: 'Elige lo que necesitas. Cada barbero pone sus precios; esto es lo que cobran hoy los barberos de {city}.',
    list: [
      {
        category: 'Fades',
        title: 'Fades',
        text: 'De piel a tijera, difuminado a mano. Di dónde empieza y qué tan corto termina, o trae una foto.',
        examples: [
          'Fade bajo, medio y alto',
          'Fade a piel',
          'Burst y drop fade',
          'Taper',
          'Contorno',
        ],
        image: picture('fades'),
      },
      {
        category: 'Beard',
        title: 'Barba',
        text: 'De un recorte rápido a un afeitado con toalla caliente y navaja. Muchos lo hacen junto con el corte.',
        examples: [
          'Recorte de barba',
          'Forma y contorno',
          'Afeitado con toalla caliente',
          'Corte y barba',
        ],
        image: picture('beard'),
      },
      {
        category: 'Kids',
        title: 'Niños',
        text: 'Barberos con paciencia para el primer corte y las mañanas de escuela. En la mayoría, niño es hasta los doce años.',
        examples: ['Corte de niño', 'Fade de niño', 'Primer corte'],
        image: picture('kids'),
      },
      {
        category: 'Designs',
        title: 'Diseños',
        text: 'Rayas, líneas y dibujos a mano alzada con máquina y navaja. Mira antes el portafolio: cada mano es distinta.',
        examples: ['Raya marcada', 'Líneas', 'Diseño a mano alzada', 'Diseño con fade'],
        image: picture('designs'),
      },
    ],
    sections: [
      {
        title: 'Bueno saber',
        paragraphs: [],
        points: [
          {
            title: 'El precio que ves es el precio',
            text: 'Pagas el precio con el que reservaste, aunque el barbero cambie su lista mañana. En la silla solo sube con tu permiso.',
          },
          {
            title: 'Tu tiempo es tuyo',
            text: 'Un servicio ocupa todo su tiempo, así que nadie entra apretado detrás de ti.',
          },
          {
            title: 'Agrega extras',
            text: 'Extras como lavado, mascarilla o contorno se suman a la misma cita antes de confirmar.',
          },
          {
            title: '¿No está en la lista?',
            text: 'Corte con tijera, trenzas, color y más están en Otros en la página del barbero. Búscalo con la palabra que usas.',
          },
        ],
        link: { label: 'Ver todos los barberos', url: '/explore' },
      },
    ],
  },
}
