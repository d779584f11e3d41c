import { shownPhone } from '#contract/accounts/shown-phone.ts'

type ContactProps = { email: string | null; phone: string | null }

const linkClass =
  'block min-h-control content-center break-words text-primary underline-offset-4 hover:underline sm:min-h-0'

// Opens the mail or the phone. What is masked for those without the right leads nowhere.
export function Contact({ email, phone }: ContactProps) {
  return (
    <>
      {email && <One href={`mailto:${email}`} text={email} />}
      {phone && <One href={`tel:${phone}`} text={shownPhone(phone)} />}
    </>
  )
}

function One({ href, text }: { href: string; text: string }) {
  if (text.includes('•')) return <span className="block text-muted-foreground">{text}</span>
  return (
    <a href={href} className={linkClass}>
      {text}
    </a>
  )
}
