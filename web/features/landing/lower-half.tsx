import type { Landing } from '#contract/marketplace/content.ts'
import type { PlatformFigures } from '#contract/marketplace/stats.ts'
import { InquirySection } from '#web/features/inquiries/inquiry-section.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Features } from './features.tsx'
import { Stats } from './stats.tsx'

type LowerHalfProps = { content: Landing; figures: PlatformFigures | undefined }

export function LowerHalf({ content, figures }: LowerHalfProps) {
  return (
    <>
      <Features features={content.features} />
      {figures && <Stats stats={content.stats} figures={figures} />}
      <CallToAction cta={content.cta} />
      <div className="late-219 lg:late-148">
        <InquirySection />
      </div>
    </>
  )
}
