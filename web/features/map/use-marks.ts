import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { MapPin, MapView } from '#contract/marketplace/search.ts'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { without, type Search } from '#web/features/search/filters.ts'
import { numberFormat } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { map as words } from '#web/texts/marketplace/map.ts'
import type { Canvas, Mark } from './canvas.ts'
import { lastSpacedZoom, spaceOut, type Project } from './spacing.ts'
import type { View } from './view.ts'

type MarksProps = {
  search: Search
  view: View | null
  canvas: Canvas | null
  onChoose: (id: string) => void
}

// The barbers that match the search in this view, as pins and clusters.
export function useMarks({ search, view, canvas, onChoose }: MarksProps) {
  const found = useQuery({
    ...api.search.map.query({
      ...without(search, ['sort', 'bounds']),
      bounds: view?.bounds ?? '',
      zoom: view?.zoom ?? 1,
    }),
    enabled: view !== null,
    placeholderData: keepPreviousData,
  })
  const { pinOf, clusterOf } = useMarkWords()

  const draw = useEffectEvent((canvas: Canvas, data: MapView) => {
    const isClose = (view?.zoom ?? 0) > lastSpacedZoom
    const spots = spaceOut(data, isClose ? apart : canvas.project)
    canvas.show(
      spots.map(({ pin, cluster }) =>
        pin
          ? { ...pinOf(pin), onPress: () => onChoose(pin.id) }
          : {
              ...clusterOf(cluster),
              onPress() {
                canvas.fit(cluster.bounds)
                canvas.focus('')
              },
            },
      ),
    )
  })
  useEffect(() => {
    if (canvas && found.data) draw(canvas, found.data)
  }, [canvas, found.data])

  return found
}

// As if the map were endlessly large: nothing is over anything.
const apart: Project = (latitude, longitude) => ({ x: longitude * 1e9, y: latitude * 1e9 })

type Unpressed = Omit<Mark, 'onPress'>

function useMarkWords() {
  const t = useText()
  const language = useLanguage()
  const oneDecimal = numberFormat(language, { minimumFractionDigits: 1 })

  function pinOf({ id, shopName, latitude, longitude, ...pin }: MapPin): Unpressed {
    const { averageRating, totalReviews, priceFromCents } = pin
    const price = priceFromCents === null ? '' : t(words.from, { price: priceOf(priceFromCents) })
    const rating = oneDecimal.format(averageRating)
    const name = t(totalReviews > 0 ? words.pin : words.newPin, { shop: shopName, price, rating })
    const stars = totalReviews > 0 ? `★ ${rating}` : t(words.isNew)
    const lines = [price, stars].filter((line) => line !== '')
    return { key: id, kind: 'pin', latitude, longitude, name, lines }
  }

  function clusterOf({ latitude, longitude, count }: MapView['clusters'][number]): Unpressed {
    const key = `${latitude},${longitude},${count}`
    const name = t(words.cluster, { count })
    return { key, kind: 'cluster', latitude, longitude, name, lines: [String(count)] }
  }

  return { pinOf, clusterOf }
}
