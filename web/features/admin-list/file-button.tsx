import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ViewedList } from '#contract/admin/lists/saved-views.ts'
import { messageOf } from '#contract/errors.ts'
import { download } from '#web/files/download.ts'
import { useSentence, useText } from '#web/language.tsx'
import { listWords as words } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { ListFilters } from './filters.ts'

export type ListFile = { name: ViewedList; filters: ListFilters }

// Downloads what is filtered as CSV.
export function FileButton({ file: { name, filters } }: { file: ListFile }) {
  const t = useText()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    const given = Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1])
    await download(
      `/api/admin/${name}.csv?${new URLSearchParams(given)}`,
      `kempt-${name}.csv`,
    ).then(
      () => toast.success(t(words.fileDone)),
      (error: unknown) => toast.error(sentence(messageOf(error))),
    )
    setIsBusy(false)
  }

  return (
    <Button variant="outline" size="sm" busy={isBusy && t(words.fileBusy)} onClick={save}>
      <Download aria-hidden />
      {t(words.file)}
    </Button>
  )
}
