import { useMemo } from 'react'
import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string }

// Dark on light in both themes, because some cameras read nothing else.
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-56 rounded-md bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  )
}

function draw(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return { size, path: squares.join('') }
}
