import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { TrailCheck } from '#contract/admin/audit.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { auditWords as words, breakWords } from '#web/texts/admin/audit.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { numberFormat } from '#web/words/formats.ts'
import { ownTime } from '#web/words/own-time.ts'

// Whether anyone rewrote the trail, as of the last check.
export function AuditCheck() {
  const query = useQuery(api.audit.check.query())
  return (
    <Loaded query={query} loading={<Skeleton className="h-11" />}>
      {({ last }) =>
        last && last.breaks.length > 0 ? <Broken last={last} /> : <Whole last={last} />
      }
    </Loaded>
  )
}

function Whole({ last }: TrailCheck) {
  const t = useText()
  const language = useLanguage()
  const count = last ? numberFormat(language).format(last.entries) : ''
  const said = last?.entries === 1 ? words.completeOne : words.complete
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Hint size="md" className="flex min-w-0 items-start gap-2">
        {last && <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />}
        <span>
          {last ? t(said, { when: ownTime(last.at, language), count }) : t(words.unchecked)}
        </span>
      </Hint>
      <CheckNow />
    </div>
  )
}

function Broken({ last }: { last: NonNullable<TrailCheck['last']> }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Notice tone="error" title={t(words.broken)} action={<CheckNow />}>
      <ul className="list-disc pl-5 text-foreground">
        {last.breaks.map(({ entryId, kind }) => (
          <li key={`${kind}-${entryId}`}>{t(breakWords[kind], { id: entryId ?? '' })}</li>
        ))}
      </ul>
      <p className="mt-2">{t(words.brokenText, { when: ownTime(last.at, language) })}</p>
    </Notice>
  )
}

function CheckNow() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function check() {
    setIsBusy(true)
    try {
      await api.audit.checkNow.send()
      await queries.invalidateQueries({ queryKey: api.audit.check.key() })
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={() => void check()}>
      {t(words.checkNow)}
    </Button>
  )
}
