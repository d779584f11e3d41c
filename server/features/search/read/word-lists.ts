// The words of both languages that ask for something other than a style or a place, the words that ask
// for nothing, and the usual misspellings.
import type { ChipKind, Wanted } from './types.ts'

export const languages: Record<string, string> = {
  en: 'english, ingles',
  es: 'spanish, espanol, castellano',
  vi: 'vietnamese, vietnamita',
  zh: 'chinese, mandarin, cantonese, chino, mandarin',
  ar: 'arabic, arabe',
  fr: 'french, frances',
  pt: 'portuguese, portugues',
  hi: 'hindi',
}

export const flags: [kind: ChipKind, wanted: Wanted, phrases: string][] = [
  [
    'nearMe',
    { nearMe: true },
    'near me, nearme, by me, around the corner, close to home, near my house, near my home, cerca de mi casa, cerca de casa, por mi casa, cerca mio, a la vuelta, nearby, near by, close by, close to me, around me, around here, near here, in my area, my area, cerca de mi, cerca, cerquita, aqui cerca, por aqui, cerca de aqui, por mi zona',
  ],
  [
    'walkIns',
    { walkIns: true },
    'walk ins?, walkins?, walk ins? welcome, no appointment, no appointment needed, no appt, without an appt, dont need an appointment, takes walk ins?, accepts walk ins?, take walk ins?, walk in welcome, walk in ok, sin hacer cita, aceptan sin cita, atienden sin cita, without appointment, without an appointment, sin cita, sin cita previa, sin reservar',
  ],
  [
    'accessible',
    { accessible: true },
    'wheelchair, wheelchairs, wheel chairs?, wheel chair accessible, wheel chair access, handicapped, wheelchair accessible, wheelchair access, accessible, accessibility, handicap, handicap accessible, step free, silla de ruedas, accesible, discapacitados?',
  ],
  [
    'openNow',
    { openNow: true },
    'open now, rn, open rn, right now, now, currently open, open currently, open at the moment, this second, open right now, available now, ahora, ahora mismo, ahorita, ahorita mismo, ahoritita, en este momento, ya mismo, abiert[oa] ahora, abiert[oa]s ahora, abiert[oa] ahorita',
  ],
  [
    'sort',
    { sort: 'price' },
    'cheap, cheapest, cheaper, affordable, inexpensive, budget, low price, low prices, low cost, on a budget, not expensive, not too expensive, que no sea caro, nada caro, precio bajo, precios bajos, buen precio, barat[oa]s?, mas barat[oa]s?, economic[oa]s?, mas economico',
  ],
  [
    'sort',
    { sort: 'rating' },
    'best, top, top rated, best rated, highest rated, mejor, mejores, el mejor, los mejores, mejor calificad[oa]s?',
  ],
  [
    'sort',
    { sort: 'earliest' },
    'asap, soonest, quickest, soonest available, earliest available, earliest appointment, first opening, next opening, in a hurry, en cuanto se pueda, lo mas rapido posible, earliest, next available, first available, as soon as possible, soon, urgent, urgente, me urge, urge, lo antes posible, lo mas pronto posible, lo mas pronto, lo antes que se pueda, primera cita disponible, cuanto antes, pronto, proxima cita',
  ],
  [
    'rating',
    { ratingMin: 4.5 },
    'good reviews, great reviews, good ratings, great ratings, good rating, high rating, high ratings, well reviewed, highly rated, buenas resenas, buenos comentarios, bien calificad[oa]s?, buenas calificaciones',
  ],
  ['distance', { miles: 1 }, 'walking distance'],
]
export const nearest = 'closest, nearest, closest to me, nearest to me, mas cercan[oa], mas cerca'

// Words that ask for nothing in particular.
export const generic = new Set(
  'barber barbers barbershop barbershops shop shops salon salons hair cabello pelo barberia barberias peluqueria peluquerias peluquero barbero barberos barbera barberas estilista hairdresser stylist stylists co company studio parlor men mens man hombre hombres caballero caballeros guy guys'.split(
    ' ',
  ),
)
export const stopWords = new Set(
  (
    'a an the i im ill id me my mine we us our you your it its is are was be am do does did done can could would should will want wants need needs looking look for to get getting got find finding show give make book booking appointment appointments appt schedule reserve available availability opening openings open opens slot slots with without in on at of off and or & any some someone somebody anyone who whos whose which what whats where wheres there that this these those please thanks near around by from close next good great nice really very place places spot spots have has had like up out if so still also just about than then price prices priced rated rating star stars hey hi hello one ' +
    'un una unos unas el la los las lo le les de del en con para por y e o u que quien quienes me mi mis mio yo tu tus te se su sus es esta este estos son hay algun alguno alguna alguien favor porfa porfavor quiero quisiera queria necesito busco buscar buscando encontrar encuentra donde cual cuales cita citas reservar reserva agendar hacer hacen hace hagan haga hacerme disponible disponibles disponibilidad lugar lugares sitio buen bueno buena buenos buenas muy mas al como abierto abierta abiertos abren abre atienden cobren cobra cobran precio precios tenga tengan tiene tienen sepa sepan hola gracias zona barrio colonia cerca'
  ).split(' '),
)

// Common words one slip away from a word of ours. They mean themselves.
export const plainWords = new Set(
  (
    'made make makes care cares share save saved brown board bears bear heard cute kiss face faces date gate game name same came fame wade jade base case cake take lake like life love live give fire file fine wine mine nine none gone phone pen ten men women woman black white blue green blade blades bread break breaks hard heart hear here there their they them when well tell sell call fall tall ball wall walk talk work word world old cold gold told hold bold year years kind king ring thing think pink sink line list last past fast least east west north south best rest test text next near dear fear wear hour four your pour sour house horse hours month mouth party pretty wedding prom interview grad graduation birthday photo photos family friend friends dad mom baby husband boyfriend wife sister brother student students military veteran senior seniors lady ladies girl girls gay lgbt black latino latina hispanic asian african american mexican dominican salvadoran honduran cuban puerto rican ' +
    'casa cosa caso cara caro cada nada todo toda todos nino bien buen fino fina vino mano malo mala solo sola sobre donde cuando cuanto puede puedo boda fiesta graduacion foto fotos mujer mujeres novio novia esposo esposa amigo amigos familia calle norte sur este oeste nuevo nueva viejo vieja mayor mayores joven jovenes estilo moderno moderna clasico clasica rapido rapida rayo algo quien cuesta combo main'
  ).split(' '),
)

// Slips in words of three letters and other habits that no distance finds.
export const respelled: Record<string, string> = {
  tonite: 'tonight',
  b4: 'before',
  'w/': 'with',
  '2night': 'tonight',
  '2day': 'today',
  nite: 'night',
  nites: 'nights',
  mornin: 'morning',
  evenin: 'evening',
  aft: 'afternoon',
  fad: 'fade',
  fads: 'fades',
  fadez: 'fades',
  hrcut: 'haircut',
  q: 'que',
  pa: 'para',
  x: 'por',
  xfa: 'please',
  xfavor: 'please',
  bn: 'bien',
  barva: 'barba',
  degradao: 'degradado',
  degradaos: 'degradados',
  mier: 'miercoles',
  mie: 'miercoles',
  jue: 'jueves',
  vie: 'viernes',
  sab: 'sabado',
  dom: 'domingo',
  lun: 'lunes',
  appt: 'appointment',
  hr: 'hour',
  hrs: 'hours',
  bday: 'birthday',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  '2morrow': 'tomorrow',
  '2nite': 'tonight',
  wensday: 'wednesday',
  wendsday: 'wednesday',
  tues: 'tuesday',
  tue: 'tuesday',
  wed: 'wednesday',
  weds: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
  mon: 'monday',
  mondays: 'monday',
  tuesdays: 'tuesday',
  wednesdays: 'wednesday',
  thursdays: 'thursday',
  fridays: 'friday',
  saturdays: 'saturday',
  sundays: 'sunday',
  sabados: 'sabado',
  domingos: 'domingo',
  finde: 'weekend',
  wknd: 'weekend',
  nov: 'november',
  dec: 'december',
  jan: 'january',
  feb: 'february',
  apr: 'april',
  jun: 'june',
  jul: 'july',
  aug: 'august',
  sept: 'september',
  sep: 'september',
  oct: 'october',
  setiembre: 'septiembre',
  fde: 'fade',
}

// How people praise or describe a cut: heard, but nothing to search for.
export const praise = new Set(
  (
    'fresh fresher freshest clean cleaner cleanest crisp sharp sharper sharpest fire dope lit sick solid decent quick fast faster quickly simple basic regular normal standard proper legit cool nicest nicer amazing awesome perfect pretty professional experienced skilled talented friendly trusted trustworthy reliable licensed local new style styles look looks lil little yo yall bro dude man sir homie asap lol pls plz thx ty gonna wanna gotta hook hmu tryna need getting gettin cuttin done doing does anyone anybody somebody someone kind type deal deals spot place guy gal people person folks pro pros expert experts specialist specialists specializing specializes skills service services option options time times day days week month hour minute anytime whenever whatever sometime soonish quality location area town side part over under after before until around about nothing something anything everything either both plus combo haired appointment opening ' +
    'chido chida chidos chidas chingon chingona padre padrisimo suave perron perrona bonito bonita fresco fresca limpio limpia guapo rapido rapida sencillo sencilla normal profesional experto experta confiable recomendado recomendada recomiendan conocido recomendacion onda wey guey compa carnal oye andale ocupo ando anda ocupa quisieramos queremos vamos voy ir puedan pueda puedo puede hacerse cortarme cortarse cortar arreglar arreglarme arreglen arregle arregla cobre cueste cuesta cuestan sale salga salen paso pasar pasada tipo estilo estilos servicio servicios hora horas dia dias semana mes rato tiempo cualquier algo nada todo mejorcito profesionales calidad'
  ).split(' '),
)

export const occasions = new Set(
  (
    'school picture pictures photo photos wedding prom homecoming graduation quinceanera interview job party event church date birthday vacation trip concert game holiday holidays ' +
    'escuela foto fotos boda graduacion fiesta evento iglesia misa cumpleanos cumple entrevista bautizo viaje concierto'
  ).split(' '),
)
