import { Clients } from '#web/features/clients/clients.tsx'

export function Tab() {
  return <Clients />
}
