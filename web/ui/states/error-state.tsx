import { CloudOff, RotateCw } from 'lucide-react'
import { messageOf } from '#contract/errors.ts'
import { useSentence, useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

type ErrorStateProps = {
  error: unknown
  title?: string
  onRetry?: () => void
  isRetrying?: boolean
}

export function ErrorState({ error, title, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = useText()
  const sentence = useSentence()
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-lg border bg-card px-6 py-12 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-secondary text-destructive">
        <CloudOff aria-hidden className="size-6.5" />
      </span>
      <p className="mt-4 text-lg font-bold">{title ?? t(ui.couldNotLoad)}</p>
      <Hint size="md" className="mt-1 max-w-sm">
        {sentence(messageOf(error))}
      </Hint>
      {onRetry && (
        <Button variant="outline" className="mt-5" busy={isRetrying} onClick={onRetry}>
          {!isRetrying && <RotateCw aria-hidden />}
          {t(ui.tryAgain)}
        </Button>
      )}
    </div>
  )
}
