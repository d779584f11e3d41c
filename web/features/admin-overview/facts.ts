import type { HealthCheck } from '#contract/admin/health.ts'
import { useText } from '#web/language.tsx'
import { folderNames } from '#web/texts/admin/health/health.ts'

// The facts of a check, for its words.
export function useFacts() {
  const t = useText()
  return ({ facts }: Pick<HealthCheck, 'facts'>) => {
    const folder = folderNames[String(facts.folder)]
    return folder ? { ...facts, folder: t(folder) } : facts
  }
}
