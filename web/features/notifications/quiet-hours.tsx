// Hours in which only what cannot wait reaches a phone or an inbox.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { QuietHours } from '#contract/accounts/notifications.ts'
import { api } from '#web/api.ts'
import { dateFormat } from '#web/words/formats.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { quiet as words } from '#web/texts/accounts/notifications.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { NativeSelect } from '#web/ui/forms/input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'

const query = api.notifications.quietHours.query()

// Each choice is saved as it is made.
export function QuietHoursChoice() {
  const t = useText()
  const sentence = useSentence()
  const quietHours = useQuery(query)
  const { mutate, error: refusal } = useSaving()
  return (
    <Loaded query={quietHours} loading={<SkeletonText lines={2} />}>
      {(data) => (
        <div className="space-y-3 border-t pt-4">
          <SwitchInput
            label={t(words.title)}
            text={t(words.text)}
            isOn={data.isOn}
            onChange={(isOn) => mutate({ ...data, isOn })}
          />
          {data.isOn && (
            <div className="grid max-w-md grid-cols-2 gap-3">
              <Time
                label={t(words.from)}
                minutes={data.startsMinutes}
                onChange={(startsMinutes) => mutate({ ...data, startsMinutes })}
              />
              <Time
                label={t(words.until)}
                minutes={data.endsMinutes}
                onChange={(endsMinutes) => mutate({ ...data, endsMinutes })}
              />
            </div>
          )}
          {refusal && <Notice tone="error">{sentence(messageOf(refusal))}</Notice>}
        </div>
      )}
    </Loaded>
  )
}

const step = 30
const steps = Array.from({ length: (24 * 60) / step }, (_, index) => index * step)

type TimeProps = { label: string; minutes: number; onChange: (minutes: number) => void }

function Time({ label, minutes, onChange }: TimeProps) {
  const language = useLanguage()
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        id={id}
        value={minutes}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {steps.map((each) => (
          <option key={each} value={each}>
            {clockOf(each, language)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

function clockOf(minutes: number, language: Language) {
  const format = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return dateFormat(language, format).format(minutes * 60_000)
}

// The switch moves at once, and back when it could not be saved.
function useSaving() {
  const queries = useQueryClient()
  return useMutation({
    ...api.notifications.saveQuietHours.mutation(),
    onMutate(chosen) {
      const before = queries.getQueryData<QuietHours>(query.queryKey)
      queries.setQueryData(query.queryKey, chosen)
      return { before }
    },
    onError: (_, __, context) => queries.setQueryData(query.queryKey, context?.before),
  })
}
