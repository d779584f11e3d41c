// Writing a message. Enter sends where there is a keyboard; on phones it begins a new line. What is
// typed stays in this browser until it is sent.
import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { photoKinds } from '#web/send-picture.ts'
import { useKept } from '#web/kept.ts'
import { useSentence, useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { usePictures, type Picture } from './use-pictures.ts'

const mostCharacters = 5000
const countedFrom = 4500
export const mostPictures = 4

type ComposerProps = {
  id: string
  onSend: (body: string, files: string[]) => void
  onTyping?: () => void
}

export function Composer({ id, onSend, onTyping }: ComposerProps) {
  const t = useText()
  const sentence = useSentence()
  const field = useId()
  const [kept, setKept] = useKept<string>(`kempt-draft-${id}`)
  const text = kept ?? ''
  const { pictures, isBusy, refusal, add, remove, clear } = usePictures(mostPictures)
  const box = useRef<HTMLTextAreaElement>(null)
  const isEmpty = text.trim() === '' && pictures.length === 0
  const left = mostCharacters - text.length

  function send() {
    if (isEmpty || isBusy || left < 0) return
    onSend(
      text.trim(),
      pictures.map(({ file }) => file),
    )
    setKept(undefined)
    clear()
    box.current?.focus()
  }

  return (
    <form
      className="border-t p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Chosen pictures={pictures} onRemove={remove} />
      <label htmlFor={field} className="sr-only">
        {t(words.write)}
      </label>
      <div className="flex items-end gap-2">
        <PictureButton isDisabled={isBusy || pictures.length >= mostPictures} onFiles={add} />
        <Textarea
          ref={box}
          id={field}
          rows={2}
          value={text}
          placeholder={t(words.write)}
          className="max-h-40 flex-1 resize-none"
          onChange={({ target }) => {
            setKept(target.value)
            onTyping?.()
          }}
          onKeyDown={(event) => {
            const hasKeyboard = matchMedia('(pointer: fine)').matches
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            if (!hasKeyboard) return
            event.preventDefault()
            send()
          }}
        />
        <Button type="submit" size="icon" aria-label={t(words.send)} disabled={isEmpty || left < 0}>
          <SendHorizontal aria-hidden />
        </Button>
      </div>
      {text.length >= countedFrom && (
        <Hint role="status" className="mt-1.5">
          {t(words.left, { count: left })}
        </Hint>
      )}
      {refusal && (
        <p role="alert" className="mt-1.5 text-sm text-destructive">
          {sentence(refusal)}
        </p>
      )}
    </form>
  )
}

type PictureButtonProps = { isDisabled: boolean; onFiles: (files: File[]) => void }

export function PictureButton({ isDisabled, onFiles }: PictureButtonProps) {
  const t = useText()
  return (
    <label className="relative grid size-control shrink-0 cursor-pointer place-items-center rounded-full hover:bg-secondary has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-ring">
      <ImagePlus aria-hidden className="size-5" />
      <span className="sr-only">{t(words.addPhoto)}</span>
      <input
        type="file"
        multiple
        accept={photoKinds}
        disabled={isDisabled}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  )
}

type ChosenProps = { pictures: Picture[]; onRemove: (file: string) => void }

export function Chosen({ pictures, onRemove }: ChosenProps) {
  const t = useText()
  if (pictures.length === 0) return null
  return (
    <ul className="mb-2 flex flex-wrap gap-2">
      {pictures.map(({ file, url }, at) => (
        <li key={file} className="relative">
          <img src={url} alt="" className="size-20 rounded-md border object-cover" />
          <IconButton
            label={t(words.removePhoto, { n: at + 1 })}
            variant="secondary"
            className="absolute! -top-2 -right-2"
            onClick={() => onRemove(file)}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
