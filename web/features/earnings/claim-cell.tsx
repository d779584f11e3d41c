import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newClaim } from '#contract/money/commission-claims.ts'
import type { EarningLine } from '#contract/money/earnings.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { claimStateNames, newClaimWords as words } from '#web/texts/money/commission-claims.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { sumOf } from '#web/words/money.ts'

const tones = { open: 'info', accepted: 'success', refused: 'neutral' } as const

// "I know this client", or what came of it.
export function ClaimCell({ line }: { line: EarningLine }) {
  const t = useText()
  const { kind, isReversal, claim, mayClaim } = line
  if (mayClaim) return <NewClaim line={line} />
  if (claim === null || kind !== 'booking' || isReversal) return '–'
  return (
    <span className="block sm:text-left">
      <Badge tone={tones[claim.state]}>{t(claimStateNames[claim.state])}</Badge>
      {claim.reason !== '' && <Hint className="mt-1 break-words">{claim.reason}</Hint>}
    </span>
  )
}

function NewClaim({ line: { booking, commission } }: { line: EarningLine }) {
  const t = useText()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  if (!booking || !commission) return null
  const { id, clientName: client } = booking
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        {t(words.action)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t(words.title, { client })}
        description={t(words.text, { amount: sumOf(commission.cents) })}
      >
        <Form
          schema={newClaim}
          initial={{ why: '' }}
          onSubmit={async ({ why }) => {
            await api.commissionClaims.open.send({ id, why })
            toast.success(t(words.sent))
            setIsOpen(false)
            await queries.invalidateQueries({ queryKey: api.earnings.lines.key() })
          }}
        >
          <TextArea name="why" rows={3} limit={500} label={t(words.why)} hint={t(words.hint)} />
          <SubmitButton wide busy={t(words.sending)}>
            {t(words.send)}
          </SubmitButton>
        </Form>
      </Dialog>
    </>
  )
}
