// Answers from the help pages: the first ones, or those that fit what is typed.
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Question } from '#contract/marketplace/info.ts'
import { api } from '#web/api.ts'
import { findQuestions } from '#web/features/info/search.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Accordion } from '#web/ui/lists/accordion.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

const most = 5

// The questions people ask first.
const first = ['cancel', 'late', 'no-time', 'pay', 'refund', 'reschedule']

export function useQuestions(text: string, limit = most) {
  const language = useLanguage()
  const query = useQuery(api.content.faq.query({ page: 'help', language }))
  const groups = query.data ? findQuestions(query.data.groups, text) : []
  const found = groups.flatMap(({ questions }) => questions)
  return { query, questions: text.trim() === '' ? byOrder(found, limit) : found.slice(0, limit) }
}

function byOrder(questions: Question[], limit: number) {
  const rank = ({ id }: Question) => (first.includes(id) ? first.indexOf(id) : first.length)
  return questions.toSorted((a, b) => rank(a) - rank(b)).slice(0, limit)
}

export function HelpHints() {
  const t = useText()
  const id = useId()
  const [text, setText] = useState('')
  const { query, questions } = useQuestions(text)
  return (
    <TitledCard
      title={t(words.helpTitle)}
      action={
        <Button asChild variant="link" size="sm">
          <Link to="/help">{t(words.helpAll)}</Link>
        </Button>
      }
    >
      <label htmlFor={id} className="sr-only">
        {t(words.helpSearch)}
      </label>
      <div className="relative mb-2">
        <Search
          aria-hidden
          className="absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t(words.helpSearch)}
          value={text}
          className="pl-10!"
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Loaded query={query} loading={<SkeletonText lines={5} />}>
        {() =>
          questions.length === 0 ? (
            <Hint size="md" role="status">
              {t(words.helpNone)}
            </Hint>
          ) : (
            <Accordion
              items={questions.map(({ question, answer }) => ({
                title: question,
                content: answer,
              }))}
            />
          )
        }
      </Loaded>
    </TitledCard>
  )
}
