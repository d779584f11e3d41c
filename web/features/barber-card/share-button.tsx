import { Share2 } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { profile } from '#web/texts/marketplace/profile.ts'
import { IconButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type ShareButtonProps = { title: string; path: string }

// The device's own way of sharing, or else the link on the clipboard.
export function ShareButton({ title, path }: ShareButtonProps) {
  const t = useText()

  async function share() {
    const url = location.origin + path
    if (typeof navigator.share === 'function') {
      // Rejects as well when someone changes their mind.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t(profile.linkCopied)),
      () => toast.error(t(profile.linkNotCopied), { description: url }),
    )
  }

  return (
    <IconButton
      label={t(profile.share)}
      variant="outline"
      className="shadow-card [&_svg]:size-5"
      onClick={share}
    >
      <Share2 aria-hidden />
    </IconButton>
  )
}
