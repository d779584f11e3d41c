import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { useSentence } from '#web/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { csvFile } from './csv-file.ts'
import { saveFile } from './save-file.ts'

type CsvButtonProps = { label: string; name: string; rows: () => Promise<string[][]> }

// Saves a table as a file for spreadsheets.
export function CsvButton({ label, name, rows }: CsvButtonProps) {
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    await rows().then(
      (table) => saveFile(csvFile(table), name),
      (error: unknown) => toast.error(sentence(messageOf(error))),
    )
    setIsBusy(false)
  }

  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={save}>
      <Download aria-hidden />
      {label}
    </Button>
  )
}
