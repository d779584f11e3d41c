// Servers that may receive a push. Browsers name their push service's address themselves, so
// without this list anyone could make us send requests into our own network.
import type { Config } from '#server/config.ts'

const services = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

export function isPushService({ PUSH_HOSTS }: Config, endpoint: string) {
  if (!URL.canParse(endpoint)) return false
  const { hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  // Configured hosts may use any port, known services only the default one.
  if (PUSH_HOSTS.includes(hostname)) return true
  return port === '' && services.some((service) => isHost(hostname, service))
}

function isHost(hostname: string, service: string) {
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service
}
