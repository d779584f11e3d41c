// For administrators: businesses that call appointments off too often.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReliabilityItem } from '#contract/business/reliability.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { reliabilityReviews as words } from '#web/texts/admin.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

export function ReliabilityReviews() {
  const t = useText()
  const list = useQuery(api.reliability.list.query())
  return (
    <TitledCard title={t(words.title)} text={t(words.text)}>
      <Loaded query={list} loading={<SkeletonText lines={3} />}>
        {(reviews) =>
          reviews.length === 0 ? (
            <Hint size="md">{t(words.clear)}</Hint>
          ) : (
            <ul className="divide-y">
              {reviews.map((item) => (
                <Review key={item.id} item={item} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </TitledCard>
  )
}

function Review({ item }: { item: ReliabilityItem }) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const { id, profileId, shopName, timeZone, createdAt, ...numbers } = item
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          <Link to={`/barber/${profileId}`} className="underline-offset-4 hover:underline">
            {shopName}
          </Link>
        </p>
        <Hint size="md">{t(words.numbers, numbers)}</Hint>
        <Hint className="first-letter:uppercase">{whenWords(createdAt, timeZone, language)}</Hint>
      </div>
      <ConfirmDialog
        title={t(words.closeTitle, { shop: shopName })}
        text={t(words.closeText)}
        confirm={t(words.close)}
        reason={{ label: t(words.reason) }}
        onConfirm={async (reason) => {
          await api.reliability.close.send({ id, reason })
          toast.success(t(words.closed))
          await queries.invalidateQueries({ queryKey: api.reliability.list.key() })
        }}
        trigger={
          <Button size="sm" variant="outline">
            {t(words.close)}
          </Button>
        }
      />
    </li>
  )
}
