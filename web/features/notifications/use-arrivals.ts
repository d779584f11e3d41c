import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#web/language.tsx'
import { notices } from '#web/texts/accounts/notifications.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { arrivalsSince, type Listed } from './lists.ts'
import { targetOf, wantsAnswer } from './target.ts'
import { useReading } from './use-notifications.ts'

const bellPulseMs = 1200

// True for a moment when the unread count grows. Notifications that need an answer get a toast.
export function useArrivals(list: Listed | undefined) {
  const t = useText()
  const navigate = useNavigate()
  const { read } = useReading()
  const before = useRef<Listed>(undefined)
  const [pulse, setPulse] = useState(0)

  useEffect(() => {
    const last = before.current
    before.current = list
    if (!last || !list || last === list) return
    if (list.unreadCount > last.unreadCount) setPulse((count) => count + 1)
    if (document.hidden) return
    for (const notification of arrivalsSince(last, list)) {
      if (notification.isRead || !wantsAnswer(notification)) continue
      const onClick = () => {
        read(notification)
        void navigate(targetOf(notification) ?? '/')
      }
      const { title, message } = notification
      toast.info(title, { description: message, action: { label: t(notices.open), onClick } })
    }
  }, [list, navigate, read, t])

  useEffect(() => {
    if (pulse === 0) return
    const timer = setTimeout(() => setPulse(0), bellPulseMs)
    return () => clearTimeout(timer)
  }, [pulse])

  return pulse > 0
}
