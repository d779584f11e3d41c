import type { Legal } from '#contract/marketplace/info.ts'
import { launch } from '#contract/marketplace/launch.ts'

export const termsInSpanish: Legal = {
  title: 'Términos del servicio',
  lead: 'Las reglas para todos los que usan {name}, escritas para leerse. Al crear una cuenta o reservar como invitado las aceptas.',
  effectiveOn: '2026-11-15',
  sections: [
    {
      title: 'Quiénes somos',
      paragraphs: [
        '{name} lleva un lugar de reservas para barberos en {city}. Nos encuentras en {address}, {phone} y {email}.',
        'Mostramos horas libres, guardamos la cita, pasamos mensajes y, cuando hay pago en línea, cobramos para el barbero. El corte es un contrato entre tú y tu barbero; no somos el barbero ni empleamos a los barberos publicados.',
      ],
    },
    {
      title: 'Tu cuenta',
      paragraphs: [
        'Debes tener 18 años o reservar con el permiso de tu madre, padre o tutor. Dinos la verdad sobre quién eres, guarda tu contraseña y usa una sola cuenta. Lo que pasa desde tu cuenta cuenta como tuyo, salvo que nos hayas avisado que entró otra persona.',
        'También puedes reservar como invitado con un correo confirmado, con dos citas próximas como máximo.',
      ],
    },
    {
      title: 'Reservar',
      paragraphs: [
        'Elegir una hora la guarda {hold}. La cita queda hecha cuando te la confirmamos. Si el barbero contesta en persona, queda hecha cuando acepta; sin respuesta en {answer} la solicitud termina.',
        'Valen el precio, los minutos y las reglas que viste al confirmar, aunque el barbero los cambie después. Un precio más alto en la silla necesita tu permiso.',
      ],
    },
    {
      title: 'Cancelar y mover',
      paragraphs: [
        'Cancelas gratis hasta la hora límite que viste al reservar. Es 24 horas antes del inicio, salvo que tu barbero eligiera 2, 12 o 48 horas. Dentro de los 15 minutos después de reservar siempre cancelas gratis si faltan más de dos horas.',
        'Después de la hora límite aplica la regla del barbero: un cargo desde nada hasta todo el precio, dicho antes de reservar y otra vez antes de cancelar. Puedes mover una cita hasta {moves} antes de la hora límite; después el barbero tiene que aceptar.',
      ],
    },
    {
      title: 'Llegar tarde y no llegar',
      paragraphs: [
        'Desde 15 minutos después del inicio el barbero puede marcar que no llegaste. Aplica entonces el cargo de su regla, queda retenido 48 horas y tienes 14 días para disputarlo.',
        'En doce meses, {missed} o {late} significan que cada cita pide depósito o tarjeta; {off} detienen las reservas hasta que lo revisemos juntos. Una marca equivocada se quita.',
      ],
    },
    {
      title: 'Cuando cancela el barbero',
      paragraphs: [
        'Se te devuelve todo, siempre, y te sugerimos otras horas. Lo mismo vale si el servicio no se dio o la solicitud no se contestó.',
      ],
    },
    {
      title: 'Precios, pago y propinas',
      paragraphs: [
        'Los barberos ponen sus precios. No sumamos ningún cargo a lo que paga el cliente. Pagas en la barbería, salvo que el barbero pida tarjeta guardada o pago adelantado de una parte o de todo, lo que se muestra antes de confirmar.',
        'Las propinas son voluntarias y completas para quien hizo el trabajo. Una propina dada por la plataforma se puede retirar dentro de 7 días. El vendedor es el barbero; las facturas salen a su nombre.',
      ],
    },
    {
      title: 'Devoluciones',
      paragraphs: ['Vuelven por donde llegó el pago; el crédito vuelve al saldo:'],
      items: [
        'canceló el barbero, no se dio el servicio o no se contestó: 100%',
        'canceló el cliente antes de la hora límite: 100%',
        'cancelación tardía o ausencia: lo pagado menos el cargo de la regla del barbero',
        'una queja del trabajo: lo que acuerden ambas partes, o lo que decidamos después de escucharlas',
      ],
    },
    {
      title: 'Ofertas, crédito y referidos',
      paragraphs: [
        'Cuenta un descuento por cita, gana el mejor, y se puede sumar crédito. Un amigo que invitas recibe {bonus} de descuento en su primera cita de $20 o más dentro de 60 días. Tú recibes $5 de crédito siete días después de su primera visita terminada, por {friends} al año como máximo.',
        'El crédito no es dinero: no se paga ni se vende. Invitarte a ti mismo, o a quien comparte tu teléfono, tarjeta o dispositivo, no cuenta, y ese crédito se retira.',
      ],
    },
    {
      title: 'Reseñas',
      paragraphs: [
        'Puede escribir una reseña quien terminó la visita, una por visita, dentro de 30 días, y cambiarla durante 30 días. Los dueños y sus equipos no pueden reseñarse, y nadie puede pagar por una reseña buena o mala.',
        'Quitamos reseñas y fotos solo por insultos, amenazas, discriminación, datos privados, mentiras, publicidad o cosas ajenas a la visita. Ser negativa no es motivo. El barbero puede contestar una vez. Con una reseña o foto nos permites mostrarla aquí mientras exista.',
      ],
    },
    {
      title: 'Problemas y disputas',
      paragraphs: [
        'Cuéntanos dentro de 7 días después de la visita, o 14 días por una ausencia. El barbero tiene 72 horas para contestar u ofrecer algo. Si no estás de acuerdo, decidimos en 5 días hábiles con lo que ambos mostraron. Una apelación dentro de 7 días la ve otra persona del equipo.',
        'No cuesta nada y no te quita ningún derecho ante un juez.',
      ],
    },
    {
      title: 'Para barberos y barberías',
      paragraphs: [
        'Tienes una licencia vigente de tu estado mientras estés publicado, y los dueños una del establecimiento. Mantienes verdaderos tu horario, precios y fotos, tienes permiso para cada foto de un cliente, cumples la cita y sigues las reglas de higiene y la ley contra la discriminación.',
        'Podemos pedir cambios, rechazar una publicación o retirarla con un motivo. Una licencia vencida la retira sola. Cancelar más de una de cada veinte citas baja tu lugar en la búsqueda.',
      ],
    },
    {
      title: 'Comisión y pagos',
      paragraphs: [
        'Por una visita reservada desde nuestra búsqueda o mapa el barbero debe {commission}% del precio de los servicios menos los descuentos que él paga, $50 por cita como máximo, con el cobro de tarjeta incluido. No se debe nada por propinas, impuestos ni por los clientes propios: enlace de reservas, quienes llegan sin cita, citas anotadas por la barbería y clientes importados. Un aumento se anuncia al menos 7 días antes y nunca toca citas ya hechas.',
        'Lo pagado en línea está disponible 48 horas después de terminar si no hay disputa, y se paga cada martes desde $10, o cada día desde $50. El primer pago espera 7 días, y cambiar de cuenta bancaria pausa los pagos 48 horas. Lo que se debe por visitas pagadas en la barbería se descuenta de los pagos; si más de $100 llevan más de 30 días vencidos, retiramos la publicación después de dos avisos.',
      ],
    },
    {
      title: 'Lo que no se permite',
      paragraphs: ['Por esto cerramos cuentas y cancelamos citas:'],
      items: [
        'amenazas, acoso, discriminación o algo contra la ley',
        'nombres, licencias, fotos, reseñas o referidos falsos',
        'bloquear sillas sin intención de venir',
        'leer el sitio con programas, saltarse sus límites o buscar puntos débiles sin avisarnos',
        'usar datos de contacto para algo que no sea la cita',
      ],
    },
    {
      title: 'Terminar',
      paragraphs: [
        'Puedes desactivar o borrar tu cuenta en tus ajustes cuando no tengas citas próximas. Podemos suspender una cuenta que rompe estos términos; decimos por qué, y puedes pedir en la página de soporte que una persona lo revise.',
      ],
    },
    {
      title: 'De qué respondemos',
      paragraphs: [
        'Respondemos por lo que hacemos nosotros: cuidar tu cita, tu dinero y tus datos. Revisamos licencias, pero no respondemos por el trabajo de un barbero, por lo que otros escriben ni por momentos en que el servicio no está por causas fuera de nuestro control.',
        'Hasta donde la ley lo permite, lo que debemos se limita a lo que pagaste por la plataforma en los doce meses anteriores. Nada aquí limita lo que la ley no deja limitar.',
      ],
    },
    {
      title: 'Ley y cambios',
      paragraphs: [
        `Aplica la ley de ${launch.law.state} y el lugar son los tribunales del condado de ${launch.law.county}, salvo que la ley donde vives te dé otro.`,
        'Si cambiamos estos términos lo mostramos aquí con otra fecha y te escribimos al menos 14 días antes si te importa. Las citas ya hechas conservan los términos con que se hicieron. En caso de duda vale la versión en inglés.',
      ],
    },
  ],
}
