import type { InvitedFriend } from '#contract/money/referrals.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { friendStateNames, friendWords as words } from '#web/texts/money/friends.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { sumOf } from '#web/words/money.ts'
import { ownDay } from '#web/words/own-time.ts'

const tones = {
  joined: 'neutral',
  booked: 'info',
  visited: 'info',
  rewarded: 'success',
  waiting: 'warning',
  refused: 'neutral',
} as const

type FriendTableProps = { title: string; friends: readonly InvitedFriend[] }

export function FriendTable({ title, friends }: FriendTableProps) {
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
    <TitledCard title={title}>
      <Table
        caption={title}
        columns={columns}
        rows={friends}
        keyOf={({ name, joinedAt }) => `${name} ${joinedAt}`}
      />
    </TitledCard>
  )
}
