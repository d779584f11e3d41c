import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { commissionWords, newRuleWords as words } from '#web/texts/money/commission.ts'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'

export type Barber = { id: string; shopName: string }

type BarberFieldProps = { barber: Barber | null; onChange: (barber: Barber | null) => void }

// One barber, or all of them.
export function BarberField({ barber, onChange }: BarberFieldProps) {
  const t = useText()
  const id = useId()
  const [q, setQ] = useState('')
  const found = useQuery(api.approvals.list.query({ show: 'approved', q: q || undefined }))
  const items = found.data?.rows ?? []
  const everyone = { value: '', label: t(commissionWords.everyone) }
  const isKnown = barber === null || items.some((item) => item.id === barber.id)
  return (
    <FieldFrame id={id} label={t(words.barber)}>
      <Combobox
        id={id}
        label={t(words.barber)}
        placeholder={t(words.barberHint)}
        options={[
          everyone,
          ...(isKnown ? [] : [{ value: barber.id, label: barber.shopName }]),
          ...items.map((item) => ({ value: item.id, label: item.shopName, hint: item.name })),
        ]}
        value={barber?.id ?? ''}
        onSearch={(text) => setQ(text.slice(0, 80))}
        isSearching={found.isFetching}
        onChange={(chosen) => onChange(items.find((item) => item.id === chosen) ?? null)}
      />
    </FieldFrame>
  )
}
