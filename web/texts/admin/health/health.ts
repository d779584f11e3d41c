import type { HealthCause, HealthState } from '#contract/admin/health.ts'
import type { Text } from '#contract/language.ts'
import { backupCauses } from './backups.ts'
import { paymentCauses } from './payments.ts'

export const healthWords = {
  title: { en: 'System health', es: 'Estado del sistema' },
  checkedAt: { en: 'Checked {when}', es: 'Revisado: {when}' },
  first: { en: 'Checking for the first time', es: 'Revisando por primera vez' },
  firstText: {
    en: 'The result shows up here within a minute. If it doesn’t, the worker isn’t running.',
    es: 'El resultado aparece aquí en menos de un minuto. Si no, el proceso de tareas no está en marcha.',
  },
  for: { en: '{state} for {age}', es: '{state} desde hace {age}' },
  error: { en: 'Error: {error}', es: 'Error: {error}' },
} satisfies Record<string, Text>

export const stateNames: Record<HealthState, Text> = {
  ok: { en: 'Working', es: 'Funciona' },
  warning: { en: 'Needs attention', es: 'Requiere atención' },
  failing: { en: 'Not working', es: 'No funciona' },
  off: { en: 'Switched off', es: 'Apagado' },
  unknown: { en: 'Unknown', es: 'Desconocido' },
}

// What is so, and what to do about it.
export const causeTexts: Record<HealthCause, { says: Text; todo?: Text }> = {
  mail_ok: { says: { en: '{sent} sent in 24 h', es: '{sent} enviados en 24 h' } },
  mail_off: {
    says: {
      en: 'Emails are kept here and not sent.',
      es: 'Los correos se guardan aquí y no se envían.',
    },
    todo: {
      en: 'Set SMTP_URL to send them. Until then, read them at /dev/mail on this machine.',
      es: 'Define SMTP_URL para enviarlos. Mientras tanto, léelos en /dev/mail en esta máquina.',
    },
  },
  mail_unreachable: {
    says: {
      en: 'The mail server doesn’t answer or refuses our password.',
      es: 'El servidor de correo no responde o rechaza nuestra contraseña.',
    },
    todo: {
      en: 'Check SMTP_URL and the provider’s status page. Waiting emails go out by themselves afterward.',
      es: 'Revisa SMTP_URL y la página de estado del proveedor. Los correos en espera saldrán solos después.',
    },
  },
  mail_late: {
    says: {
      en: '{count} waiting after a failed try, the oldest for {minutes} min',
      es: '{count} en espera tras un intento fallido, el más antiguo hace {minutes} min',
    },
    todo: {
      en: 'They are tried again by themselves. If it lasts, look for “a job failed” in the log.',
      es: 'Se reintentan solos. Si continúa, busca “a job failed” en el registro.',
    },
  },
  mail_dead: {
    says: { en: '{count} given up this week', es: '{count} sin entregar esta semana' },
    todo: {
      en: 'Usually a mistyped address. If there are many, ask the mail provider why it refuses them.',
      es: 'Suele ser una dirección mal escrita. Si son muchos, pregunta al proveedor por qué los rechaza.',
    },
  },
  sms_ok: { says: { en: '{sent} sent in 24 h', es: '{sent} enviados en 24 h' } },
  sms_off: {
    says: {
      en: 'Texts are kept here and not sent.',
      es: 'Los mensajes se guardan aquí y no se envían.',
    },
    todo: {
      en: 'Set SMS_PROVIDER and the Twilio keys to send them.',
      es: 'Define SMS_PROVIDER y las claves de Twilio para enviarlos.',
    },
  },
  sms_unreachable: {
    says: {
      en: 'Twilio doesn’t answer or refuses our account.',
      es: 'Twilio no responde o rechaza nuestra cuenta.',
    },
    todo: {
      en: 'Check the keys and the balance at Twilio, then its status page.',
      es: 'Revisa las claves y el saldo en Twilio, y luego su página de estado.',
    },
  },
  sms_failed: {
    says: {
      en: '{failed} failed in 24 h, {sent} arrived',
      es: '{failed} fallaron en 24 h, {sent} llegaron',
    },
    todo: {
      en: 'Look up the errors in Twilio’s log: often a blocked sender or country.',
      es: 'Busca los errores en el registro de Twilio: suele ser un remitente o país bloqueado.',
    },
  },
  push_ok: { says: { en: 'Nothing is waiting', es: 'Nada en espera' } },
  push_late: {
    says: {
      en: '{count} waiting after a failed try',
      es: '{count} en espera tras un intento fallido',
    },
    todo: {
      en: 'They are tried again by themselves. Check that this server can reach the internet.',
      es: 'Se reintentan solas. Revisa que este servidor tenga acceso a internet.',
    },
  },
  push_dead: {
    says: { en: '{count} given up in 24 h', es: '{count} sin entregar en 24 h' },
    todo: {
      en: 'People still get the notice in the app. Check that this server can reach the internet.',
      es: 'La gente recibe el aviso en la app. Revisa que este servidor tenga acceso a internet.',
    },
  },
  ...paymentCauses,
  jobs_ok: { says: { en: 'Nothing is late', es: 'Nada retrasado' } },
  jobs_late: {
    says: { en: 'Work has waited for {seconds} s', es: 'Hay tareas esperando hace {seconds} s' },
    todo: {
      en: 'The worker is too busy. If this lasts, start another one with npm run worker.',
      es: 'El proceso de tareas está saturado. Si continúa, inicia otro con npm run worker.',
    },
  },
  jobs_retried: {
    says: {
      en: '{count} failed and will run again, such as {task}',
      es: '{count} fallaron y se repetirán, como {task}',
    },
    todo: {
      en: 'Nothing yet: most succeed on the next try.',
      es: 'Nada por ahora: la mayoría funciona en el siguiente intento.',
    },
  },
  jobs_dead: {
    says: {
      en: '{count} given up in 24 h, such as {task}',
      es: '{count} abandonadas en 24 h, como {task}',
    },
    todo: {
      en: 'Look for “a job gave up” in the log and report the error to whoever runs the server.',
      es: 'Busca “a job gave up” en el registro y avisa a quien administra el servidor.',
    },
  },
  jobs_silent: {
    says: {
      en: 'The worker doesn’t report. No emails or reminders go out.',
      es: 'El proceso de tareas no da señales. No salen correos ni recordatorios.',
    },
    todo: {
      en: 'Start it: WORKER=on for the server, or npm run worker.',
      es: 'Inícialo: WORKER=on en el servidor, o npm run worker.',
    },
  },
  storage_ok: {
    says: {
      en: 'A test file was written, read and removed',
      es: 'Se escribió, leyó y borró un archivo de prueba',
    },
  },
  storage_unreachable: {
    says: {
      en: 'Photos can’t be saved or shown.',
      es: 'No se pueden guardar ni mostrar fotos.',
    },
    todo: {
      en: 'Check the folder’s rights and space, or the S3 settings and the store’s status page.',
      es: 'Revisa los permisos y el espacio de la carpeta, o la configuración de S3 y su página de estado.',
    },
  },
  database_ok: {
    says: {
      en: '{connections} of {most} connections in use',
      es: '{connections} de {most} conexiones en uso',
    },
  },
  database_busy: {
    says: {
      en: '{connections} of {most} connections in use',
      es: '{connections} de {most} conexiones en uso',
    },
    todo: {
      en: 'Raise max_connections, or lower DATABASE_POOL on the servers.',
      es: 'Sube max_connections o baja DATABASE_POOL en los servidores.',
    },
  },
  database_standby: {
    says: {
      en: 'It’s a standby and takes no bookings.',
      es: 'Es una réplica y no acepta citas.',
    },
    todo: {
      en: 'Point DATABASE_URL at the primary, or promote this one.',
      es: 'Apunta DATABASE_URL a la principal o promueve esta.',
    },
  },
  database_stuck: {
    says: {
      en: 'A transaction has been open for {minutes} min',
      es: 'Una transacción lleva {minutes} min abierta',
    },
    todo: {
      en: 'Find it in pg_stat_activity and end it; it keeps old rows from being cleaned up.',
      es: 'Búscala en pg_stat_activity y termínala; impide limpiar filas viejas.',
    },
  },
  database_unreachable: {
    says: { en: 'It didn’t answer in time.', es: 'No respondió a tiempo.' },
    todo: {
      en: 'Check its log and its disk. The running guide has the steps.',
      es: 'Revisa su registro y su disco. La guía de operación tiene los pasos.',
    },
  },
  disk_ok: { says: { en: '{percent}% free', es: '{percent}% libre' } },
  disk_low: {
    says: {
      en: 'Only {percent}% free ({folder})',
      es: 'Solo {percent}% libre ({folder})',
    },
    todo: {
      en: 'Free some space or enlarge the disk. A full disk stops bookings.',
      es: 'Libera espacio o amplía el disco. Con el disco lleno no hay citas.',
    },
  },
  disk_unreadable: {
    says: { en: 'The data folder can’t be read.', es: 'No se puede leer la carpeta de datos.' },
    todo: {
      en: 'Check DATA_DIR and whether the disk is mounted.',
      es: 'Revisa DATA_DIR y que el disco esté montado.',
    },
  },
  ...backupCauses,
  not_checked: {
    says: { en: 'It couldn’t be checked.', es: 'No se pudo revisar.' },
    todo: {
      en: 'See background jobs: the worker does the checking.',
      es: 'Mira las tareas en segundo plano: ese proceso hace la revisión.',
    },
  },
}

export const folderNames: Record<string, Text> = {
  data: { en: 'data', es: 'datos' },
  backups: { en: 'backups', es: 'respaldos' },
}

export const runAgainWords = {
  title: { en: 'Run it again?', es: '¿Intentarlo otra vez?' },
  go: { en: 'Run again', es: 'Intentar otra vez' },
  mail: {
    en: 'Emails from this week that get new tries: {count}. Those about appointments that are over are dropped.',
    es: 'Correos de esta semana que se intentan de nuevo: {count}. Los de citas que ya pasaron se descartan.',
  },
  push: {
    en: 'Notifications from the last 24 hours that get new tries: {count}.',
    es: 'Avisos a teléfonos de las últimas 24 horas que se intentan de nuevo: {count}.',
  },
  jobs: {
    en: 'Jobs from the last 24 hours that get new tries: {count}. Fix the cause first, or they fail again.',
    es: 'Tareas de las últimas 24 horas que se intentan de nuevo: {count}. Primero arregla la causa, o volverán a fallar.',
  },
  done: { en: 'Running again: {count}', es: 'En marcha otra vez: {count}' },
  asked: {
    en: 'Running again. This is checked each minute.',
    es: 'En marcha otra vez. Se revisa cada minuto.',
  },
}
