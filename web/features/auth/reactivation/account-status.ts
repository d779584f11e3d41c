import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { toast } from '#web/ui/overlays/toast.ts'

const redirectAfterMs = 2000

// The server answers in full only to a browser that has proved the password.
export async function whoDeactivated(email: string) {
  const [row] = await api.rpc.checkAccountStatus.send({ email_param: email }).catch(() => [])
  if (!row || row.is_active) return 'unknown'
  return row.deactivated_by === row.user_id ? 'self' : 'administrator'
}

export function useSendToSupport() {
  const t = useText()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (email: string) => {
    toast.error(t(auth.suspended), { description: t(auth.suspendedText) })
    const query = new URLSearchParams({ email, type: 'suspended' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(`/contact-support?${query}`), redirectAfterMs)
  }
}
