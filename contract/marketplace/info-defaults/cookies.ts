import type { Legal } from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'

const effectiveOn = '2026-11-15'

export const cookies: Record<Language, Legal> = {
  en: {
    title: 'Cookies',
    lead: 'The few cookies and browser entries we use, one by one. None of them follow you, so there’s no banner to click away.',
    effectiveOn,
    sections: [
      {
        title: 'Cookies',
        paragraphs: [
          'A cookie is a small text your browser sends back to the site it came from. We set four, all needed for something you asked for, and no other site receives them:',
        ],
        items: [
          '__Host-session: keeps you signed in. A random number that means nothing by itself; scripts can’t read it. Up to 90 days, gone when you sign out.',
          '__Host-device: recognizes this browser when you sign in again, so we can warn you about strangers and let you in when others try your password. One year; scripts can’t read it.',
          '__Host-marks: which barbers you came to by their own booking link or found here, so a barber pays no fee for their own clients. 30 days; scripts can’t read it.',
          'kempt-role: the role you chose, if you have more than one. One year.',
          'lang: the language you chose. One year.',
        ],
      },
      {
        title: 'Kept in your browser',
        paragraphs: [
          'These entries stay on your device and are not sent along with pages. You can remove them all with your browser’s “clear site data”:',
        ],
        items: [
          'theme: light or dark',
          'kempt-session: your name and roles, so the page loads right away; no secrets',
          'activeRole: the role you work in, if you have more than one',
          'pendingReferralCode: a code from a friend’s link, until you sign up',
          'guestFavorites: barbers you tapped the heart on without an account, at most 50',
          'pageLoadMetrics: how fast our last 100 pages loaded, for you and nobody else',
          'kempt-push: whose notifications this browser receives, if you turned them on',
          'dashboardActiveTab: the open tab of your dashboard, until you close the window',
          'the page shown when you’re offline, kept by a small worker',
        ],
      },
      {
        title: "What we don't use",
        paragraphs: [
          'No advertising cookies, no trackers, no counting pixels, no fonts or scripts from other companies. Our pages aren’t even allowed to load them: we tell the browser to refuse.',
        ],
      },
      {
        title: 'Saying no',
        paragraphs: [
          'You can block cookies in your browser. Browsing, searching and reading still work; signing in doesn’t, because we couldn’t tell it’s you.',
        ],
      },
    ],
  },
  es: {
    title: 'Cookies',
    lead: 'Las pocas cookies y datos del navegador que usamos, uno por uno. Ninguno te sigue, por eso no hay un aviso que cerrar.',
    effectiveOn,
    sections: [
      {
        title: 'Cookies',
        paragraphs: [
          'Una cookie es un texto pequeño que tu navegador devuelve al sitio de donde vino. Ponemos cuatro, todas necesarias para algo que pediste, y ningún otro sitio las recibe:',
        ],
        items: [
          '__Host-session: mantiene tu sesión. Un número al azar sin significado; los scripts no pueden leerlo. Hasta 90 días, se va al cerrar sesión.',
          '__Host-device: reconoce este navegador cuando vuelves a entrar, para avisarte de extraños y dejarte pasar si otros prueban tu contraseña. Un año; los scripts no pueden leerla.',
          '__Host-marks: a qué barberos llegaste por su propio enlace de reservas o encontraste aquí, para que un barbero no pague comisión por sus propios clientes. 30 días; los scripts no pueden leerla.',
          'kempt-role: el rol que elegiste, si tienes más de uno. Un año.',
          'lang: el idioma que elegiste. Un año.',
        ],
      },
      {
        title: 'Guardado en tu navegador',
        paragraphs: [
          'Estos datos se quedan en tu dispositivo y no se envían con las páginas. Puedes quitarlos todos con “borrar datos del sitio” de tu navegador:',
        ],
        items: [
          'theme: claro u oscuro',
          'kempt-session: tu nombre y tus roles, para dibujar bien la página desde el principio; ningún secreto',
          'activeRole: el rol en que trabajas, si tienes más de uno',
          'pendingReferralCode: un código del enlace de un amigo, hasta que te registres',
          'guestFavorites: los barberos que marcaste con el corazón sin cuenta, 50 como máximo',
          'pageLoadMetrics: qué tan rápido cargaron nuestras últimas 100 páginas, para ti y nadie más',
          'kempt-push: de quién son los avisos que recibe este navegador, si los activaste',
          'dashboardActiveTab: la pestaña abierta de tu panel, hasta que cierres la ventana',
          'la página que se muestra sin conexión, guardada por un pequeño programa del navegador',
        ],
      },
      {
        title: 'Lo que no usamos',
        paragraphs: [
          'Sin cookies de publicidad, sin rastreadores, sin píxeles que cuentan, sin letras ni scripts de otras empresas. Nuestras páginas ni siquiera pueden cargarlos: el navegador tiene orden de negarse.',
        ],
      },
      {
        title: 'Decir que no',
        paragraphs: [
          'Puedes bloquear las cookies en tu navegador. Mirar, buscar y leer siguen funcionando; iniciar sesión no, porque nadie podría saber que eres tú.',
        ],
      },
    ],
  },
}
