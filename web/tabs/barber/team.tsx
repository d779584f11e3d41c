import { Team } from '#web/features/team/team.tsx'

export function Tab() {
  return <Team />
}
