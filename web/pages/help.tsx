import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#web/api.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { pageMeta } from '#web/meta.ts'
import { help } from '#web/texts/info.ts'
import { pages } from '#web/texts/pages.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export const meta = pageMeta(pages.help)

export default function HelpPage() {
  const t = useText()
  const sentence = useSentence()
  const { data: settings } = useQuery(api.settings.read.query())
  const policy = sentence(settings?.cancellationPolicyText ?? '')
  return (
    <PageBody narrow>
      <PageHeader title={t(pages.help.title)} text={t(pages.help.description)} />
      <Accordion
        items={help.questions.map(({ title, text }) => ({
          title: t(title),
          content: t(text, { policy }),
        }))}
      />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-card p-6 shadow-card">
        <p className="text-lg font-bold">{t(help.more)}</p>
        <Link to="/contact" className={buttonClass()}>
          {t(help.write)}
        </Link>
      </div>
    </PageBody>
  )
}
