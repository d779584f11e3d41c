import { Home, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Loading } from '#web/ui/states/spinner.tsx'

// While a page's code or data is on its way. Short waits show nothing.
export function PendingBar() {
  const t = useText()
  const { state } = useNavigation()
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-60">
      {state !== 'idle' && (
        <div className="animate-[fade-in_150ms_150ms_ease-out_backwards]">
          <div aria-hidden className="pole pole-turning h-1.5" />
          <span className="sr-only">{t(shell.loading)}</span>
        </div>
      )}
    </div>
  )
}

// In the place of a whole page.
export function PageLoading() {
  const t = useText()
  return <Loading text={t(shell.loading)} className="min-h-[60dvh]" />
}

const leastRetryMs = 4000
const retrySpreadMs = 4000

// Everything has failed, so this stands alone: no bars, no data, links that load the page anew.
export function ErrorPage({ status }: { status: number }) {
  const t = useText()
  const { title, text } = wordsOf(status)
  const isAway = status === 503

  useEffect(() => {
    if (!isAway) return
    // Spread, so that a server that comes back is not met by everyone at once.
    const timer = setTimeout(() => location.reload(), leastRetryMs + Math.random() * retrySpreadMs)
    return () => clearTimeout(timer)
  }, [isAway])

  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center px-6 py-12 text-center">
      <title>{t(title)}</title>
      <Logo />
      <p aria-hidden className="display mt-8 text-display text-brand">
        {status}
      </p>
      <h1 className="display mt-4 text-4xl sm:text-5xl">{t(title)}</h1>
      <p className="mt-4 text-lg text-muted-foreground">{t(text)}</p>
      {isAway && <Loading className="pb-0" />}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href="/" className={buttonClass()}>
          <Home aria-hidden />
          {t(shell.returnHome)}
        </a>
        {status !== 404 && (
          <Button variant="outline" onClick={() => location.reload()}>
            <RotateCw aria-hidden />
            {t(shell.tryAgain)}
          </Button>
        )}
      </div>
    </main>
  )
}

function wordsOf(status: number) {
  if (status === 404) return { title: shell.notFound, text: shell.notFoundText }
  if (status === 503) return { title: shell.rightBack, text: shell.rightBackText }
  if (status === 401 || status === 403) return { title: shell.notForYou, text: shell.notForYouText }
  return { title: shell.wentWrong, text: shell.wentWrongText }
}
