import { data, Link } from 'react-router'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'
import { shell } from '#web/texts/shell.ts'
import { buttonClass } from '#web/ui/button.tsx'

export const meta = pageMeta(pages.notFound, { noIndex: true })

// Returned, not thrown: the page keeps its bars.
export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  const t = useText()
  return (
    <PageBody>
      <div className="flex flex-col items-center py-10 text-center sm:py-16">
        <div aria-hidden className="flex items-center gap-4">
          <span className="display text-[8rem] sm:text-[12rem]">4</span>
          <span className="pole block h-28 w-12 rounded-full ring-1 ring-foreground/15 sm:h-40 sm:w-16" />
          <span className="display text-[8rem] sm:text-[12rem]">4</span>
        </div>
        <h1 className="display mt-8 text-4xl sm:text-5xl">{t(shell.notFound)}</h1>
        <p className="mt-4 max-w-md text-lg text-muted-foreground">{t(shell.notFoundText)}</p>
        <Link to="/" className={buttonClass({ size: 'lg', className: 'mt-8' })}>
          {t(shell.returnHome)}
        </Link>
      </div>
    </PageBody>
  )
}
