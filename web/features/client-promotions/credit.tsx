import { useQuery } from '@tanstack/react-query'
import type { CreditMovement, Wallet } from '#contract/money/wallet.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { creditWords as words, movementNames, reasonNames } from '#web/texts/money/credit.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Spark } from '#web/ui/charts/spark.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { sumOf } from '#web/words/money.ts'
import { ownDay } from '#web/words/own-time.ts'

export function Credit() {
  const t = useText()
  const query = useQuery({ ...api.wallet.read.query(), refetchOnMount: 'always' })
  return (
    <TitledCard title={t(words.title)} text={t(words.text)}>
      <Loaded query={query} loading={<SkeletonText lines={5} />}>
        {(wallet) => (wallet.movements.length === 0 ? <Nothing /> : <Movements wallet={wallet} />)}
      </Loaded>
    </TitledCard>
  )
}

function Nothing() {
  const t = useText()
  return (
    <>
      <p className="text-md font-semibold">{t(words.none)}</p>
      <Hint size="md" className="mt-1">
        {t(words.noneText)}
      </Hint>
    </>
  )
}

function Movements({ wallet: { creditCents, grants, movements } }: { wallet: Wallet }) {
  const t = useText()
  const language = useLanguage()
  const balances = movements.toReversed().map(({ balanceCents }) => balanceCents)
  return (
    <div className="space-y-5">
      <div className="flex items-end gap-6">
        <div className="shrink-0">
          <Hint size="md" className="font-medium">
            {t(words.available)}
          </Hint>
          <p className="display text-4xl tabular-nums">{sumOf(creditCents)}</p>
        </div>
        {balances.length > 1 && <Spark values={balances} className="h-12 w-full max-w-52" />}
      </div>
      {grants.length > 0 && (
        <ul className="space-y-1 text-md">
          {grants.map(({ id, leftCents, reason, expiresAt }) => (
            <li key={id} className="tabular-nums">
              {t(words.expires, { amount: sumOf(leftCents), day: ownDay(expiresAt, language) })}
              <span className="text-muted-foreground"> · {t(reasonNames[reason])}</span>
            </li>
          ))}
        </ul>
      )}
      <History movements={movements} />
    </div>
  )
}

function History({ movements }: { movements: readonly CreditMovement[] }) {
  const t = useText()
  const language = useLanguage()
  const whatOf = ({ kind, shopName }: CreditMovement) => {
    const what = t(movementNames[kind])
    return shopName === null ? what : t(words.at, { what, shop: shopName })
  }
  const columns: Column<CreditMovement>[] = [
    { key: 'day', head: t(words.day), cell: ({ at }) => ownDay(at, language) },
    { key: 'what', head: t(words.what), cell: whatOf },
    { key: 'amount', head: t(words.amount), isNumber: true, cell: ({ cents }) => sumOf(cents) },
    {
      key: 'left',
      head: t(words.left),
      isNumber: true,
      cell: ({ balanceCents }) => sumOf(balanceCents),
    },
  ]
  return (
    <Table caption={t(words.history)} columns={columns} rows={movements} keyOf={({ id }) => id} />
  )
}
