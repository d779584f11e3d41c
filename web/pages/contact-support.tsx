import { ContactSupport } from '#web/features/support/contact-support.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { support } from '#web/texts/accounts/support.ts'

export const meta = pageMeta(support, { noIndex: true })

export default function ContactSupportPage() {
  return <ContactSupport />
}
