import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'

type Pages = {
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

// The next page of a list that the server pages by key. What is loaded stays when it fails.
export function ShowMore({ pages }: { pages: Pages }) {
  const t = useText()
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  if (!hasNextPage) return null
  if (isFetchNextPageError)
    return (
      <ErrorState
        error={error}
        isRetrying={isFetchingNextPage}
        onRetry={() => void fetchNextPage()}
      />
    )
  return (
    <Button
      wide
      variant="outline"
      className="mt-4"
      busy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {t(ui.showMore)}
    </Button>
  )
}
