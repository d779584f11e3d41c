// The pictures of one's own work: send, describe, order, remove. In the setup, the shop and a member's
// own profile.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useEffect } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { onLive } from '#web/live/live.ts'
import { photoKinds } from '#web/send-picture.ts'
import { portfolioWords as words } from '#web/texts/business/portfolio.ts'
import { ui } from '#web/texts/ui.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { PictureCard } from './picture-card.tsx'
import { UploadRow } from './upload-row.tsx'
import { useOrder } from './use-order.ts'
import { useUploads } from './use-uploads.ts'

const gridClass = 'grid grid-cols-1 gap-3 lg:grid-cols-2'

export function PortfolioEditor({ place }: { place: Place }) {
  const t = useText()
  const portfolio = useQuery(api.portfolio.own.query({ place }))
  useLivePortfolio()
  const { uploads, add, retry, forget } = useUploads({
    place,
    nextPosition: portfolio.data?.nextPosition ?? 0,
    onArrival: () => portfolio.refetch(),
  })

  return (
    <Loaded query={portfolio} loading={<Waiting />}>
      {(data) => {
        const hidden = data.items.filter(
          ({ hasConsent, isRemoved }) => !hasConsent && !isRemoved,
        ).length
        return (
          <div className="space-y-4">
            <FileDrop
              label={t(words.add)}
              hint={t(words.addHint)}
              accept={photoKinds}
              isMultiple
              onFiles={add}
            />
            {uploads.length > 0 && (
              <ul className="space-y-2">
                {uploads.map((upload) => (
                  <UploadRow
                    key={upload.id}
                    upload={upload}
                    onRetry={() => retry(upload)}
                    onForget={() => forget(upload.id)}
                  />
                ))}
              </ul>
            )}
            {hidden > 0 && (
              <Notice tone="warning">
                {hidden === 1 ? t(words.hiddenOne) : t(words.hiddenCount, { count: hidden })}
              </Notice>
            )}
            {data.items.length > 0 ? (
              <Pictures place={place} {...data} />
            ) : (
              uploads.length === 0 && (
                <EmptyState icon={Images} title={t(words.empty)} text={t(words.emptyText)} />
              )
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

type PicturesProps = Pick<
  Awaited<ReturnType<typeof api.portfolio.own.send>>,
  'items' | 'services'
> & { place: Place }

function Pictures({ place, items, services }: PicturesProps) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const order = useOrder(
    items.map(({ id }) => id),
    async (ids) => {
      await api.portfolio.order
        .send({ place, ids })
        .catch((error: unknown) => toast.error(sentence(messageOf(error))))
      await queries.invalidateQueries({ queryKey: api.portfolio.own.key() })
    },
  )
  const shown = order.ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return (
    <section aria-label={t(words.list)}>
      {items.length > 1 && (
        <Hint size="md" className="mb-3">
          {t(words.order)}
        </Hint>
      )}
      <p role="status" className="sr-only">
        {order.last !== null &&
          t(words.moved, { number: order.ids.indexOf(order.last) + 1, count: order.ids.length })}
      </p>
      <ol className={gridClass}>
        {shown.map((item, index) => (
          <PictureCard
            key={item.id}
            item={item}
            place={place}
            services={services}
            number={index + 1}
            count={shown.length}
            isDragged={order.dragged === item.id}
            handle={order.handle(item.id)}
          />
        ))}
      </ol>
    </section>
  )
}

function Waiting() {
  const t = useText()
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">{t(ui.loading)}</span>
      <Skeleton className="h-32 rounded-lg" />
      <div className={gridClass}>
        <Skeleton className="h-52 rounded-lg" />
        <Skeleton className="h-52 rounded-lg" />
      </div>
    </div>
  )
}

function useLivePortfolio() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: api.portfolio.own.key() })
    const leave = [
      onLive('user', ({ type }) => type === 'portfolio' && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
}
