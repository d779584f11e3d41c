// Time-off requests: one's own with the answer, and those one may answer.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { TimeOffRequest } from '#contract/business/hours.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { rangeWords } from './range-words.ts'
import { refreshHours } from './use-live-hours.ts'
import { useSaving } from './use-saving.tsx'

export function TeamRequests({ place }: { place: Place }) {
  const t = useText()
  const sentence = useSentence()
  const { data } = useQuery(api.hours.requests.query({ place }))
  const { save, isBusy, question } = useSaving(place)
  const [declining, setDeclining] = useState<TimeOffRequest | null>(null)
  const others = data?.filter(({ isMine }) => !isMine) ?? []
  if (others.length === 0) return null

  const send = (request: TimeOffRequest, isApproved: boolean, answer = '') =>
    save(
      (isSure) =>
        api.hours.answerRequest.send({ place, id: request.id, isApproved, answer, isSure }),
      () => toast.success(t(isApproved ? hoursWords.approvedNow : hoursWords.declinedNow)),
    )

  const approve = (request: TimeOffRequest) =>
    send(request, true).catch((error: unknown) => toast.error(sentence(messageOf(error))))

  return (
    <TitledCard title={t(hoursWords.requests)} text={t(hoursWords.requestsText)}>
      <ul className="divide-y border-y">
        {others.map((request) => (
          <li key={request.id} className="py-3">
            <Facts request={request} name={request.name} />
            {request.state === 'pending' && (
              <div className="mt-2.5 flex gap-2.5">
                <Button
                  size="sm"
                  disabled={isBusy}
                  aria-label={t(hoursWords.approveOf, { name: request.name })}
                  onClick={() => void approve(request)}
                >
                  {t(hoursWords.approve)}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  disabled={isBusy}
                  aria-label={t(hoursWords.declineOf, { name: request.name })}
                  onClick={() => setDeclining(request)}
                >
                  {t(hoursWords.decline)}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t(hoursWords.declineTitle)}
        confirm={t(hoursWords.decline)}
        isDestructive
        reason={{
          label: t(hoursWords.answerLabel, { name: declining?.name ?? '' }),
          isOptional: true,
        }}
        open={declining !== null}
        onOpenChange={(isOpen) => !isOpen && setDeclining(null)}
        onConfirm={(answer) => declining && send(declining, false, answer)}
      />
      {question}
    </TitledCard>
  )
}

export function OwnRequests() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const place = 'employee'
  const { data } = useQuery(api.hours.requests.query({ place }))
  const [busyId, setBusyId] = useState<string>()
  // Approved requests are listed with the time off.
  const own = data?.filter(({ isMine, state }) => isMine && state !== 'approved') ?? []
  if (own.length === 0) return null

  async function withdraw(id: string) {
    setBusyId(id)
    try {
      await api.hours.withdrawRequest.send({ place, id })
      await refreshHours(queries)
      toast.success(t(hoursWords.withdrawn))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    } finally {
      setBusyId(undefined)
    }
  }

  return (
    <ul className="mt-4 divide-y border-y" aria-label={t(hoursWords.requests)}>
      {own.map((request) => (
        <li key={request.id} className="flex items-start gap-3 py-3">
          <div className="min-w-0 flex-1">
            <Facts request={request} />
          </div>
          {request.state === 'pending' && (
            <Button
              size="sm"
              variant="outline"
              busy={busyId === request.id}
              onClick={() => void withdraw(request.id)}
            >
              {t(hoursWords.withdraw)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const tones = { pending: 'warning', approved: 'success', declined: 'error' } as const

function Facts({ request, name }: { request: TimeOffRequest; name?: string }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { state, reason, answer } = request
  const when = rangeWords(request, timeZone, language)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-md">
        <span className="font-semibold first-letter:uppercase">
          {name ? `${name} · ${when}` : when}
        </span>
        <Badge tone={tones[state]} dot>
          {t(hoursWords.states[state])}
        </Badge>
      </p>
      {[reason, answer].filter(Boolean).map((line) => (
        <Hint size="md" key={line}>
          {line}
        </Hint>
      ))}
    </>
  )
}
