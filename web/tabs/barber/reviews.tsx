import { ReceivedReviews } from '#web/features/received-reviews/received-reviews.tsx'

export function Tab() {
  return <ReceivedReviews place="barber" />
}
