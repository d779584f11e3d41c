import { Link } from 'react-router'
import type { Landing } from '#contract/marketplace/content.ts'
import { Button } from '#web/ui/button.tsx'

export function CallToAction({ cta }: { cta: Landing['cta'] }) {
  return (
    <section className="ground-cta late-82">
      <div className="mx-auto flex max-w-page flex-col items-center px-4 py-16 sm:px-6 text-center">
        <h2 className="display text-4xl sm:text-6xl">{cta.title}</h2>
        <p className="mt-4 max-w-2xl text-lg opacity-85">{cta.subtitle}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button asChild size="lg">
            <Link to="/explore">{cta.primary_button}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to="/auth?mode=signup">{cta.secondary_button}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
