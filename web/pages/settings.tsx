import { pageMeta } from '#web/meta.ts'

const words = {
  title: { en: 'Settings', es: 'Ajustes' },
  description: {
    en: 'Your profile, security, sessions and notifications.',
    es: 'Tu perfil, seguridad, sesiones y avisos.',
  },
}

export const meta = pageMeta(words, { noIndex: true })

export default function SettingsPage() {
  return <h1>Settings</h1>
}
