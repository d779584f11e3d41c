import { useSearchParams } from 'react-router'

// The drawer that is open, kept in the address: ?booking=ID. Going back closes it.
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams()
  const set = (id: string | null) =>
    setParams(
      (before) => {
        if (id === null) before.delete(name)
        else before.set(name, id)
        return before
      },
      { replace: id === null, preventScrollReset: true },
    )
  return { id: params.get(name), open: set, close: () => set(null) }
}
