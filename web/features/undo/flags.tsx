import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flagRules, type FlagRules, type FlagState } from '#contract/admin/flags.ts'
import { featureNames, pauseNames, type FeatureName } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { FlagNumbers } from '#web/features/admin-flags/save-rules.tsx'
import { useText } from '#web/language.tsx'
import { flagTexts } from '#web/texts/admin/flags/flags.ts'
import { flagWords } from '#web/texts/admin/flags/flag-words.ts'
import { undoWords as words } from '#web/texts/admin/lists/undo.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { Trial } from '#web/ui/states/trial.tsx'
import { Back, textIn, type UndoProps } from './back.tsx'

function useFlags(isOpen: boolean) {
  return useQuery({ ...api.adminFlags.list.query(), enabled: isOpen, staleTime: 0, retry: false })
}

// Whom a feature was on for before.
export function RulesBack({ row, before, trigger }: UndoProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const flags = useFlags(isOpen)
  const key = featureNames.find((name) => name === row.entityId)
  if (key === undefined) return null
  const flag = flags.data?.flags.find((each) => each.key === key)
  const rules = flags.data && rulesIn(before, flags.data.cities)
  return (
    <Back
      trigger={trigger}
      title={t(flagWords.saveTitle, { name: t(flagTexts[key].name) })}
      text={flag ? t(flagTexts[key].use, flag.use) : t(flagTexts[key].text)}
      confirm={t(words.undoChange)}
      done={t(flagWords.saved)}
      isIncomplete={flag === undefined || rules === undefined}
      onOpenChange={setIsOpen}
      act={async (reason) => {
        if (flag === undefined || rules === undefined) return
        const { version } = flag
        await api.adminFlags.change.send({ key, rules, version, reason })
      }}
    >
      <Trial query={flags} lines={2}>
        {({ cities }) => {
          const found = rulesIn(before, cities)
          return found ? (
            <Counted name={key} rules={found} />
          ) : (
            <Notice tone="error">{t(words.noEarlier)}</Notice>
          )
        }}
      </Trial>
    </Back>
  )
}

function Counted({ name, rules }: { name: FeatureName; rules: FlagRules }) {
  const counted = useQuery({
    ...api.adminFlags.preview.query({ key: name, rules }),
    staleTime: 0,
    gcTime: 0,
  })
  return <FlagNumbers data={counted.data} error={counted.error} />
}

type City = { id: string; name: string }

// The trail has cities by their names. Without one of them the rules would be others.
function rulesIn(before: UndoProps['before'], cities: readonly City[]) {
  const names: unknown[] = Array.isArray(before.cities) ? before.cities : []
  const cityIds = cities.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  if (cityIds.length !== names.length) return undefined
  return flagRules.safeParse({ ...before, cityIds }).data
}

// As it was before: running, or paused with its banner and its end.
export function PauseBack({ row, before, trigger }: UndoProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const flags = useFlags(isOpen)
  const key = pauseNames.find((name) => name === row.entityId)
  if (key === undefined) return null
  const flag = flags.data?.flags.find((each) => each.key === key)
  const isPaused = before.isPaused === true
  const name = t(flagTexts[key].name)
  return (
    <Back
      trigger={trigger}
      title={t(isPaused ? flagWords.pullTitle : flagWords.releaseTitle, { name })}
      text={t(isPaused ? words.pausedAgain : flagWords.releaseText)}
      confirm={t(isPaused ? flagWords.pull : flagWords.release)}
      done={t(isPaused ? flagWords.pulled : flagWords.released)}
      isDestructive={isPaused}
      isIncomplete={flag === undefined}
      onOpenChange={setIsOpen}
      act={async (reason) => {
        if (flag === undefined) return
        const { version } = flag
        const order = { isPaused, endsAt: isPaused ? endIn(before) : null, version, reason }
        await api.adminFlags.pause.send({ key, banner: bannerIn(before, flag), ...order })
      }}
    >
      <Trial query={flags}>
        {() => isPaused && flag && <p>{t(flagTexts[key].use, flag.use)}</p>}
      </Trial>
    </Back>
  )
}

// Null: until someone releases it. So does a pause whose end has passed meanwhile.
function endIn(before: UndoProps['before']) {
  const endsAt = textIn(before, 'endsAt')
  return endsAt !== undefined && Date.parse(endsAt) > Date.now() ? endsAt : null
}

function bannerIn(before: UndoProps['before'], { banner }: FlagState) {
  return {
    en: textIn(before, 'bannerEn') ?? banner.en,
    es: textIn(before, 'bannerEs') ?? banner.es,
  }
}
