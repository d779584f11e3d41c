import type { Language } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { languageContext } from '#web/context.ts'
import { ContactWays } from '#web/features/info/contact-ways.tsx'
import { Managed, pageLanguage } from '#web/features/info/managed.tsx'
import { InquirySection } from '#web/features/inquiries/inquiry-section.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { PageData } from '#web/page-data.tsx'
import { load, loadInBrowser } from '#web/page-queries.ts'
import { pageMeta } from '#web/document/meta.ts'
import { contact } from '#web/texts/marketplace/info.ts'
import { pages } from '#web/texts/pages.ts'
import type { Route } from './+types/contact'

export const meta = pageMeta(pages.contact)

const textIn = (language: Language) => api.content.contact.query({ language })

export function loader({ context }: Route.LoaderArgs) {
  return load(context, [textIn(context.get(languageContext))])
}

export function clientLoader() {
  return loadInBrowser([textIn(pageLanguage())])
}

export default function ContactPage({ loaderData: { state } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <PageData state={state}>
      <Managed query={textIn(language)} title={t(pages.contact.title)}>
        {(page) => <ContactWays page={page} />}
      </Managed>
      <InquirySection title={contact.formTitle} lead={contact.formLead} hint={contact.formHint} />
    </PageData>
  )
}
