import { useQuery } from '@tanstack/react-query'
import { barberVisits, freeMonthDays } from '#contract/money/referrals.ts'
import { api } from '#web/api.ts'
import { FriendTable } from '#web/features/referrals/friend-table.tsx'
import { OwnCode } from '#web/features/referrals/own-code.tsx'
import { useText } from '#web/language.tsx'
import { barberInviteWords as words } from '#web/texts/money/friends.ts'
import { TitledCard } from '#web/ui/card.tsx'

// For owners: a barber they bring saves them a month of commission.
export function InviteBarbers() {
  const t = useText()
  const { data } = useQuery(api.referrals.read.query())
  if (!data?.hasShop) return null
  const barbers = data.friends.filter(({ isBarber }) => isBarber)
  return (
    <>
      <TitledCard
        title={t(words.title)}
        text={t(words.text, { visits: barberVisits, days: freeMonthDays })}
      >
        <OwnCode code={data.code} share={t(words.share)} />
      </TitledCard>
      {barbers.length > 0 && <FriendTable title={t(words.invited)} friends={barbers} />}
    </>
  )
}
