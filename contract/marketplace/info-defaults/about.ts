import type { Story } from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'

export const about: Record<Language, Story> = {
  en: {
    title: 'About',
    lead: "Getting a good cut shouldn't start with five phone calls. {name} shows you who has an opening in {city}, what it costs, and lets you book it.",
    actions: [
      { label: 'Find Barbers', url: '/explore' },
      { label: 'Grow Your Business', url: '/grow' },
    ],
    sections: [
      {
        title: 'How it began',
        paragraphs: [
          'Every barber we know tells the same story: the phone rings while the clippers are running, somebody wants Saturday at ten, and Saturday at ten went an hour ago by text message. Every client we know tells the other half of it.',
          'So we built one calendar that both sides can see. The barber keeps their chair, their prices and their clients. The client sees real openings, picks one, and walks in when it’s their turn.',
          'We’re starting with {city} because we’d rather know one city well than ten badly. We’re in English and Spanish because the city is.',
        ],
        image: '/pictures/hero-shop-768.webp',
      },
      {
        title: 'How verification works',
        paragraphs: [
          'Nobody is listed until someone on our team has checked their papers. Here’s what happens between sign-up and the check mark next to a name:',
        ],
        points: [
          {
            title: 'The license',
            text: 'The barber gives us the license number, type, expiration date and a photo. Shop owners add the establishment license.',
          },
          {
            title: 'The state register',
            text: 'We check the license against the records of the state that issued it: name, number and date have to match.',
          },
          {
            title: 'The person and the place',
            text: 'We confirm the phone and email with a code, put the address on the map, and only show photos the barber has permission to use.',
          },
          {
            title: 'And we keep checking',
            text: 'We remind the barber 30, 7 and 1 day before a license expires. If it expires, the listing comes down the same day; existing appointments stay.',
          },
        ],
      },
      {
        title: 'Our promises',
        paragraphs: ['Short enough to hold us to them.'],
        points: [
          {
            title: 'If you see it, you can book it',
            text: 'Openings come straight from the calendar. Two people can never book the same chair at the same time.',
          },
          {
            title: 'No card needed, no fee for clients',
            text: 'You pay at the shop unless your barber asks for something else, and you’ll know before you book. We never add a fee to your price.',
          },
          {
            title: 'Reviews from the chair',
            text: 'Only clients with a completed visit can write a review. We take one down for insults, private details or lies, never for being negative.',
          },
          {
            title: 'Tips belong to the barber',
            text: 'The whole tip goes to the person who cut your hair. We don’t take a cut.',
          },
          {
            title: 'Your data is yours',
            text: 'No advertising, no trackers, nothing sold. You can download everything we have about you and delete your account yourself.',
          },
          {
            title: 'People answer',
            text: 'We’re in {city}, and we answer every day from 8 AM to 8 PM.',
          },
        ],
      },
      {
        title: 'Who pays for it',
        paragraphs: [
          'Barbers do, and only when we bring them someone new: {commission}% of the price of a visit booked through our search, and nothing for clients they already had. That’s all the money we make, so we do well when their chairs are full.',
        ],
        link: { label: 'What it costs a barber', url: '/grow' },
      },
    ],
  },
  es: {
    title: 'Nosotros',
    lead: 'Un buen corte no debería empezar con cinco llamadas. {name} te muestra quién tiene una silla libre en {city}, cuánto cuesta, y es tuya.',
    actions: [
      { label: 'Buscar barberos', url: '/explore' },
      { label: 'Haz crecer tu negocio', url: '/grow' },
    ],
    sections: [
      {
        title: 'Cómo empezó',
        paragraphs: [
          'Todos los barberos que conocemos cuentan lo mismo: suena el teléfono con la máquina encendida, alguien quiere el sábado a las diez, y el sábado a las diez se fue hace una hora por mensaje. Todos los clientes que conocemos cuentan la otra mitad.',
          'Así que hicimos una agenda que ven las dos partes. El barbero conserva su silla, sus precios y sus clientes. El cliente ve los horarios que de verdad están libres, elige uno y entra cuando le toca.',
          'Empezamos con {city} y preferimos conocer bien una ciudad que mal diez. La página está en inglés y en español porque la ciudad lo está.',
        ],
        image: '/pictures/hero-shop-768.webp',
      },
      {
        title: 'Cómo verificamos',
        paragraphs: [
          'Nadie aparece antes de que una persona de nuestro equipo revise sus papeles. Esto pasa entre el registro y la marca junto al nombre:',
        ],
        points: [
          {
            title: 'La licencia',
            text: 'El barbero da el número de licencia, su tipo, la fecha de vencimiento y una foto. Los dueños agregan la licencia del establecimiento.',
          },
          {
            title: 'El registro estatal',
            text: 'Comparamos la licencia con el registro del estado que la emitió: nombre, número y fecha deben coincidir.',
          },
          {
            title: 'La persona y el lugar',
            text: 'El teléfono y el correo se confirman con un código, la dirección se pone en el mapa y las fotos son de trabajos que el barbero tiene permiso de mostrar.',
          },
          {
            title: 'Y seguimos revisando',
            text: 'Avisamos al barbero 30, 7 y 1 día antes de que venza la licencia. Si vence, su página se retira ese mismo día; las citas ya hechas se conservan.',
          },
        ],
      },
      {
        title: 'Nuestras promesas',
        paragraphs: ['Cortas, para que nos las puedas exigir.'],
        points: [
          {
            title: 'Si lo ves, lo puedes reservar',
            text: 'Los horarios salen directo de la agenda. Dos personas nunca pueden reservar la misma silla a la misma hora.',
          },
          {
            title: 'Sin tarjeta y sin cargo para el cliente',
            text: 'Pagas en la barbería, salvo que tu barbero pida otra cosa, y entonces lo dice antes de reservar. Nunca sumamos un cargo a tu precio.',
          },
          {
            title: 'Reseñas desde la silla',
            text: 'Solo quien terminó una visita puede escribir una reseña. La quitamos por insultos, datos privados o mentiras, nunca por ser negativa.',
          },
          {
            title: 'La propina es del barbero',
            text: 'Toda la propina es para quien te cortó el pelo. No nos quedamos con nada.',
          },
          {
            title: 'Tus datos son tuyos',
            text: 'Sin publicidad, sin rastreadores, nada se vende. Puedes descargar todo lo que guardamos de ti y borrar tu cuenta tú mismo.',
          },
          {
            title: 'Contestan personas',
            text: 'Estamos en {city} y contestamos todos los días de 8 de la mañana a 8 de la noche.',
          },
        ],
      },
      {
        title: 'Quién lo paga',
        paragraphs: [
          'Los barberos, y solo cuando les traemos a alguien nuevo: {commission}% del precio de una visita reservada desde nuestra búsqueda, y nada por los clientes que ya tenían. Es todo lo que ganamos, así que nos va bien cuando sus sillas están llenas.',
        ],
        link: { label: 'Cuánto le cuesta a un barbero', url: '/grow' },
      },
    ],
  },
}
