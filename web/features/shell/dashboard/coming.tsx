import { Armchair, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageBody } from '#web/features/shell/page-body.tsx'

// A part that is not built yet says so, and in one sentence what it will hold. All of them are
// listed in docs/status.md.
export function Coming({ holds }: { holds: Text }) {
  const t = useText()
  return (
    <section className="relative overflow-hidden rounded-lg border bg-card py-8 pr-6 pl-10 shadow-card sm:py-10 sm:pl-14">
      <div
        aria-hidden
        className="pole absolute inset-y-4 left-3 w-3 rounded-full ring-1 ring-foreground/10 sm:left-5"
      />
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
          <Armchair aria-hidden className="size-6.5" />
        </span>
        <div className="min-w-0 flex-1 basis-72">
          <Badge tone="warning" dot>
            {t(shell.notBuiltYet)}
          </Badge>
          <h2 className="display mt-3 text-3xl">{t(shell.comingTitle)}</h2>
          <p className="mt-3 max-w-xl text-muted-foreground">{t(holds)}</p>
          <Link to="/" className={buttonClass({ variant: 'outline', className: 'mt-6' })}>
            {t(shell.returnHome)}
            <ArrowRight aria-hidden />
          </Link>
        </div>
      </div>
    </section>
  )
}

export function ComingPage({ words }: { words: { title: Text; description: Text } }) {
  const t = useText()
  return (
    <PageBody>
      <PageHeader title={t(words.title)} />
      <Coming holds={words.description} />
    </PageBody>
  )
}
