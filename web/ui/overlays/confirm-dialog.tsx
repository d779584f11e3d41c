import { useId, useState, type ReactNode } from 'react'
import { messageOf } from '#contract/errors.ts'
import { useSentence, useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { describe, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

type ConfirmDialogProps = {
  title: string
  text?: ReactNode
  // The words of the button that does it: 'Cancel booking', never 'OK'.
  confirm: string
  cancel?: string
  isDestructive?: boolean
  // Asks why, and will not go on without an answer.
  reason?: { label: string; hint?: string; isOptional?: boolean; initial?: string }
  // The children lack something it needs.
  isIncomplete?: boolean
  onConfirm: (reason: string) => unknown
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
}

// Closes when it was done; stays with the sentence of the refusal when it was not.
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, isDestructive, trigger, children } = props
  const t = useText()
  const sentence = useSentence()
  const [isOpenInside, setIsOpenInside] = useState(false)
  const isOpen = props.open ?? isOpenInside
  const [reason, setReason] = useState(props.reason?.initial ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const lacksReason = props.reason && !props.reason.isOptional && reason.trim() === ''

  function setIsOpen(next: boolean) {
    setIsOpenInside(next)
    setReason('')
    setRefusal(undefined)
    props.onOpenChange?.(next)
  }

  async function act() {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await props.onConfirm(reason.trim())
      setIsOpen(false)
    } catch (error) {
      setRefusal(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={text}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      locked={isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="outline" disabled={isBusy}>
              {cancel ?? t(ui.cancel)}
            </Button>
          </DialogClose>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            busy={isBusy}
            disabled={lacksReason || props.isIncomplete}
            onClick={act}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {(children || props.reason || refusal) && (
        <div className="space-y-4">
          {children}
          {props.reason && <Reason {...props.reason} value={reason} onChange={setReason} />}
          {refusal && <Notice tone="error">{sentence(refusal)}</Notice>}
        </div>
      )}
    </Dialog>
  )
}

type ReasonProps = NonNullable<ConfirmDialogProps['reason']> & {
  value: string
  onChange: (value: string) => void
}

function Reason({ label, hint, isOptional, value, onChange }: ReasonProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, isOptional }}>
      <Textarea
        {...describe({ id, hint })}
        rows={3}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
