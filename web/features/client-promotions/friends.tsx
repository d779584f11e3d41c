import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import type { OwnReferrals } from '#contract/money/referrals.ts'
import { api } from '#web/api.ts'
import { FriendTable } from '#web/features/referrals/friend-table.tsx'
import { OwnCode } from '#web/features/referrals/own-code.tsx'
import { useText } from '#web/language.tsx'
import { friendWords as words } from '#web/texts/money/friends.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { priceOf, sumOf } from '#web/words/money.ts'

export function Friends() {
  const t = useText()
  const query = useQuery({ ...api.referrals.read.query(), refetchOnMount: 'always' })
  return (
    <Loaded
      query={query}
      loading={<SkeletonText lines={6} />}
      frame={(state) => <TitledCard title={t(words.title)}>{state}</TitledCard>}
    >
      {(referrals) => (
        <>
          <Code referrals={referrals} />
          {referrals.code && <Invited referrals={referrals} />}
        </>
      )}
    </Loaded>
  )
}

type ReferralsProps = { referrals: OwnReferrals }

function Code({ referrals }: ReferralsProps) {
  const t = useText()
  const { code, bonusCents, rewardCents, rewardDays, yearlyReferrals } = referrals
  const hasBonus = bonusCents > 0
  const amounts = { bonus: priceOf(bonusCents), reward: priceOf(rewardCents) }
  const reward = t(words.rewardText, { ...amounts, days: rewardDays, most: yearlyReferrals })
  return (
    <TitledCard
      title={t(hasBonus ? words.give : words.title, amounts)}
      text={hasBonus ? `${t(words.bonusText, amounts)} ${reward}` : reward}
    >
      <OwnCode code={code} share={t(hasBonus ? words.share : words.title, amounts)} />
    </TitledCard>
  )
}

function Invited({ referrals: { friends, opened, earnedCents, pendingCents } }: ReferralsProps) {
  const t = useText()
  if (friends.length === 0 && opened === 0)
    return <EmptyState icon={UserPlus} title={t(words.none)} text={t(words.noneText)} />
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat label={t(words.opened)} value={String(opened)} definition={t(words.openedText)} />
        <Stat label={t(words.signedUp)} value={String(friends.length)} />
        <Stat label={t(words.earned)} value={sumOf(earnedCents)} />
        <Stat
          label={t(words.pending)}
          value={sumOf(pendingCents)}
          definition={t(words.pendingText)}
        />
      </div>
      {friends.length > 0 && <FriendTable title={t(words.invited)} friends={friends} />}
    </>
  )
}
