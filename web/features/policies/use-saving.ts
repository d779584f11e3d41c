import { useState } from 'react'
import { useSavePolicies } from './with-policies.tsx'

export function useSaving() {
  const send = useSavePolicies()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  async function save(change: Parameters<typeof send>[0]) {
    setIsBusy(true)
    setError(undefined)
    await send(change).catch(setError)
    setIsBusy(false)
  }
  return { save, isBusy, error }
}
