import { RotateCw, X } from 'lucide-react'
import { useSentence, useText } from '#web/language.tsx'
import { portfolioWords as words } from '#web/texts/business/portfolio.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import type { Upload } from './use-uploads.ts'

type UploadRowProps = { upload: Upload; onRetry: () => void; onForget: () => void }

export function UploadRow({ upload, onRetry, onForget }: UploadRowProps) {
  const t = useText()
  const sentence = useSentence()
  const { name, preview, error } = upload
  return (
    <li className="flex items-center gap-3 rounded-lg border bg-card p-2.5">
      <img
        src={preview}
        alt=""
        className="size-14 shrink-0 rounded-md bg-secondary object-cover text-transparent"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-md font-semibold">{name}</p>
        {error ? (
          <p role="alert" className="text-sm font-medium text-destructive">
            {sentence(error)}
          </p>
        ) : (
          <State upload={upload} />
        )}
      </div>
      {error && (
        <>
          <Button
            variant="outline"
            size="sm"
            aria-label={t(words.againOf, { name })}
            onClick={onRetry}
          >
            <RotateCw aria-hidden />
            <span className="max-sm:sr-only">{t(words.again)}</span>
          </Button>
          <IconButton label={t(words.forgetOf, { name })} onClick={onForget}>
            <X aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  )
}

// All of it has arrived long before the server has drawn it.
function State({ upload: { name, percent } }: { upload: Upload }) {
  const t = useText()
  if (percent === undefined) return <Hint>{t(words.waiting)}</Hint>
  const isSent = percent >= 100
  return (
    <Progress
      label={t(isSent ? words.preparing : words.sending, { name })}
      value={isSent ? undefined : Math.round(percent)}
      className="mt-1.5"
    />
  )
}
