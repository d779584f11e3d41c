import { ReceivedReviews } from '#web/features/received-reviews/received-reviews.tsx'
import { usePlace } from '#web/use-business.ts'

export function Tab() {
  return <ReceivedReviews place={usePlace()} />
}
