import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { noteForm, preferencesForm, type ClientRecord } from '#contract/business/clients.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { clientWords } from '#web/texts/business/clients.ts'
import { IconButton } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useSaved } from './use-clients.ts'

type Note = ClientRecord['notes'][number]

export function ClientNotes({ client: { id, notes } }: { client: ClientRecord }) {
  const t = useText()
  const place = usePlace()
  const saved = useSaved()
  return (
    <div className="space-y-4">
      <Form
        schema={noteForm}
        initial={{ body: '' }}
        resets
        onSubmit={({ body }) => saved(api.clients.addNote.send({ place, id, body }))}
      >
        <TextArea
          name="body"
          label={t(clientWords.note)}
          hint={t(clientWords.noteHint)}
          rows={2}
          maxLength={1000}
        />
        <SubmitButton size="sm" busy={t(clientWords.saving)}>
          {t(clientWords.addNote)}
        </SubmitButton>
      </Form>
      {notes.length > 0 && (
        <ul className="space-y-3">
          {notes.map((note) => (
            <li key={note.id}>
              <NoteItem clientId={id} note={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NoteItem({ clientId, note }: { clientId: string; note: Note }) {
  const t = useText()
  const sentence = useSentence()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const place = usePlace()
  const saved = useSaved()
  const [isBusy, setIsBusy] = useState(false)
  const date = shopDate(note.createdAt, timeZone, language)

  async function remove() {
    setIsBusy(true)
    try {
      await saved(api.clients.removeNote.send({ place, id: clientId, noteId: note.id }))
      toast.success(t(clientWords.noteRemoved))
    } catch (error) {
      setIsBusy(false)
      toast.error(sentence(messageOf(error)))
    }
  }

  return (
    <div className="flex items-start gap-2 rounded-md bg-muted py-2 pr-1 pl-3.5">
      <div className="min-w-0 flex-1 py-1">
        <p className="text-md break-words whitespace-pre-line">{note.body}</p>
        <Hint className="mt-1">{t(clientWords.noteBy, { name: note.author, date })}</Hint>
      </div>
      <IconButton
        label={t(clientWords.removeNote, { date })}
        disabled={isBusy}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
}

export function ClientPreferences({ client: { id, preferences } }: { client: ClientRecord }) {
  const t = useText()
  const place = usePlace()
  const saved = useSaved()
  return (
    <Form
      schema={preferencesForm}
      initial={{ preferences }}
      onSubmit={async (form) => {
        await saved(api.clients.setPreferences.send({ place, id, ...form }))
        toast.success(t(clientWords.saved))
      }}
    >
      <TextArea
        name="preferences"
        label={t(clientWords.preferences)}
        hint={t(clientWords.preferencesHint)}
        hideLabel
        rows={2}
        maxLength={1000}
      />
      <SubmitButton size="sm" variant="outline" busy={t(clientWords.saving)}>
        {t(clientWords.save)}
      </SubmitButton>
    </Form>
  )
}
