import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { Combobox } from '#web/ui/forms/combobox.tsx'

type BarberFilterProps = { value: string | undefined; onChange: (id: string) => void }

// One business, found by its name. One that is no longer approved comes by a link.
export function BarberFilter({ value, onChange }: BarberFilterProps) {
  const t = useText()
  const id = useId()
  const [q, setQ] = useState('')
  const found = useQuery(api.approvals.list.query({ show: 'approved', q: q || undefined }))
  const chosen = useBarberName(value)
  const items = (found.data?.rows ?? []).filter((item) => item.id !== value)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-md font-semibold">
        {t(words.barber)}
      </label>
      <Combobox
        id={id}
        label={t(words.barber)}
        options={[
          { value: '', label: t(words.anyBarber) },
          ...(value === undefined ? [] : [{ value, label: chosen ?? '…' }]),
          ...items.map((item) => ({ value: item.id, label: item.shopName, hint: item.name })),
        ]}
        value={value ?? ''}
        onSearch={(text) => setQ(text.slice(0, 80))}
        isSearching={found.isFetching}
        onChange={onChange}
      />
    </div>
  )
}

export function useBarberName(id: string | undefined) {
  const query = useQuery({
    ...api.approvals.read.query({ id: id ?? '' }),
    enabled: id !== undefined,
  })
  return query.data?.shopName
}
