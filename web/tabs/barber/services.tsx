import { ServicesEditor } from '#web/features/services/services-editor.tsx'

export function Tab() {
  return <ServicesEditor place="barber" />
}
