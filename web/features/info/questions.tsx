import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import type { Question } from '#contract/marketplace/info.ts'
import { ManagedLink, textLinkClass } from './managed-link.tsx'
import type { Groups } from './search.ts'

type QuestionsProps = {
  groups: Groups
  // Opened, because few are left.
  areOpen?: boolean
  // Without the groups' headings, where there is only one group.
  isOneGroup?: boolean
}

// Each question has its own address: /help#cancel opens it.
export function Questions({ groups, areOpen = false, isOneGroup = false }: QuestionsProps) {
  useEffect(() => {
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])

  return groups.map(({ id, title, questions }) => (
    <section key={id} aria-label={title} className="mt-10 first:mt-0">
      {!isOneGroup && (
        <h2 id={`group-${id}`} className="display mb-3 scroll-mt-24 text-3xl sm:text-4xl">
          {title}
        </h2>
      )}
      <div className="divide-y border-y">
        {questions.map((question) => (
          <Entry key={question.id} question={question} isOpen={areOpen} />
        ))}
      </div>
    </section>
  ))
}

function Entry({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const { id, question: title, answer, link } = question
  return (
    <details id={id} open={isOpen} className="group scroll-mt-24">
      <summary
        onClick={() => history.replaceState(history.state, '', `#${id}`)}
        className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 break-words">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-3xl pb-4 break-words text-muted-foreground">
        <p>{answer}</p>
        {link && <ManagedLink link={link} className={textLinkClass} />}
      </div>
    </details>
  )
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!(named instanceof HTMLDetailsElement)) return
  named.open = true
  named.scrollIntoView({ block: 'start' })
}
