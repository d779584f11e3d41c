// A duplicate goes into another listing: first what would move, as the server tried it, then for
// good.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Approval } from '#contract/accounts/approvals.ts'
import type { MergeConflict, Moved } from '#contract/admin/merging.ts'
import { isRefusal } from '#contract/errors.ts'
import { keysOf } from '#contract/lists.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { listingWords as words } from '#web/texts/admin/acting.ts'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Trial } from '#web/ui/states/trial.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { whenThere } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { refreshBarbers } from './use-barbers.ts'

type MergeDialogProps = { barber: Approval; onDone: () => void }
type Target = { id: string; shopName: string }

export function MergeDialog({ barber, onDone }: MergeDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, shopName: shop } = barber
  const [target, setTarget] = useState<Target | null>(null)
  const trial = useQuery({
    ...api.merging.preview.query({ id, intoId: target?.id ?? id }),
    enabled: target !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const agreed = trial.isFetching ? null : (trial.data?.moved ?? null)
  return (
    <ConfirmDialog
      title={t(words.mergeTitle, { shop })}
      text={t(words.mergeText, { shop })}
      confirm={t(words.mergeGo)}
      isDestructive
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      isIncomplete={target === null || agreed === null}
      onOpenChange={() => setTarget(null)}
      onConfirm={async (reason) => {
        if (target === null || agreed === null) return
        try {
          await api.merging.merge.send({ id, intoId: target.id, reason, agreed })
        } catch (error) {
          if (isRefusal(error)) void trial.refetch()
          throw error
        }
        toast.success(t(words.merged, { shop, into: target.shopName }))
        onDone()
        await refreshBarbers(queries)
      }}
      trigger={
        <Button variant="outline" size="sm">
          {t(words.merge)}
        </Button>
      }
    >
      <TargetField exceptId={id} target={target} onChange={setTarget} />
      {target && (
        <Trial query={trial} lines={6}>
          {({ conflicts, moved }) =>
            moved ? (
              <Moves moved={moved} shop={shop} into={target.shopName} />
            ) : (
              <Conflicts conflicts={conflicts} />
            )
          }
        </Trial>
      )}
    </ConfirmDialog>
  )
}

type TargetProps = {
  exceptId: string
  target: Target | null
  onChange: (target: Target | null) => void
}

function TargetField({ exceptId, target, onChange }: TargetProps) {
  const t = useText()
  const id = useId()
  const [q, setQ] = useState('')
  const found = useQuery(api.approvals.list.query({ show: 'approved', q: q || undefined }))
  const items = (found.data?.rows ?? []).filter((item) => item.id !== exceptId)
  const known = items.some((item) => item.id === target?.id) || target === null
  const options = items.map((item) => ({ value: item.id, label: item.shopName, hint: item.name }))
  return (
    <FieldFrame id={id} label={t(words.into)}>
      <Combobox
        id={id}
        label={t(words.into)}
        placeholder={t(words.intoHint)}
        options={known ? options : [{ value: target.id, label: target.shopName }, ...options]}
        value={target?.id ?? ''}
        onSearch={(text) => setQ(text.slice(0, 80))}
        isSearching={found.isFetching}
        onChange={(chosen) => onChange(items.find((item) => item.id === chosen) ?? null)}
      />
    </FieldFrame>
  )
}

function Moves({ moved, shop, into }: { moved: Moved; shop: string; into: string }) {
  const t = useText()
  return (
    <section aria-label={t(words.moves, { into })}>
      <h3 className="mb-2 text-md font-semibold">{t(words.moves, { into })}</h3>
      <dl className="mb-3 divide-y text-md">
        {keysOf(moved).map((key) => (
          <div key={key} className="flex justify-between gap-4 py-1.5">
            <dt className="text-muted-foreground">{t(words[key])}</dt>
            <dd className="font-semibold">{moved[key]}</dd>
          </div>
        ))}
      </dl>
      <Hint>{t(words.stays, { shop })}</Hint>
    </section>
  )
}

function Conflicts({ conflicts }: { conflicts: readonly MergeConflict[] }) {
  const t = useText()
  return (
    <Notice tone="warning" title={t(words.blocked)}>
      <ul className="list-disc space-y-1 pl-4">
        {conflicts.map((conflict) => (
          <li key={conflict.kind === 'overlap' ? conflict.numbers.join() : conflict.kind}>
            <Blocked conflict={conflict} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

// One thing that stands in the way, and what to do about it.
function Blocked({ conflict }: { conflict: MergeConflict }) {
  const t = useText()
  const language = useLanguage()
  switch (conflict.kind) {
    case 'team':
      return t(words.team, { names: conflict.names.join(', ') })
    case 'balance':
      return <Balance {...conflict} />
    case 'payments':
      return t(words.payments, { count: conflict.count })
    case 'overlap':
      return t(words.overlap, {
        numbers: conflict.numbers.join(t(words.and)),
        when: whenThere(conflict.startsAt, conflict.timeZone, language),
      })
  }
}

type BalanceProps = { cents: number; heldCents: number }

function Balance({ cents, heldCents }: BalanceProps) {
  const t = useText()
  if (heldCents !== 0) return t(words.heldBalance, { amount: sumOf(cents), held: sumOf(heldCents) })
  return t(cents < 0 ? words.debt : words.balance, { amount: sumOf(Math.abs(cents)) })
}
