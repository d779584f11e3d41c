import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ShopView } from '#contract/shop.ts'
import { api } from '#web/api.ts'
import { onLive } from '#web/live.ts'

export const place = 'barber' as const
const query = api.shop.read.query({ place })

// A decision of ours, or the same tab on another device, shows at once.
export function useShop() {
  const queries = useQueryClient()
  const found = useQuery(query)
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: query.queryKey })
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
  return (shop: ShopView) => queries.setQueryData<ShopView>(query.queryKey, shop)
}
