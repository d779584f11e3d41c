import { Link } from 'react-router'
import type { ContentLink } from '#contract/marketplace/content-fields.ts'

type ManagedLinkProps = { link: ContentLink; className?: string }

// Managed links may lead outside; what they may be is decided when content is read.
export function ManagedLink({ link: { label, url }, className }: ManagedLinkProps) {
  return url.startsWith('/') ? (
    <Link to={url} className={className}>
      {label}
    </Link>
  ) : (
    <a href={url} rel="noopener" className={className}>
      {label}
    </a>
  )
}

export const textLinkClass =
  'inline-flex min-h-control items-center font-semibold text-primary underline underline-offset-4'
