// The numbers of a business, and what each of them means.

export const analytics = {
  period: { en: 'Period', es: 'Periodo' },
  days: { en: '{count} days', es: '{count} días' },
  month: { en: 'This month', es: 'Este mes' },
  custom: { en: 'Other days', es: 'Otros días' },
  from: { en: 'First day', es: 'Primer día' },
  to: { en: 'Last day', es: 'Último día' },
  showing: { en: 'Counting...', es: 'Contando...' },
  show: { en: 'Show', es: 'Mostrar' },
  span: { en: '{from} – {to} vs. {before}', es: '{from} – {to} vs. {before}' },
  csv: { en: 'Export CSV', es: 'Exportar CSV' },
  csvNumber: { en: 'Number', es: 'Número' },
  csvDay: { en: 'Day', es: 'Día' },
  now: { en: 'This period', es: 'Este periodo' },
  before: { en: 'Period before', es: 'Periodo anterior' },
  wasBefore: { en: 'Before: {value}', es: 'Antes: {value}' },
  points: { en: '{amount} points', es: '{amount} puntos' },
  tooFew: { en: 'Not enough data', es: 'Faltan datos' },
  tooFewText: {
    en: 'You need at least five bookings to see this.',
    es: 'Necesitas al menos cinco citas para ver esto.',
  },
  nothing: { en: 'Nothing to count yet', es: 'Aún no hay nada que contar' },
  numbers: { en: 'The period in numbers', es: 'El periodo en números' },
}

export const figureNames = {
  bookings: { en: 'Bookings', es: 'Citas' },
  revenueCents: { en: 'Revenue', es: 'Ingresos' },
  averageTicketCents: { en: 'Average ticket', es: 'Ticket promedio' },
  fillPercent: { en: 'Fill rate', es: 'Ocupación' },
  newClients: { en: 'New clients', es: 'Clientes nuevos' },
  returningClients: { en: 'Returning clients', es: 'Clientes que vuelven' },
  rebookedPercent: { en: 'Back within 45 days', es: 'Vuelven en 45 días' },
  noShowPercent: { en: 'No-shows', es: 'Ausencias' },
  lateCancelPercent: { en: 'Late cancellations', es: 'Cancelaciones tardías' },
  leadMinutes: { en: 'Booked ahead', es: 'Anticipación' },
}

export const definitions = {
  bookings: {
    en: "Bookings for the days of the period, no-shows included. Canceled, declined and unanswered ones don't count.",
    es: 'Las citas de los días del periodo, también las faltas. Las canceladas, rechazadas y sin contestar no cuentan.',
  },
  states: {
    en: 'What became of everything booked or requested for the days of the period.',
    es: 'Qué pasó con todo lo que se reservó o pidió para los días del periodo.',
  },
  revenueCents: {
    en: 'Services minus discounts for visits that took place. Without tips, before commission.',
    es: 'Servicios menos descuentos de las visitas que se hicieron. Sin propinas, antes de comisión.',
  },
  averageTicketCents: {
    en: 'Revenue divided by the visits that took place.',
    es: 'Ingresos entre las visitas que se hicieron.',
  },
  fillPercent: {
    en: "Booked minutes divided by open minutes, by your hours as they are today. Time off isn't open; no-shows were booked.",
    es: 'Minutos reservados entre minutos abiertos, según tu horario de hoy. Los descansos no son tiempo abierto; las ausencias sí estaban reservadas.',
  },
  newClients: {
    en: "People whose first visit here was in the period. Walk-ins without contact info aren't counted.",
    es: 'Personas cuya primera visita aquí fue en el periodo. No cuentan quienes llegan sin cita y no dejan contacto.',
  },
  returningClients: {
    en: 'People with a visit in the period who had been here before it.',
    es: 'Personas con una visita en el periodo que ya habían venido antes.',
  },
  rebookedPercent: {
    en: 'Of the visits that took place, those whose client has another visit within the 45 days after.',
    es: 'De las visitas que se hicieron, aquellas cuyo cliente tiene otra visita en los 45 días siguientes.',
  },
  noShowPercent: {
    en: 'Missed visits divided by missed and kept ones.',
    es: 'Visitas perdidas entre las perdidas y las que se hicieron.',
  },
  lateCancelPercent: {
    en: 'Bookings canceled by clients after the deadline, out of all accepted bookings.',
    es: 'Citas canceladas por clientes después del límite, de todas las citas aceptadas.',
  },
  leadMinutes: {
    en: 'Half of your clients book at least this far ahead. Without walk-ins.',
    es: 'La mitad de los clientes reserva al menos con esta anticipación. Sin contar a quienes llegan sin cita.',
  },
  steps: {
    en: "People who saw your page and people who picked a time, each counted once a day, and what was booked online in the period. You, your team and bots aren't counted, and nobody is recorded.",
    es: 'Personas que vieron tu página y que eligieron una hora, cada una una vez al día, y lo que se reservó en línea en el periodo. Tú, tu equipo y las máquinas no cuentan, y no se registra a nadie.',
  },
  heat: {
    en: 'When appointments in the period began, in shop time. Canceled and declined ones are left out.',
    es: 'Cuándo empezaron las visitas del periodo, con el reloj de la barbería. Sin las canceladas ni las rechazadas.',
  },
  services: {
    en: 'Services from visits that took place, by how many visits had them.',
    es: 'Servicios de las visitas que se hicieron, por el número de visitas.',
  },
}

export const plots = {
  revenue: { en: 'Revenue by day', es: 'Ingresos por día' },
  bookings: { en: 'Bookings by day', es: 'Citas por día' },
  states: { en: 'What happened', es: 'Qué pasó' },
  done: { en: 'Took place', es: 'Se hicieron' },
  upcoming: { en: 'Still open', es: 'Aún abiertas' },
  cancelled: { en: 'Canceled', es: 'Canceladas' },
  noShows: { en: 'No-shows', es: 'Ausencias' },
  declined: { en: 'Declined', es: 'Rechazadas' },
  expired: { en: 'Unanswered', es: 'Sin contestar' },
  heat: { en: 'Busy hours', es: 'Horas ocupadas' },
  services: { en: 'Top services', es: 'Servicios principales' },
  visits: { en: '{count} · {amount}', es: '{count} · {amount}' },
  steps: { en: 'From view to booking', es: 'De la vista a la cita' },
  views: { en: 'Saw your page', es: 'Vieron tu página' },
  starts: { en: 'Picked a time', es: 'Eligieron una hora' },
  bookedOnline: { en: 'Booked online', es: 'Reservaron en línea' },
  members: { en: 'Per person', es: 'Por persona' },
  name: { en: 'Name', es: 'Nombre' },
}
