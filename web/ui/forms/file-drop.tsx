import clsx from 'clsx'
import { FileUp, ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { describe, FieldNotes } from './field-frame.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'

type FileDropProps = {
  label: string
  hint?: string
  // The `accept` of the file picker: 'image/jpeg,image/png,image/webp', or '.csv'.
  accept: string
  // Without a limit the caller checks the files and reports what is wrong with each.
  maxBytes?: number
  isMultiple?: boolean
  isBusy?: boolean
  error?: string
  onFiles: (files: File[]) => void
}

// A file picker that can also be dropped on. Size and kind are checked here to be quick and kind;
// the server decides.
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, maxBytes, isMultiple = false, isBusy = false, onFiles } = props
  const t = useText()
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const error = refusal ?? props.error
  const Icon = accept.includes('image/') ? ImagePlus : FileUp

  function take(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1)
    if (files.length === 0) return
    if (maxBytes === undefined) return onFiles(files)
    const isWrong = files.some((file) => !accepts(accept, file))
    const isLarge = files.some(({ size }) => size > maxBytes)
    const megabytes = Math.floor(maxBytes / 1024 / 1024)
    setRefusal(
      isWrong ? t(ui.wrongFileKind) : isLarge ? t(ui.fileTooLarge, { megabytes }) : undefined,
    )
    if (!isWrong && !isLarge) onFiles(files)
  }

  return (
    <div>
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          if (!isBusy) take(event.dataTransfer.files)
        }}
        className={clsx(
          'flex min-h-32 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border-2 border-dashed p-5 text-center transition-colors duration-150 hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-ring',
          isOver ? 'border-primary bg-accent' : 'border-input/60 bg-card',
          isBusy && 'pointer-events-none opacity-60',
        )}
      >
        {isBusy ? (
          <Spinner className="size-6" />
        ) : (
          <Icon aria-hidden className="size-7 text-primary" />
        )}
        <span className="font-semibold">{isBusy ? t(ui.uploading) : label}</span>
        <span className="hidden text-sm text-muted-foreground sm:block">{t(ui.orDrop)}</span>
        <input
          {...describe({ id, hint, error })}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isBusy}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </label>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

function accepts(accept: string, { type, name }: File) {
  return accept.split(',').some((kind) => {
    const wanted = kind.trim()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}
