import type { Story } from '#contract/info.ts'
import type { Language } from '#contract/language.ts'

export const about: Record<Language, Story> = {
  en: {
    title: 'About',
    lead: 'Getting a good cut should not start with five phone calls. {name} shows you who has a free chair in {city}, what it costs, and lets you take it.',
    actions: [
      { label: 'Find Barbers', url: '/explore' },
      { label: 'Grow Your Business', url: '/grow' },
    ],
    sections: [
      {
        title: 'How it began',
        paragraphs: [
          'Every barber we know tells the same story: the phone rings while the clippers are running, somebody wants Saturday at ten, and Saturday at ten went an hour ago by text message. Every client we know tells the other half of it.',
          'So we built one calendar that both sides can see. The barber keeps their chair, their prices and their clients. The client sees the open times that are really open, picks one, and walks in when it is their turn.',
          'We begin with {city}, from Third Ward to Spring Branch, and would rather know one city well than ten badly. The page is in English and Spanish because the city is.',
        ],
        image: '/pictures/hero-shop-768.webp',
      },
      {
        title: 'How verification works',
        paragraphs: [
          'Nobody is listed before a person of our team has looked at their papers. This is what happens between a sign-up and the tick beside a name:',
        ],
        points: [
          {
            title: 'The license',
            text: 'The barber gives the license number, its kind, its expiry date and a photo. Owners of a shop add the license of the establishment.',
          },
          {
            title: 'The state register',
            text: 'We compare the license with the register of the Texas Department of Licensing and Regulation: name, number and date have to agree.',
          },
          {
            title: 'The person and the place',
            text: 'Phone and e-mail are confirmed with a code, the address is put on the map, and the photos are of work the barber has permission to show.',
          },
          {
            title: 'And again',
            text: 'We remind the barber 30, 7 and 1 day before a license runs out. When it runs out, the listing goes off the same day; appointments already made stay.',
          },
        ],
      },
      {
        title: 'Our promises',
        paragraphs: ['Short enough to hold us to them.'],
        points: [
          {
            title: 'A time you see is a time you can have',
            text: 'Times come from the calendar at that moment. Two people can never book the same chair at the same hour.',
          },
          {
            title: 'No card needed, no fee for clients',
            text: 'You pay at the shop unless your barber asks for something else, and then it says so before you book. We never add a fee to your price.',
          },
          {
            title: 'Reviews from the chair',
            text: 'Only someone with a completed visit can write a review. We take one down for insults, private details or lies, never for being negative.',
          },
          {
            title: 'Tips belong to the barber',
            text: 'All of the tip goes to the person who cut your hair. We take nothing from it.',
          },
          {
            title: 'Your data is yours',
            text: 'No advertising, no trackers, nothing sold. You can download everything we hold about you and delete your account yourself.',
          },
          {
            title: 'People answer',
            text: 'We are in {city}, and we answer every day from 8 in the morning to 8 at night.',
          },
        ],
      },
      {
        title: 'Who pays for it',
        paragraphs: [
          'Barbers do, and only when we bring them somebody new: {commission}% of the price of a visit that was booked through our search, and nothing for clients they already had. That is all the money we make, so we earn when their chairs are full.',
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
          'Así que hicimos una agenda que ven las dos partes. El barbero conserva su silla, sus precios y sus clientes. El cliente ve las horas que de verdad están libres, elige una y entra cuando le toca.',
          'Empezamos con {city}, de Third Ward a Spring Branch, y preferimos conocer bien una ciudad que mal diez. La página está en inglés y en español porque la ciudad lo está.',
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
            text: 'Comparamos la licencia con el registro del Texas Department of Licensing and Regulation: nombre, número y fecha deben coincidir.',
          },
          {
            title: 'La persona y el lugar',
            text: 'El teléfono y el correo se confirman con un código, la dirección se pone en el mapa y las fotos son de trabajos que el barbero tiene permiso de mostrar.',
          },
          {
            title: 'Y otra vez',
            text: 'Avisamos al barbero 30, 7 y 1 día antes de que venza la licencia. Si vence, su página se retira ese mismo día; las citas ya hechas se conservan.',
          },
        ],
      },
      {
        title: 'Nuestras promesas',
        paragraphs: ['Cortas, para que nos las puedas exigir.'],
        points: [
          {
            title: 'La hora que ves es una hora que puedes tener',
            text: 'Las horas salen de la agenda en ese momento. Dos personas nunca pueden reservar la misma silla a la misma hora.',
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
            text: 'Toda la propina es para quien te cortó el pelo. No tomamos nada de ella.',
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
          'Los barberos, y solo cuando les traemos a alguien nuevo: {commission} % del precio de una visita reservada desde nuestra búsqueda, y nada por los clientes que ya tenían. Es todo lo que ganamos, así que nos va bien cuando sus sillas están llenas.',
        ],
        link: { label: 'Cuánto le cuesta a un barbero', url: '/grow' },
      },
    ],
  },
}
