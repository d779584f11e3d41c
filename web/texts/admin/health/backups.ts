// How the backups are, and what to do about it.
import type { HealthCause } from '#contract/admin/health.ts'
import type { Text } from '#contract/language.ts'

type BackupCause = Extract<HealthCause, `backup_${string}`>

export const backupCauses: Record<BackupCause, { says: Text; todo?: Text }> = {
  backup_ok: { says: { en: '{hours} h ago, checked', es: 'hace {hours} h, verificado' } },
  backup_off: {
    says: {
      en: 'Kempt takes no backups here, by the setting {setting}.',
      es: 'Kempt no hace respaldos aquí, por la opción {setting}.',
    },
    todo: {
      en: 'Make sure the database is backed up elsewhere, and try a restore.',
      es: 'Asegúrate de que la base de datos se respalde en otro lugar y prueba restaurarla.',
    },
  },
  backup_old: {
    says: { en: 'The last one is {hours} h old.', es: 'El último tiene {hours} h.' },
    todo: {
      en: 'Run npm run backup and look for “the backup failed” in the log.',
      es: 'Ejecuta npm run backup y busca “the backup failed” en el registro.',
    },
  },
  backup_none: {
    says: { en: 'There is none yet.', es: 'Aún no hay ninguno.' },
    todo: {
      en: 'The first is taken within minutes of the start. If not, run npm run backup.',
      es: 'El primero se hace minutos después de arrancar. Si no, ejecuta npm run backup.',
    },
  },
  backup_damaged: {
    says: {
      en: 'Damaged by the disk: {count}',
      es: 'Dañados por el disco: {count}',
    },
    todo: {
      en: 'Check the disk of BACKUP_DIR. Then delete what ends in .damaged there and in its folder wal.',
      es: 'Revisa el disco de BACKUP_DIR. Después borra lo que termina en .damaged ahí y en su carpeta wal.',
    },
  },
  backup_pictures: {
    says: {
      en: 'The database is backed up. Pictures that aren’t: {count}',
      es: 'La base de datos tiene respaldo. Fotos sin respaldo: {count}',
    },
    todo: {
      en: 'Look for “pictures could not be backed up” in the log, and check the disk.',
      es: 'Busca “pictures could not be backed up” en el registro y revisa el disco.',
    },
  },
}
