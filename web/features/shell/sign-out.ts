import { isRefusal, messageOf } from '#contract/errors.ts'
import { useSentence, useText } from '#web/language.tsx'
import { checkSession, signOut } from '#web/session.tsx'
import { shell } from '#web/texts/shell.ts'
import { toast } from '#web/ui/overlays/toast.ts'

// An already expired session is not an error: the user is signed out.
export function useSignOut() {
  const t = useText()
  const sentence = useSentence()
  return async () => {
    try {
      await signOut()
      toast.success(t(shell.signedOut))
    } catch (error) {
      if (isRefusal(error) && error.code === 'SIGN_IN_REQUIRED') await checkSession()
      else toast.error(sentence(messageOf(error)))
    }
  }
}
