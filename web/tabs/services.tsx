import { ServicesEditor } from '#web/features/services/services-editor.tsx'
import { usePlace } from '#web/use-business.ts'

export function Tab() {
  return <ServicesEditor place={usePlace()} />
}
