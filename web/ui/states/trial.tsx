import type { ReactNode } from 'react'
import { isRefusal, messageOf, type ErrorBody } from '#contract/errors.ts'
import { useSentence } from '#web/language.tsx'
import { Loaded } from './loaded.tsx'
import { Notice } from './notice.tsx'
import { SkeletonText } from './skeleton.tsx'

type TrialProps<Data, Failure> = {
  query: Parameters<typeof Loaded<Data, Failure>>[0]['query']
  lines?: number
  children: (data: Data) => ReactNode
}

// Trying again may help.
const passing: readonly ErrorBody['code'][] = ['INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS']

// What the server found by trying the action of a confirmation. If it was refused, its sentence is
// shown there: trying again cannot help.
export function Trial<Data, Failure>(props: TrialProps<Data, Failure>) {
  const { query, lines = 1, children } = props
  const sentence = useSentence()
  return (
    <Loaded
      query={query}
      loading={<SkeletonText lines={lines} />}
      refused={(error) =>
        isRefusal(error) &&
        !passing.includes(error.code) && <Notice tone="error">{sentence(messageOf(error))}</Notice>
      }
    >
      {children}
    </Loaded>
  )
}
