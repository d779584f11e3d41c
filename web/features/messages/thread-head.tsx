import { BellOff, BellRing, Ellipsis, ExternalLink } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Thread } from '#contract/bookings/messages.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { messageWords as words } from '#web/texts/bookings/messages.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { whenWords } from '#web/words/date-words.ts'

// The appointment under the name, and what can be done with the conversation.
export function ThreadAbout({ thread: { booking } }: { thread: Thread }) {
  const language = useLanguage()
  if (!booking) return null
  return (
    <span className="first-letter:uppercase">
      {whenWords(booking.startsAt, booking.timeZone, language)} ·{' '}
      <span className="whitespace-nowrap tabular-nums">{booking.bookingNumber}</span>
    </span>
  )
}

export function ThreadMenu({ thread }: { thread: Thread }) {
  const t = useText()
  const mute = useMute(thread)
  return (
    <Menu
      label={t(words.more)}
      trigger={
        <IconButton label={t(words.more)}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {thread.profileId && (
        <MenuItem asChild>
          <Link to={`/barber/${thread.profileId}`}>
            <ExternalLink aria-hidden />
            {t(words.openShop)}
          </Link>
        </MenuItem>
      )}
      <MenuItem
        icon={thread.isMuted ? <BellRing aria-hidden /> : <BellOff aria-hidden />}
        onSelect={() => void mute()}
      >
        {t(thread.isMuted ? words.unmute : words.mute)}
      </MenuItem>
    </Menu>
  )
}

function useMute({ id, isMuted }: Thread) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  return async () => {
    try {
      await api.messages.mute.send({ id, isMuted: !isMuted })
      toast.success(t(isMuted ? words.unmuted : words.muted))
      await queries.invalidateQueries({ queryKey: api.messages.open.query({ id }).queryKey })
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
  }
}
