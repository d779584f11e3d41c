import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { InvitedFriend, OwnReferrals } from '#contract/money/referrals.ts'
import { api } from '#web/api.ts'
import { messageOf } from '#contract/errors.ts'
import { ShareButton } from '#web/features/barber-card/share-button.tsx'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { friendStateNames, friendWords as words } from '#web/texts/money/friends.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { priceOf, sumOf } from '#web/words/money.ts'
import { ownDay } from '#web/words/own-time.ts'

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
      {code ? (
        <ShownCode code={code} share={t(hasBonus ? words.share : words.title, amounts)} />
      ) : (
        <GetCode />
      )}
    </TitledCard>
  )
}

function GetCode() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function get() {
    setIsBusy(true)
    try {
      await api.referrals.getCode.send()
      await queries.invalidateQueries({ queryKey: api.referrals.read.key() })
    } catch (error) {
      toast.error(t(words.noCode), { description: sentence(messageOf(error)) })
    }
    setIsBusy(false)
  }

  return (
    <Button busy={isBusy} onClick={get}>
      {t(words.getCode)}
    </Button>
  )
}

function ShownCode({ code, share }: { code: string; share: string }) {
  const t = useText()
  const path = `/ref/${code}`
  const link = location.origin + path
  return (
    <>
      <dl className="space-y-3">
        <div>
          <dt className="text-md text-muted-foreground">{t(words.code)}</dt>
          <dd className="text-2xl font-bold tracking-widest tabular-nums select-all">{code}</dd>
        </div>
        <div>
          <dt className="text-md text-muted-foreground">{t(words.link)}</dt>
          <dd className="mt-1 truncate rounded-md bg-muted px-3 py-2.5 text-md select-all">
            {link}
          </dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={link} label={t(words.copyLink)} />
        <CopyButton text={code} label={t(words.copyCode)} />
        <ShareButton title={share} path={path} />
      </div>
    </>
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
      {friends.length > 0 && <FriendTable friends={friends} />}
    </>
  )
}

const tones = {
  joined: 'neutral',
  booked: 'info',
  visited: 'info',
  rewarded: 'success',
  waiting: 'warning',
  refused: 'neutral',
} as const

function FriendTable({ friends }: { friends: readonly InvitedFriend[] }) {
  const t = useText()
  const language = useLanguage()
  const columns: Column<InvitedFriend>[] = [
    { key: 'name', head: t(words.friend), cell: ({ name }) => <b>{name}</b> },
    { key: 'joined', head: t(words.joined), cell: ({ joinedAt }) => ownDay(joinedAt, language) },
    {
      key: 'state',
      head: t(words.state),
      cell: ({ state }) => (
        <Badge tone={tones[state]} dot>
          {t(friendStateNames[state])}
        </Badge>
      ),
    },
    {
      key: 'reward',
      head: t(words.reward),
      isNumber: true,
      cell: ({ rewardCents }) => (rewardCents === 0 ? '–' : sumOf(rewardCents)),
    },
  ]
  return (
    <TitledCard title={t(words.invited)}>
      <Table
        caption={t(words.invited)}
        columns={columns}
        rows={friends}
        keyOf={({ name, joinedAt }) => `${name} ${joinedAt}`}
      />
    </TitledCard>
  )
}
