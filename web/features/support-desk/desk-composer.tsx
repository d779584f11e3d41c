// Answering, or noting something for the team: the note has another color, so that nobody mixes them up.
import clsx from 'clsx'
import { useId, useState } from 'react'
import type { Macro } from '#contract/admin/support/saved-answers.ts'
import type { DeskTicket } from '#contract/admin/support/support-desk.ts'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { Chosen, mostPictures, PictureButton } from '#web/features/tickets/composer.tsx'
import { usePictures } from '#web/features/tickets/use-pictures.ts'
import { useKept } from '#web/kept.ts'
import { useSentence, useText } from '#web/language.tsx'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { SavedAnswers } from './saved-answers.tsx'
import { useRefresh } from './use-desk.ts'

type ComposerProps = {
  ticket: DeskTicket
  isNoteOnly: boolean
  onWriting: (isWriting: boolean) => void
}

type Mode = 'reply' | 'note'
type After = 'open' | 'pending_user' | 'solved'

export function DeskComposer({ ticket, isNoteOnly, onWriting }: ComposerProps) {
  const t = useText()
  const sentence = useSentence()
  const field = useId()
  const [mode, setMode] = useState<Mode>(isNoteOnly ? 'note' : 'reply')
  const writing = useWriting(ticket, mode)
  const { text, setText, pictures, missing, isBusy, isStale, refusal } = writing
  const isNote = mode === 'note'
  const names = missing.map((name) => `{${name}}`).join(', ')
  const isEmpty = text.trim() === '' && (isNote || pictures.pictures.length === 0)

  return (
    <div className={clsx('border-t p-3', isNote && 'bg-warning/10')}>
      <div className="mb-2 flex flex-wrap gap-2">
        {!isNoteOnly && (
          <Chip isOn={!isNote} onClick={() => setMode('reply')}>
            {t(words.reply)}
          </Chip>
        )}
        <Chip isOn={isNote} onClick={() => setMode('note')}>
          {t(words.note)}
        </Chip>
        {!isNoteOnly && !isNote && (
          <SavedAnswers ticket={ticket} onUse={(macro, filled) => writing.use(macro, filled)} />
        )}
      </div>
      {!isNote && <Chosen pictures={pictures.pictures} onRemove={pictures.remove} />}
      <label htmlFor={field} className="sr-only">
        {isNote ? t(words.noteLabel) : t(words.replyLabel, { name: ticket.requester.name })}
      </label>
      <Textarea
        id={field}
        rows={3}
        maxLength={5000}
        value={text}
        className="max-h-52"
        onChange={({ target }) => {
          setText(target.value)
          onWriting(!isNote && target.value !== '')
        }}
        onBlur={() => onWriting(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isEmpty) return
          void (isNote ? writing.note() : writing.send('pending_user'))
        }}
      />
      {isStale && <Stale onSend={() => writing.send(isStale, true)} onRead={writing.readFirst} />}
      {names !== '' && !isNote && (
        <p role="status" className="mt-1.5 text-sm text-warning">
          {t(words.missingValues, { names })}
        </p>
      )}
      {(refusal ?? pictures.refusal) && (
        <p role="alert" className="mt-1.5 text-sm text-destructive">
          {sentence(refusal ?? pictures.refusal ?? '')}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <Hint className="mr-auto">
          {isNote
            ? t(words.onlyTeam)
            : t(words.reads, { name: ticket.requester.name, language: t(words[ticket.language]) })}
        </Hint>
        {isNote ? (
          <Button disabled={isEmpty} busy={isBusy} onClick={writing.note}>
            {t(words.saveNote)}
          </Button>
        ) : (
          <>
            <PictureButton
              isDisabled={pictures.isBusy || pictures.pictures.length >= mostPictures}
              onFiles={pictures.add}
            />
            <Button
              variant="outline"
              disabled={isEmpty || names !== '' || pictures.isBusy}
              busy={isBusy}
              onClick={() => writing.send('pending_user')}
            >
              {t(words.sendWait)}
            </Button>
            <Button
              disabled={isEmpty || names !== '' || pictures.isBusy || isBusy}
              onClick={() => writing.send('solved')}
            >
              {t(words.sendSolve)}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

type StaleProps = { onSend: () => void; onRead: () => void }

function Stale({ onSend, onRead }: StaleProps) {
  const t = useText()
  return (
    <div className="mt-2">
      <Notice tone="warning" title={t(words.staleTitle)}>
        {t(words.staleText)}{' '}
        <Button variant="link" size="sm" onClick={onSend}>
          {t(words.sendAnyway)}
        </Button>
        <Button variant="link" size="sm" onClick={onRead}>
          {t(words.readFirst)}
        </Button>
      </Notice>
    </div>
  )
}

// What is typed stays in this browser until it is sent, and is sent once.
function useWriting(ticket: DeskTicket, mode: Mode) {
  const t = useText()
  const refresh = useRefresh()
  const { id, lastSeq } = ticket
  // Each has a draft of its own, so that a note never becomes a reply.
  const reply = useKept<string>(`kempt-desk-reply-${id}`)
  const note = useKept<string>(`kempt-desk-note-${id}`)
  const [kept, setKept] = mode === 'note' ? note : reply
  const text = kept ?? ''
  const pictures = usePictures(mostPictures)
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  // The newest message on the screen when the answer was begun.
  const [begunAt, setBegunAt] = useState(lastSeq)
  const [priority, setPriority] = useState<Macro['priority']>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isStale, setIsStale] = useState<After>()
  const [refusal, setRefusal] = useState<string>()
  const missing = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

  async function act(work: () => Promise<unknown>, done: string) {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await work()
      setKept(undefined)
      setIsStale(undefined)
      toast.success(done)
      await refresh()
      return true
    } catch (error) {
      const isLate = isRefusal(error) && error.code === 'STALE'
      if (!isLate) setRefusal(messageOf(error))
      else await refresh()
      return isLate ? 'stale' : false
    } finally {
      setIsBusy(false)
    }
  }

  return {
    text,
    setText(next: string) {
      if (text === '') setBegunAt(lastSeq)
      setKept(next)
    },
    pictures,
    missing: mode === 'reply' ? missing : [],
    isBusy,
    isStale,
    refusal,
    use(macro: Macro, filled: string) {
      setBegunAt(lastSeq)
      setKept(text.trim() === '' ? filled : `${text}\n\n${filled}`)
      setPriority(macro.priority)
    },
    readFirst() {
      setIsStale(undefined)
      setBegunAt(lastSeq)
    },
    note: () => act(() => api.supportDesk.note.send({ id, body: text }), t(words.noted)),
    async send(state: After, isAnyway = false) {
      const files = pictures.pictures.map(({ file }) => file)
      const seen = isAnyway ? {} : { seenSeq: begunAt }
      const work = async () => {
        await api.supportDesk.reply.send({ id, clientId, body: text, files, state, ...seen })
        if (priority) await api.supportDesk.change.send({ id, priority })
      }
      const done = await act(work, t(words.sent))
      if (done === 'stale') return setIsStale(state)
      if (!done) return
      pictures.clear()
      setPriority(null)
      setClientId(crypto.randomUUID())
    },
  }
}
