import { Reviews } from '#web/features/reviews/reviews.tsx'

export function Tab() {
  return <Reviews />
}
