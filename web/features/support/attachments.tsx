import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { messageOf } from '#contract/errors.ts'
import { mostTicketFiles } from '#contract/accounts/support.ts'
import { useSentence, useText } from '#web/language.tsx'
import { support } from '#web/texts/accounts/support.ts'
import { IconButton } from '#web/ui/button.tsx'
import { FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import { uploadFile } from './upload-file.ts'

const kinds = 'image/jpeg,image/png,image/webp'
const mostBytes = 8 * 1024 * 1024

type Attachment = { file: string; name: string; url: string }

// Pictures are sent as they are chosen; the form carries what they are called on the server.
export function Attachments() {
  const t = useText()
  const { files, add, remove, isBusy, error } = useAttachments()
  const title = useRef<HTMLParagraphElement>(null)
  const isFull = files.length >= mostTicketFiles

  function takeBack(attachment: Attachment) {
    remove(attachment)
    title.current?.focus()
  }

  return (
    <div>
      <p
        ref={title}
        id="ticket-files"
        tabIndex={-1}
        className="mb-1.5 text-md font-semibold outline-none"
      >
        {t(support.files)}
      </p>
      {files.length > 0 && (
        <ul aria-labelledby="ticket-files" className="mb-3 space-y-2">
          {files.map((each) => (
            <li key={each.file} className="flex items-center gap-3 rounded-md border bg-card p-2">
              <img src={each.url} alt="" className="size-12 shrink-0 rounded-sm object-cover" />
              <span className="min-w-0 flex-1 truncate text-md">{each.name}</span>
              <IconButton
                label={t(support.removeFile, { name: each.name })}
                onClick={() => takeBack(each)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <FieldNotes id="ticket-files" error={error} />
      ) : (
        <FileDrop
          label={t(support.addFiles)}
          hint={t(support.filesHint)}
          accept={kinds}
          maxBytes={mostBytes}
          isMultiple
          isBusy={isBusy}
          error={error}
          onFiles={add}
        />
      )}
    </div>
  )
}

function useAttachments() {
  const t = useText()
  const sentence = useSentence()
  const { setValue } = useFormContext()
  const [files, setFiles] = useState<Attachment[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const shown = useRef<string[]>([])
  useEffect(() => () => shown.current.forEach((url) => URL.revokeObjectURL(url)), [])
  useEffect(() => {
    setValue(
      'files',
      files.map(({ file }) => file),
    )
  }, [files, setValue])

  async function add(chosen: File[]) {
    const room = mostTicketFiles - files.length
    setError(chosen.length > room ? t(support.tooManyFiles, { limit: mostTicketFiles }) : undefined)
    setIsBusy(true)
    for (const picture of chosen.slice(0, room))
      try {
        const file = await uploadFile(picture)
        const url = URL.createObjectURL(picture)
        shown.current.push(url)
        setFiles((before) => [...before, { file, name: picture.name, url }])
      } catch (failure) {
        setError(sentence(messageOf(failure)))
      }
    setIsBusy(false)
  }

  const remove = ({ file }: Attachment) =>
    setFiles((before) => before.filter((each) => each.file !== file))
  return { files, add, remove, isBusy, error }
}
