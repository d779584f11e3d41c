// Booked again: what of the last time is no longer to be had, by name.
import { useQuery } from '@tanstack/react-query'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { booking as words } from '#web/texts/bookings/bookings.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import type { Choice } from './address.ts'

type AgainNoticeProps = { barber: BarberProfile; choice: Choice }

export function AgainNotice({ barber, choice: { again, isPartGone } }: AgainNoticeProps) {
  const t = useText()
  const { data, error } = useQuery({
    ...api.bookings.read.query({ id: again ?? '' }),
    enabled: again !== null,
  })
  // Without access to that booking, as in another browser, the notice has no names.
  if (again === null || error) return isPartGone && <Notice>{t(words.againPartGone)}</Notice>
  if (!data) return null
  const { services, professional } = goneOf(data, barber)
  if (services.length === 0 && professional === null) return null
  return (
    <Notice>
      {services.length > 0 && (
        <p>{t(words.againGone, { services: services.join(', '), shop: barber.shopName })}</p>
      )}
      {professional !== null && <p>{t(words.againLeft, { name: professional })}</p>}
    </Notice>
  )
}

type Offer = Pick<BarberProfile, 'services' | 'team'>

export function goneOf({ items, professional }: Booking, { services, team }: Offer) {
  const offered = new Set(services.map(({ id }) => id))
  const isThere = team.some(({ providerId }) => providerId === professional.id)
  return {
    services: items
      .filter(({ serviceId }) => serviceId === null || !offered.has(serviceId))
      .map(({ name }) => name),
    professional: isThere ? null : professional.name,
  }
}
