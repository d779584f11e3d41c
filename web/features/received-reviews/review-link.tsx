import type { ComponentProps } from 'react'
import { useText } from '#web/language.tsx'
import { receivedWords } from '#web/texts/business/received-reviews.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

type ReviewLinkProps = Pick<ComponentProps<typeof CopyButton>, 'variant' | 'size'>

// Where a client finds the bookings they can write about.
export function reviewUrl() {
  return `${location.origin}/client/dashboard?tab=reviews`
}

export function ReviewLink(props: ReviewLinkProps) {
  const t = useText()
  return <CopyButton {...props} text={reviewUrl()} label={t(receivedWords.copyLink)} />
}
