// The proof that an open form sends so that the server accepts it as human.
import { useEffect, useRef } from 'react'
import { fastestFillMs, longestFillMs } from '#contract/accounts/human-check.ts'
import { sendWithProof } from './proof-of-work.ts'

type Check = { website?: string; filledInMs: number; proof?: string }

// `trap` goes somewhere into the form, and `send` takes the form's values.
export function useHumanCheck<Input extends Check, Output>(
  call: (input: Input) => Promise<Output>,
) {
  const website = useRef<HTMLInputElement>(null)
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [])

  async function send(values: Omit<Input, keyof Check>) {
    const spentMs = performance.now() - since.current
    // A form filled in at once waits here instead of being rejected.
    if (spentMs < fastestFillMs) await pause(fastestFillMs - spentMs)
    const openMs = Math.ceil(performance.now() - since.current)
    const filledInMs = Math.min(openMs, longestFillMs)
    const check = { website: website.current?.value ?? '', filledInMs }
    return sendWithProof(call, { ...values, ...check } as Input)
  }

  return {
    send,
    trap: (
      <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
        <input ref={website} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    ),
  }
}

function pause(ms: number) {
  return new Promise<void>((over) => setTimeout(over, ms))
}
