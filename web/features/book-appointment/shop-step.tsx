import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import type { Shop } from './draft.ts'
import { Finder, FoundList, FoundRow } from './finder.tsx'
import { Step } from './step.tsx'

type ShopStepProps = {
  shop: Shop | null
  isOpen: boolean
  onChoose: (shop: Shop) => void
  onChange: () => void
}

// A barber who can be booked now, as the public search finds them.
export function ShopStep({ shop, isOpen, onChoose, onChange }: ShopStepProps) {
  const t = useText()
  const [q, setQ] = useState('')
  const query = useQuery({ ...api.search.barbers.query({ q: q || undefined }), enabled: isOpen })
  return (
    <Step
      title={t(words.barber)}
      chosen={isOpen ? null : { name: shop?.shopName, text: shop?.address }}
      onChange={onChange}
    >
      <Finder label={t(words.findBarber)} onFind={setQ} />
      <Loaded query={query} loading={<SkeletonText lines={5} />}>
        {({ barbers }) =>
          barbers.length === 0 ? (
            <Hint className="mt-3" role="status">
              {t(words.noBarber)}
            </Hint>
          ) : (
            <FoundList>
              {barbers.map(({ id, shopName, address, timeZone }) => (
                <FoundRow
                  key={id}
                  isChosen={id === shop?.id}
                  onChoose={() => onChoose({ id, shopName, address, timeZone })}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold break-words">{shopName}</span>
                    <span className="block text-sm break-words text-muted-foreground">
                      {address}
                    </span>
                  </span>
                </FoundRow>
              ))}
            </FoundList>
          )
        }
      </Loaded>
    </Step>
  )
}
