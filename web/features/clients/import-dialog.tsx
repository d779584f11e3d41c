// A list from elsewhere: choose it, say which column is which, see what would happen, then do it.
import { useState } from 'react'
import {
  mostImportBytes,
  mostImported,
  type ImportReport,
} from '#contract/business/client-import.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { importWords } from '#web/texts/business/clients.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { guessMapping, isRecognised, rowsOf, type ListFile } from './columns.ts'
import { decode, parseCsv } from './csv.ts'
import { ImportColumns } from './import-columns.tsx'
import { ReportView } from './import-report.tsx'
import { useSaved } from './use-clients.ts'

type ImportDialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void }

export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t(importWords.title)}
      description={t(importWords.text)}
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
    >
      {open && <Steps onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

type Report = ImportReport & { isDone: boolean }

function Steps({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<ListFile | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const { send, isBusy, refusal } = useSending(setReport)
  if (!file) return <ChooseFile onFile={setFile} />
  const rows = rowsOf(file)
  if (report)
    return (
      <div className="space-y-5">
        <ReportView report={report} rows={rows} />
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <ReportButtons
          report={report}
          isBusy={isBusy}
          onBack={() => setReport(null)}
          onImport={() => void send(rows, false)}
          onDone={onDone}
        />
      </div>
    )
  return (
    <div className="space-y-5">
      <ImportColumns file={file} onChange={setFile} />
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <CheckButtons
        count={rows.length}
        hasName={file.mapping.name !== null}
        isBusy={isBusy}
        onOther={() => setFile(null)}
        onCheck={() => void send(rows, true)}
      />
    </div>
  )
}

function useSending(onReport: (report: Report) => void) {
  const place = usePlace()
  const saved = useSaved()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function send(rows: ReturnType<typeof rowsOf>, isTrial: boolean) {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      const sent = api.clients.import.send({ place, rows, isTrial })
      onReport({ ...(isTrial ? await sent : await saved(sent)), isDone: !isTrial })
    } catch (error) {
      setRefusal(sentence(messageOf(error)))
    } finally {
      setIsBusy(false)
    }
  }

  return { send, isBusy, refusal }
}

function ChooseFile({ onFile }: { onFile: (file: ListFile) => void }) {
  const t = useText()
  const [refusal, setRefusal] = useState<string>()

  async function take([chosen]: File[]) {
    if (!chosen) return
    const lines = parseCsv(decode(new Uint8Array(await chosen.arrayBuffer())))
    const mapping = guessMapping(lines[0]?.cells ?? [])
    const hasHeader = isRecognised(mapping)
    const count = lines.length - (hasHeader ? 1 : 0)
    if (count <= 0) return setRefusal(t(importWords.empty))
    if (count > mostImported) return setRefusal(t(importWords.tooLong, { count }))
    onFile({ lines, mapping, hasHeader })
  }

  return (
    <div className="space-y-4">
      <FileDrop
        label={t(importWords.choose)}
        hint={t(importWords.chooseHint)}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        maxBytes={mostImportBytes}
        error={refusal}
        onFiles={(files) => void take(files)}
      />
      <Notice>{t(importWords.noConsent)}</Notice>
    </div>
  )
}

type CheckButtonsProps = {
  count: number
  hasName: boolean
  isBusy: boolean
  onOther: () => void
  onCheck: () => void
}

function CheckButtons({ count, hasName, isBusy, onOther, onCheck }: CheckButtonsProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center justify-end gap-2.5">
      {!hasName && (
        <Hint size="md" className="sm:mr-auto">
          {t(importWords.nameNeeded)}
        </Hint>
      )}
      <Button variant="outline" disabled={isBusy} onClick={onOther}>
        {t(importWords.otherFile)}
      </Button>
      <Button busy={isBusy && t(importWords.checking)} disabled={!hasName} onClick={onCheck}>
        {t(importWords.check, { count })}
      </Button>
    </div>
  )
}

type ReportButtonsProps = {
  report: Report
  isBusy: boolean
  onBack: () => void
  onImport: () => void
  onDone: () => void
}

function ReportButtons({ report, isBusy, onBack, onImport, onDone }: ReportButtonsProps) {
  const t = useText()
  const { added, merged, isDone } = report
  if (isDone)
    return (
      <p className="flex justify-end">
        <Button onClick={onDone}>{t(importWords.close)}</Button>
      </p>
    )
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button variant="outline" disabled={isBusy} onClick={onBack}>
        {t(importWords.back)}
      </Button>
      <Button
        busy={isBusy && t(importWords.running)}
        disabled={added + merged === 0}
        onClick={onImport}
      >
        {t(importWords.run, { count: added + merged })}
      </Button>
    </div>
  )
}
