// An invoice or a credit note as a file, in both languages, and to print.
import { FileDown, Printer } from 'lucide-react'
import { languages } from '#contract/language.ts'
import { invoicePath } from '#contract/money/invoices.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { invoiceWords as words } from '#web/texts/money/invoices.ts'
import { Button } from '#web/ui/button.tsx'

type InvoiceFilesProps = {
  id: string
  number: string
  // Of a guest's mail.
  link?: string | undefined
}

const names = { en: words.english, es: words.spanish }

export function InvoiceFiles({ id, number, link }: InvoiceFilesProps) {
  const t = useText()
  const language = useLanguage()
  const file = (each: string) => {
    const params = new URLSearchParams({ language: each, ...(link !== undefined && { link }) })
    return `${invoicePath(id)}?${params}`
  }
  return (
    <>
      {languages.map((each) => (
        <Button key={each} asChild size="sm" variant="outline">
          <a
            href={file(each)}
            download
            aria-label={t(words.download, { number, language: t(names[each]) })}
          >
            <FileDown aria-hidden />
            {t(words.pdfIn, { language: t(names[each]) })}
          </a>
        </Button>
      ))}
      <Button asChild size="sm" variant="outline">
        <a
          href={file(language)}
          target="_blank"
          rel="noreferrer"
          aria-label={t(words.printNumber, { number })}
        >
          <Printer aria-hidden />
          {t(words.print)}
        </a>
      </Button>
    </>
  )
}
