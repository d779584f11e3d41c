import { useLanguage } from '#web/language.tsx'

// 4,816 as people read it.
export function useCount() {
  const language = useLanguage()
  return (count: number) => count.toLocaleString(`${language}-US`)
}
