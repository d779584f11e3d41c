// Terms, privacy and cookies, in plain words.
import type { Section } from './info.ts'

export const updated = {
  en: 'Last changed: November 2026',
  es: 'Último cambio: noviembre de 2026',
}

export const terms: Section[] = [
  {
    title: { en: 'What we are', es: 'Qué somos' },
    text: {
      en: 'A marketplace. The cut is a contract between you and your barber; we show openings, keep the booking and pass on messages and, where online payment is used, money.',
      es: 'Un lugar de encuentro. El corte es un contrato entre tú y tu barbero; nosotros mostramos horas libres, guardamos la cita y pasamos mensajes y, cuando hay pago en línea, el dinero.',
    },
  },
  {
    title: { en: 'Your account', es: 'Tu cuenta' },
    text: {
      en: 'Tell us the truth about who you are, keep your password to yourself, and use one account. Barbers must hold a valid licence for as long as they are listed.',
      es: 'Dinos la verdad sobre quién eres, guarda tu contraseña y usa una sola cuenta. Los barberos deben tener una licencia vigente mientras estén publicados.',
    },
  },
  {
    title: { en: 'Bookings and cancellations', es: 'Citas y cancelaciones' },
    text: {
      en: 'A confirmed booking is a promise by both sides. The cancellation rule that was shown when you booked is the one that counts, even if it changes later. If your barber cancels, you get everything back.',
      es: 'Una cita confirmada es una promesa de ambas partes. Vale la regla de cancelación que viste al reservar, aunque cambie después. Si tu barbero cancela, se te devuelve todo.',
    },
  },
  {
    title: { en: 'Prices and commission', es: 'Precios y comisión' },
    text: {
      en: 'Barbers set their prices. Clients pay no fee to us. Barbers pay a commission on clients we bring them, never on tips.',
      es: 'Los barberos ponen sus precios. Los clientes no nos pagan nada. Los barberos pagan una comisión por los clientes que les traemos, nunca sobre propinas.',
    },
  },
  {
    title: { en: 'Reviews and conduct', es: 'Reseñas y conducta' },
    text: {
      en: 'Reviews come from completed visits and are removed only for insults, private details or lies, never for being negative. We close accounts that threaten, cheat or discriminate.',
      es: 'Las reseñas vienen de visitas terminadas y solo se quitan por insultos, datos privados o mentiras, nunca por ser negativas. Cerramos cuentas que amenazan, engañan o discriminan.',
    },
  },
  {
    title: { en: 'When things go wrong', es: 'Cuando algo sale mal' },
    text: {
      en: 'Tell us within seven days of the visit and we will hear both sides. These terms follow the law of Texas.',
      es: 'Cuéntanos dentro de los siete días después de la visita y escucharemos a ambas partes. Estos términos siguen la ley de Texas.',
    },
  },
]

export const privacy: Section[] = [
  {
    title: { en: 'What we know', es: 'Qué sabemos' },
    text: {
      en: 'What you tell us: name, e-mail, phone, your bookings, reviews and messages. What we need for safety: sign-ins with their time, network and device. No advertising profiles.',
      es: 'Lo que nos dices: nombre, correo, teléfono, tus citas, reseñas y mensajes. Lo que hace falta por seguridad: inicios de sesión con hora, red y dispositivo. Sin perfiles de publicidad.',
    },
  },
  {
    title: { en: 'Who sees it', es: 'Quién lo ve' },
    text: {
      en: 'Your barber sees your name, contact and visits with them. Reviews show your first name and an initial. We sell nothing and share only with services that send mail and messages or take payments for us.',
      es: 'Tu barbero ve tu nombre, contacto y visitas con él. Las reseñas muestran tu nombre y una inicial. No vendemos nada y solo compartimos con servicios que envían correos y mensajes o cobran por nosotros.',
    },
  },
  {
    title: { en: 'Where you are', es: 'Dónde estás' },
    text: {
      en: 'We ask your browser for your position only when you press the button for it, and do not keep it.',
      es: 'Pedimos tu posición al navegador solo cuando tocas el botón, y no la guardamos.',
    },
  },
  {
    title: { en: 'Your rights', es: 'Tus derechos' },
    text: {
      en: 'In your settings you can correct your data, download it, and close or delete your account. Records of payments are kept as long as the law asks.',
      es: 'En tus ajustes puedes corregir tus datos, descargarlos y cerrar o borrar tu cuenta. Los registros de pago se guardan el tiempo que pide la ley.',
    },
  },
  {
    title: { en: 'Messages', es: 'Mensajes' },
    text: {
      en: 'Confirmations and cancellations always reach you by e-mail. Everything else you switch on or off. Advertising only with your separate yes.',
      es: 'Las confirmaciones y cancelaciones siempre te llegan por correo. Lo demás lo activas o apagas tú. Publicidad solo con tu permiso aparte.',
    },
  },
]

export const cookies: Section[] = [
  {
    title: { en: 'Session', es: 'Sesión' },
    text: {
      en: 'A cookie that keeps you signed in. Scripts cannot read it and no other site receives it. Another one remembers this device, so that we can warn you of strangers.',
      es: 'Una cookie que mantiene tu sesión. Los scripts no pueden leerla y ningún otro sitio la recibe. Otra recuerda este dispositivo, para avisarte si entra alguien más.',
    },
  },
  {
    title: { en: 'Language', es: 'Idioma' },
    text: {
      en: 'A cookie named lang with the language you chose, for a year.',
      es: 'Una cookie llamada lang con el idioma que elegiste, por un año.',
    },
  },
  {
    title: { en: 'Kept in your browser', es: 'Guardado en tu navegador' },
    text: {
      en: 'Light or dark theme, who is signed in (without any secret), the role you work in, a referral code on its way, the open dashboard tab, your guest favorites, and how fast our last pages loaded.',
      es: 'Tema claro u oscuro, quién tiene la sesión (sin ningún secreto), el rol en que trabajas, un código de referido en camino, la pestaña abierta del panel, tus favoritos de invitado y qué tan rápido cargaron nuestras últimas páginas.',
    },
  },
  {
    title: { en: 'What we do not use', es: 'Lo que no usamos' },
    text: {
      en: 'No advertising cookies, no trackers, no files from other companies on our pages.',
      es: 'Sin cookies de publicidad, sin rastreadores, sin archivos de otras empresas en nuestras páginas.',
    },
  },
]
