import type { Faq } from '#contract/marketplace/info.ts'

export const clientsInSpanish: Faq['groups'] = [
  {
    id: 'booking',
    title: 'Buscar y reservar',
    questions: [
      {
        id: 'need-account',
        question: '¿Necesito una cuenta para reservar?',
        answer:
          'No. Como invitado das un nombre, un teléfono y un correo y confirmas con un código de 6 dígitos que te enviamos. Con cuenta tienes además favoritos, reseñas y ofertas.',
      },
      {
        id: 'how-to-book',
        question: '¿Cómo reservo?',
        answer:
          'Abre la página de un barbero, elige un servicio, elige una hora y confirma. La hora se guarda {hold} mientras decides, y nadie más puede tomarla.',
        link: { label: 'Buscar barberos', url: '/explore' },
      },
      {
        id: 'verified',
        question: '¿Qué significa verificado?',
        answer:
          'Comparamos la licencia del barbero con el registro estatal antes de publicarlo y la revisamos de nuevo antes de que venza. Sin licencia vigente nadie aparece.',
        link: { label: 'Cómo verificamos', url: '/about' },
      },
      {
        id: 'right-away',
        question: '¿Mi cita se confirma al momento?',
        answer:
          'Con la mayoría sí, y te llega un correo enseguida. Algunos contestan cada solicitud; tienen {answer}, y si no contestan, la solicitud termina y se devuelve todo lo pagado.',
      },
      {
        id: 'no-times',
        question: 'Ningún horario me sirve',
        answer:
          'Anótate en la lista de espera con los días y horarios que te sirven. Cuando se libera un lugar, la primera persona de la lista tiene 15 minutos para reservarlo. Si faltan menos de cuatro horas, avisamos a todos a quienes les sirve y es de quien reserve primero.',
      },
      {
        id: 'any-professional',
        question: '¿Qué es “Cualquiera” en una barbería con equipo?',
        answer:
          'Ves los horarios de todos los que hacen ese servicio y te atiende quien esté libre. Elige un nombre si quieres a alguien en particular.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Cambiar y cancelar',
    questions: [
      {
        id: 'cancel',
        question: '¿Cómo cancelo o cambio una cita?',
        answer:
          'Desde el enlace de tu confirmación, o desde tus citas si tienes cuenta. Cancelar es gratis hasta la hora límite que viste al reservar, 24 horas antes salvo que el barbero eligiera otra. Puedes moverla hasta {moves} antes de esa hora. Nuestra regla habitual: {cancellation}',
        link: { label: 'Mis citas', url: '/client/bookings' },
      },
      {
        id: 'grace',
        question: 'Reservé por error. ¿Puedo cancelar?',
        answer:
          'Sí. Dentro de los 15 minutos después de reservar siempre es gratis, si faltan más de dos horas para la cita.',
      },
      {
        id: 'late-cancel',
        question: '¿Cuánto cuesta cancelar tarde?',
        answer:
          'Depende de la política del barbero al reservar: nada, la mitad o todo el precio. Ves la cantidad antes de confirmar la cancelación. Lo pagado de más se te devuelve.',
        link: { label: 'Términos', url: '/terms' },
      },
      {
        id: 'running-late',
        question: 'Voy tarde',
        answer:
          'Escríbele a tu barbero en los mensajes de la cita. Desde 15 minutos después del inicio puede marcar que no llegaste, lo que puede tener un cargo y queda en tu cuenta.',
      },
      {
        id: 'no-show-wrong',
        question: 'Me marcaron ausente, pero sí fui',
        answer:
          'Abre el enlace del aviso y cuéntanos qué pasó dentro de 14 días. El cargo queda retenido 48 horas, escuchamos a ambas partes y, si tienes razón, se quitan la marca y el cargo.',
      },
      {
        id: 'barber-cancels',
        question: '¿Y si cancela el barbero?',
        answer:
          'Se te devuelve todo, siempre, y te sugerimos otros tres horarios. Los barberos que cancelan seguido aparecen más abajo en la búsqueda.',
      },
    ],
  },
  {
    id: 'paying',
    title: 'Pagar',
    questions: [
      {
        id: 'when-pay',
        question: '¿Cuándo y cómo pago?',
        answer:
          'En la barbería después del corte, salvo que el barbero pida tarjeta guardada o depósito. Lo que aplica se muestra antes de confirmar. Nosotros no cobramos nada encima.',
      },
      {
        id: 'tips',
        question: '¿Puedo dejar propina?',
        answer:
          'Sí, en efectivo en la barbería o en la página que pregunta cómo te fue. Toda es para quien te cortó el pelo.',
      },
      {
        id: 'refund-time',
        question: '¿Cuándo llega mi devolución?',
        answer:
          'Vuelve por donde pagaste, de inmediato de nuestra parte; los bancos suelen tardar de 5 a 10 días en mostrarla. El crédito usado vuelve al momento a tu saldo.',
      },
      {
        id: 'receipt',
        question: '¿Dónde está mi recibo?',
        answer:
          'Las facturas están en tu panel después de una visita terminada, para verlas, imprimirlas o enviarlas por correo. Los invitados la reciben por correo. El vendedor es tu barbero.',
        link: { label: 'Panel', url: '/client/dashboard?tab=invoices' },
      },
      {
        id: 'invite-friends',
        question: '¿Cómo funciona invitar amigos?',
        answer:
          'Comparte tu código. Tu amigo recibe {bonus} de descuento en su primera cita de $20 o más, en 60 días. Tú recibes $5 en tu saldo una semana después de su primera visita terminada, hasta {friends} al año.',
        link: { label: 'Tu código', url: '/client/dashboard?tab=promotions' },
      },
      {
        id: 'promo-code',
        question: 'Tengo un código. ¿Dónde lo pongo?',
        answer:
          'En el resumen antes de confirmar. Cuenta un descuento por cita y gana solo el mejor; el crédito de tu saldo se puede sumar.',
      },
    ],
  },
  {
    id: 'reviews',
    title: 'Reseñas y problemas',
    questions: [
      {
        id: 'who-reviews',
        question: '¿Quién puede escribir una reseña?',
        answer:
          'Solo quien estuvo ahí: una reseña por cada visita terminada, dentro de 30 días. Puedes cambiarla durante 30 días. Se muestran tu nombre y una inicial.',
      },
      {
        id: 'review-removed',
        question: '¿Un barbero puede quitar una mala reseña?',
        answer:
          'No. Puede contestar una vez y reportarla. Quitamos una reseña por insultos, datos privados, mentiras o publicidad, nunca por ser negativa.',
      },
      {
        id: 'bad-cut',
        question: 'No me gustó el corte',
        answer:
          'Díselo primero al barbero: la mayoría quiere arreglarlo. Si no ayuda, abre un problema desde la cita dentro de 7 días. El barbero tiene 72 horas para contestar; después decidimos en 5 días hábiles.',
      },
      {
        id: 'unsafe',
        question: 'Alguien me hizo sentir inseguro',
        answer:
          'Elige “conducta” al reportar la cita o escribe a soporte. Llega directo a nuestro equipo, y la otra parte no sabe quién avisó hasta que lo revisemos. Si estás en peligro, llama al 911.',
        link: { label: 'Contactar a soporte', url: '/contact-support' },
      },
    ],
  },
  {
    id: 'guests',
    title: 'Invitados',
    questions: [
      {
        id: 'find-guest-booking',
        question: 'Reservé sin cuenta. ¿Dónde está mi cita?',
        answer:
          'En este dispositivo, en Citas. En otro, pon ahí tu correo y el número de la cita y te enviamos un enlace.',
        link: { label: 'Tus citas', url: '/guest/bookings' },
      },
      {
        id: 'claim-guest-booking',
        question: '¿Puedo pasar citas de invitado a una cuenta?',
        answer:
          'Sí. Regístrate con el mismo correo y confírmalo: tus citas y los favoritos de este navegador vienen contigo.',
        link: { label: 'Registrarme', url: '/auth?mode=signup' },
      },
      {
        id: 'guest-limits',
        question: '¿Hay un límite para invitados?',
        answer:
          'Dos citas próximas por cada correo o teléfono, para que nadie bloquee sillas a los demás.',
      },
    ],
  },
]
