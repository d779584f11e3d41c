import { Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { longestTag, mostTags, type ClientRecord } from '#contract/business/clients.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { clientWords } from '#web/texts/business/clients.ts'
import { Button } from '#web/ui/button.tsx'
import { RemovableChip } from '#web/ui/forms/chip.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked, useSaved } from './use-clients.ts'

export function ClientTags({ client: { id, tags } }: { client: ClientRecord }) {
  const t = useText()
  const sentence = useSentence()
  const place = usePlace()
  const saved = useSaved()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function set(next: string[]) {
    setIsBusy(true)
    try {
      await saved(api.clients.setTags.send({ place, id, tags: next }))
      setTyped('')
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    } finally {
      setIsBusy(false)
    }
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const tag = typed.trim()
    if (tag === '' || tags.includes(tag) || isBusy) return setTyped('')
    return void set([...tags, tag])
  }

  return (
    <div className="space-y-3">
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip
                name={tag}
                onRemove={() => void set(tags.filter((each) => each !== tag))}
              >
                {tag}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {tags.length < mostTags && (
        <form onSubmit={add} className="flex gap-2">
          <TagInput value={typed} onChange={setTyped} />
          <Button type="submit" variant="outline" busy={isBusy} disabled={typed.trim() === ''}>
            {!isBusy && <Plus aria-hidden />}
            {t(clientWords.addTag)}
          </Button>
        </form>
      )}
    </div>
  )
}

// Offers the tags that are in use.
function TagInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText()
  const id = useId()
  const place = usePlace()
  const { data } = useQuery({ ...api.clients.list.query({ place, ...useAsked() }) })
  return (
    <>
      <Input
        aria-label={t(clientWords.newTag)}
        placeholder={t(clientWords.newTag)}
        list={id}
        value={value}
        maxLength={longestTag}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1"
      />
      <datalist id={id}>
        {data?.tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  )
}
