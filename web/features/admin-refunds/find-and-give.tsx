import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { giveWords, refundWords as words } from '#web/texts/money/refunds.ts'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { GiveDialog } from './give-dialog.tsx'

// Finds a booking and gives money back for it.
export function FindAndGive() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [bookingId, setBookingId] = useState<string | null>(null)
  return (
    <>
      <Dialog
        title={t(words.add)}
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button className="max-sm:w-full">
            <Undo2 aria-hidden />
            {t(words.add)}
          </Button>
        }
      >
        <FindBooking
          onFound={(id) => {
            setIsOpen(false)
            setBookingId(id)
          }}
        />
      </Dialog>
      {bookingId !== null && (
        <GiveDialog bookingId={bookingId} onClose={() => setBookingId(null)} />
      )}
    </>
  )
}

function FindBooking({ onFound }: { onFound: (id: string) => void }) {
  const t = useText()
  const id = useId()
  const [q, setQ] = useState('')
  const found = useQuery({
    ...api.adminBookings.list.query({ q }),
    enabled: q.trim().length > 1,
  })
  return (
    <FieldFrame id={id} label={t(giveWords.findBooking)} hint={t(giveWords.findHint)}>
      <Combobox
        id={id}
        label={t(giveWords.findBooking)}
        options={(found.data?.rows ?? []).map((line) => ({
          value: line.id,
          label: `${line.bookingNumber} · ${line.clientName}`,
          hint: line.shopName,
        }))}
        value=""
        onSearch={(text) => setQ(text.slice(0, 80))}
        isSearching={found.isFetching}
        onChange={onFound}
      />
    </FieldFrame>
  )
}
