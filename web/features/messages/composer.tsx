import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import {
  mostMessageFiles,
  mostMessageLength,
  type MessageFile,
} from '#contract/bookings/message-rows.ts'
import {
  messageFilePath,
  messageFilesPath,
  type UploadedFile,
} from '#contract/bookings/messages.ts'
import { messageOf } from '#contract/errors.ts'
import { useSentence, useText } from '#web/language.tsx'
import { photoKinds, refusalOfFile, sendPicture, shrink } from '#web/send-picture.ts'
import { useKept } from '#web/kept.ts'
import { closedWords, messageWords as words, quickReplies } from '#web/texts/bookings/messages.ts'
import { IconButton } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useIsWide } from '#web/ui/screen.ts'
import type { OpenThread } from './use-conversation.ts'

const countedFrom = 4500

export function Composer({ open }: { open: OpenThread }) {
  const t = useText()
  const { thread } = open
  if (thread.closed) return <Notice>{t(closedWords[thread.closed])}</Notice>
  return <Writing open={open} />
}

function Writing({ open }: { open: OpenThread }) {
  const t = useText()
  const { thread } = open
  const [kept, setKept] = useKept<string>(`kempt-draft:${thread.id}`)
  const text = kept ?? ''
  const box = useRef<HTMLTextAreaElement>(null)
  const photos = usePhotos(thread.id)
  const hasKeyboard = useIsWide()
  const isEmpty = text.trim() === '' && photos.files.length === 0

  function send() {
    if (isEmpty || photos.isBusy || text.length > mostMessageLength) return
    open.write(text.trim(), photos.files)
    setKept(undefined)
    photos.clear()
    box.current?.focus()
  }

  // On phones the key makes a new line.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || !hasKeyboard) return
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="w-full space-y-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {text === '' && photos.files.length === 0 && (
        <QuickReplies side={thread.side} onChoose={(reply) => setKept(reply)} />
      )}
      <Chosen id={thread.id} photos={photos} />
      <div className="flex items-end gap-2">
        <PhotoButton photos={photos} />
        <Textarea
          ref={box}
          rows={1}
          value={text}
          maxLength={mostMessageLength}
          aria-label={t(words.write)}
          placeholder={t(words.write)}
          className="field-sizing-content max-h-40 resize-none"
          onChange={(event) => {
            setKept(event.target.value || undefined)
            open.sayTyping()
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" label={t(words.send)} variant="primary" disabled={isEmpty}>
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
      {text.length >= countedFrom && (
        <p className="text-right text-sm text-muted-foreground" aria-live="polite">
          {t(words.left, { count: mostMessageLength - text.length })}
        </p>
      )}
      {photos.error && (
        <p role="alert" className="text-sm text-destructive">
          {photos.error}
        </p>
      )}
    </form>
  )
}

type QuickProps = { side: string; onChoose: (reply: string) => void }

function QuickReplies({ side, onChoose }: QuickProps) {
  const t = useText()
  const replies = quickReplies[side === 'client' ? 'client' : 'staff']
  return (
    <ul
      aria-label={t(words.quick)}
      className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      {replies.map((reply) => (
        <li key={reply.en}>
          <button type="button" className={chipClass(false)} onClick={() => onChoose(t(reply))}>
            {t(reply)}
          </button>
        </li>
      ))}
    </ul>
  )
}

type Photos = ReturnType<typeof usePhotos>

function usePhotos(id: string) {
  const t = useText()
  const sentence = useSentence()
  const [files, setFiles] = useState<MessageFile[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function add(chosen: File[]) {
    setError(undefined)
    setIsBusy(true)
    const room = mostMessageFiles - files.length
    if (chosen.length > room) setError(t(words.mostPhotos))
    for (const file of chosen.slice(0, room)) {
      try {
        const refusal = refusalOfFile(file)
        if (refusal) throw refusal
        const sent = await sendPicture<UploadedFile>(messageFilesPath(id), await shrink(file))
        setFiles((before) => [...before, sent])
      } catch (thrown) {
        setError(sentence(messageOf(thrown)))
      }
    }
    setIsBusy(false)
  }

  return {
    files,
    isBusy,
    error,
    add,
    remove: (fileId: string) => setFiles((before) => before.filter((each) => each.id !== fileId)),
    clear: () => setFiles([]),
  }
}

function PhotoButton({ photos }: { photos: Photos }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={t(words.addPhoto)}
        aria-busy={photos.isBusy || undefined}
        disabled={photos.isBusy || photos.files.length >= mostMessageFiles}
        onClick={() => input.current?.click()}
      >
        {photos.isBusy ? <Spinner /> : <ImagePlus aria-hidden />}
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={photoKinds}
        multiple
        tabIndex={-1}
        aria-label={t(words.addPhoto)}
        className="sr-only"
        onChange={(event) => {
          void photos.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

function Chosen({ id, photos }: { id: string; photos: Photos }) {
  const t = useText()
  if (photos.files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.files.map((file) => (
        <li key={file.id} className="relative">
          <img
            src={messageFilePath(id, file.id)}
            alt=""
            width={64}
            height={64}
            className="size-16 rounded-md object-cover"
          />
          <button
            type="button"
            aria-label={t(words.removePhoto)}
            onClick={() => photos.remove(file.id)}
            className="thumb absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border bg-card"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
