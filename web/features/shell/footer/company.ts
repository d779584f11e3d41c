import { useQuery } from '@tanstack/react-query'
import { defaultFooter } from '#contract/marketplace/content-defaults.ts'
import { api } from '#web/api.ts'
import { useLanguage } from '#web/language.tsx'

// The managed footer, which also holds the company's name. The built-in one stands in for it when
// it cannot be fetched.
export function useCompany() {
  const language = useLanguage()
  const { data } = useQuery(api.content.footer.query({ language }))
  return data ?? defaultFooter[language]
}
