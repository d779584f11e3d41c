import type { Faq } from '#contract/marketplace/info.ts'

export const accountsInSpanish: Faq['groups'] = [
  {
    id: 'account',
    title: 'Tu cuenta',
    questions: [
      {
        id: 'forgot-password',
        question: 'Olvidé mi contraseña',
        answer:
          'Elige “¿Olvidaste tu contraseña?” al iniciar sesión y te enviamos un enlace. Sirve una vez, por 30 minutos, y cierra todas tus sesiones al poner la nueva.',
        link: { label: 'Iniciar sesión', url: '/auth' },
      },
      {
        id: 'no-mail',
        question: 'No me llegó el correo de confirmación',
        answer:
          'Revisa el correo no deseado y pide otro después de 60 segundos. Si la dirección tenía un error, regístrate otra vez con la correcta.',
      },
      {
        id: 'two-steps',
        question: '¿Cómo protejo mejor mi cuenta?',
        answer:
          'Activa el segundo paso en tus ajustes: un código de una app en tu teléfono. Ahí también ves dónde tienes sesión y puedes cerrar cualquiera.',
        link: { label: 'Ajustes', url: '/settings' },
      },
      {
        id: 'fewer-messages',
        question: '¿Cómo recibo menos mensajes?',
        answer:
          'En tus ajustes eliges por cada tipo de aviso: en la página, por correo, por mensaje de texto. Las confirmaciones y cancelaciones por correo se quedan. Contesta ALTO a un mensaje de texto para terminarlos.',
        link: { label: 'Ajustes', url: '/settings' },
      },
      {
        id: 'download-data',
        question: '¿Cómo descargo o borro mis datos?',
        answer:
          'Las dos cosas están en tus ajustes, en tus datos. La descarga es un archivo con todo lo que guardamos de ti. Borrar pide tu contraseña y se puede cuando no tienes citas próximas.',
        link: { label: 'Ajustes', url: '/settings' },
      },
      {
        id: 'deactivated',
        question: 'Mi cuenta está desactivada o suspendida',
        answer:
          'Si la desactivaste tú, inicia sesión y te enviamos un código para abrirla. Si la suspendimos nosotros, escribe a soporte y una persona lo revisará.',
        link: { label: 'Contactar a soporte', url: '/contact-support?type=suspended' },
      },
    ],
  },
  {
    id: 'barbers',
    title: 'Para barberos y dueños',
    questions: [
      {
        id: 'cost',
        question: '¿Cuánto me cuesta?',
        answer:
          '{commission}% del precio cuando un cliente te encontró en nuestra búsqueda, 0% por los tuyos: tu enlace, quienes llegan sin cita, citas que anotas, clientes importados. Nada sobre propinas, sin mensualidad.',
        link: { label: 'Haz crecer tu negocio', url: '/grow' },
      },
      {
        id: 'approval-time',
        question: '¿Cuánto tarda la aprobación?',
        answer:
          'Normalmente menos de 24 horas. Ves el estado en tu configuración y, si falta algo, en qué paso y por qué.',
        link: { label: 'Configurar', url: '/barber/setup' },
      },
      {
        id: 'payout',
        question: '¿Cuándo recibo mi dinero?',
        answer:
          'Quien paga en la barbería te paga directo. Lo pagado en línea está disponible 48 horas después de la visita y sale cada martes desde $10, o cada día desde $50 si lo eliges. El primer pago espera 7 días.',
        link: { label: 'Ingresos', url: '/barber/dashboard?tab=earnings' },
      },
      {
        id: 'change-hours',
        question: 'Cambié mi horario. ¿Qué pasa con las citas fuera de él?',
        answer:
          'Se quedan. Te las mostramos para que hables con esos clientes; nada se cancela solo.',
        link: { label: 'Disponibilidad', url: '/barber/dashboard?tab=availability' },
      },
      {
        id: 'license-expires',
        question: 'Mi licencia está por vencer',
        answer:
          'Sube la nueva en los ajustes de tu barbería. Te avisamos 30, 7 y 1 día antes. Si ya venció, no apareces hasta que veamos la nueva; las citas hechas se quedan.',
        link: { label: 'Barbería', url: '/barber/dashboard?tab=shop' },
      },
      {
        id: 'invite-barbers',
        question: '¿Qué gano si traigo a otro barbero?',
        answer:
          'Un mes sin comisión. Comparte tu código; cuando el nuevo barbero haya atendido 5 citas que sus clientes reservaron en línea, no pagas comisión por 30 días. Cada barbero más suma otro mes.',
        link: { label: 'Promociones', url: '/barber/dashboard?tab=promotions' },
      },
      {
        id: 'badges',
        question: '¿Cómo gano una insignia?',
        answer:
          'Las insignias se dan cada lunes al mejor 10%: más reservado, más reseñado, mejores servicios. Cancelar más del 5% de tus citas te deja fuera. Las insignias no se compran.',
      },
    ],
  },
  {
    id: 'employees',
    title: 'Para empleados',
    questions: [
      {
        id: 'accept-invite',
        question: 'Me invitaron a un equipo',
        answer:
          'Abre el enlace del correo dentro de 7 días e inicia sesión o regístrate con esa misma dirección. Después agregas tu foto, licencia y horario.',
      },
      {
        id: 'not-bookable',
        question: '¿Por qué nadie puede reservar conmigo?',
        answer:
          'Hacen falta tres cosas: que el dueño te active para reservas, que tu licencia esté revisada y que tengas horario.',
        link: { label: 'Mi panel', url: '/employee/dashboard' },
      },
      {
        id: 'my-share',
        question: '¿Quién me paga?',
        answer:
          'El dueño de la barbería. Ves cada visita con tu parte y tus propinas, y qué está marcado como pagado. Las propinas son todas tuyas.',
        link: { label: 'Ingresos', url: '/employee/dashboard?tab=earnings' },
      },
      {
        id: 'leave-shop',
        question: '¿Qué pasa cuando dejo la barbería?',
        answer:
          'Entrega o termina tus citas y sal desde tus ajustes. El historial se queda en la barbería, tu calificación va contigo.',
      },
    ],
  },
]
