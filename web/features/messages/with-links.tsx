// A text whose https addresses can be pressed. The whole address is shown, so that nobody is led elsewhere
// than they read.
import { Fragment } from 'react'

const address = /(https:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g

export function WithLinks({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 1 && URL.canParse(part) ? (
      <a
        // oxlint-disable-next-line no-array-index-key
        key={index}
        href={part}
        target="_blank"
        rel="nofollow noopener noreferrer ugc"
        className="break-all underline underline-offset-4"
      >
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line no-array-index-key
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
