import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { languages } from '#contract/language.ts'
import { statementPath, type Statement } from '#contract/money/earnings.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { statementWords as words } from '#web/texts/money/earnings.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'

export function Statements() {
  const t = useText()
  const query = useQuery(api.earnings.statements.query())
  return (
    <TitledCard title={t(words.title)} text={t(words.text)}>
      <Loaded query={query} loading={<Skeleton className="h-40" />}>
        {(statements) =>
          statements.length === 0 ? (
            <EmptyState icon={FileText} title={t(words.none)} text={t(words.noneText)} />
          ) : (
            <Months statements={statements} />
          )
        }
      </Loaded>
    </TitledCard>
  )
}

const fileNames = { en: words.english, es: words.spanish }

function Months({ statements }: { statements: readonly Statement[] }) {
  const t = useText()
  const language = useLanguage()
  const balance = (cents: number) =>
    cents < 0 ? t(words.youOwe, { amount: sumOf(cents) }) : sumOf(cents)
  const nameOf = (month: string) =>
    dayWords(`${month}-01`, language, { month: 'long', year: 'numeric' })
  const columns: Column<Statement>[] = [
    {
      key: 'month',
      head: t(words.month),
      cell: ({ month, number }) => (
        <span className="block sm:text-left">
          <span className="inline-block first-letter:uppercase">{nameOf(month)}</span>
          <Hint className="tabular-nums">{number}</Hint>
        </span>
      ),
    },
    { key: 'lines', head: t(words.lines), isNumber: true, cell: ({ lines }) => lines },
    {
      key: 'opening',
      head: t(words.opening),
      isNumber: true,
      cell: ({ openingCents }) => balance(openingCents),
    },
    {
      key: 'closing',
      head: t(words.closing),
      isNumber: true,
      cell: ({ closingCents }) => balance(closingCents),
    },
    {
      key: 'file',
      head: t(words.file),
      cell: ({ month }) => (
        <span className="flex flex-wrap justify-end gap-2 sm:justify-start">
          {languages.map((each) => (
            <Button key={each} asChild size="sm" variant="outline">
              <a
                href={`${statementPath(month)}?language=${each}`}
                download
                aria-label={t(words.download, {
                  month: nameOf(month),
                  language: t(fileNames[each]),
                })}
              >
                {t(fileNames[each])}
              </a>
            </Button>
          ))}
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={t(words.title)}
      columns={columns}
      rows={statements}
      keyOf={({ month }) => month}
    />
  )
}
