import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { flagRules, type FlagCount, type FlagRules, type FlagState } from '#contract/admin/flags.ts'
import type { FeatureName } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { flagTexts } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { useCount } from './use-count.ts'

type SaveProps = { name: FeatureName; flag: FlagState; rules: FlagRules }

// Shows how many people gain and lose it before anything changes.
export function SaveRules({ name, flag, rules }: SaveProps) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const counted = useQuery({
    ...api.adminFlags.preview.query({ key: name, rules }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  })
  const problem = problemIn(rules)
  const isSame = JSON.stringify(rules) === JSON.stringify(flag.rules)
  const title = t(flagTexts[name].name)
  return (
    <div>
      {problem && !isSame && (
        <Notice tone="error" className="mb-3">
          {t(words.invalid, { why: sentence(problem) })}
        </Notice>
      )}
      <ConfirmDialog
        title={t(words.saveTitle, { name: title })}
        text={t(flagTexts[name].use, flag.use)}
        confirm={t(words.save)}
        open={isOpen}
        onOpenChange={setIsOpen}
        isIncomplete={counted.data === undefined}
        reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
        onConfirm={async (reason) => {
          const { version } = flag
          await api.adminFlags.change.send({ key: name, rules, version, reason })
          toast.success(t(words.saved))
          void queries.invalidateQueries({ queryKey: api.adminFlags.history.key() })
          await queries.invalidateQueries({ queryKey: api.adminFlags.list.key() })
        }}
        trigger={
          <Button wide disabled={isSame || problem !== undefined}>
            {t(words.review)}
          </Button>
        }
      >
        <FlagNumbers data={counted.data} error={counted.error} />
      </ConfirmDialog>
      {isSame && <Hint className="mt-2 text-center">{t(words.nothing)}</Hint>}
    </div>
  )
}

type Counted = Pick<UseQueryResult<FlagCount>, 'data' | 'error'>

export function FlagNumbers({ data, error }: Counted) {
  const t = useText()
  const count = useCount()
  if (error) return <Notice tone="error">{t(words.notCounted)}</Notice>
  if (!data) return <SkeletonText lines={2} />
  const { people, before, after } = data
  return (
    <Notice tone={after < before ? 'warning' : 'info'}>
      {t(words.numbers, {
        before: count(before),
        people: count(people),
        after: count(after),
      })}
    </Notice>
  )
}

function problemIn(rules: FlagRules) {
  const { endsAt } = rules
  if (rules.isEnabled && endsAt !== null && Date.parse(endsAt) <= Date.now())
    return "Choose an end that isn't over"
  return flagRules.safeParse(rules).error?.issues[0]?.message
}
