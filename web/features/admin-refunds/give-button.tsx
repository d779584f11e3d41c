import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/language.tsx'
import { giveWords as words } from '#web/texts/money/refunds.ts'
import { Button } from '#web/ui/button.tsx'
import { GiveDialog } from './give-dialog.tsx'

// For one booking, in its drawer.
export function GiveButton({ bookingId }: { bookingId: string }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button wide variant="outline" className="mt-4" onClick={() => setIsOpen(true)}>
        <Undo2 aria-hidden />
        {t(words.open)}
      </Button>
      {isOpen && <GiveDialog bookingId={bookingId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
