import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ShopView } from '#contract/business/shop.ts'
import { api } from '#web/api.ts'
import { onLive } from '#web/live/live.ts'
import { usePlace } from '#web/use-business.ts'

function useShopQuery() {
  return api.shop.read.query({ place: usePlace() })
}

// A decision of ours, or the same tab on another device, shows at once.
export function useShop() {
  const queries = useQueryClient()
  const found = useQuery(useShopQuery())
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: api.shop.read.key() })
    const leave = [
      onLive('user', ({ type }) => (type === 'shop' || type === 'setup') && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
  return found
}

export function useShopChange() {
  const queries = useQueryClient()
  const { queryKey } = useShopQuery()
  return (shop: ShopView) => queries.setQueryData<ShopView>(queryKey, shop)
}
