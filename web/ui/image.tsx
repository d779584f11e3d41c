import clsx from 'clsx'
import { Scissors } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pictureWidths } from '#contract/limits.ts'

type ImageProps = {
  src: string | null | undefined
  alt: string
  // The picture's own proportions: the page keeps the place before anything has loaded.
  width: number
  height: number
  sizes?: string
  // Loaded at once, for what the first screen shows.
  isUrgent?: boolean
  className?: string
}

// Our own pictures are kept in these widths: /pictures/<name>-768.webp.
const ownWidths = [320, 480, 768]

// The ground behind the picture is its placeholder, so it needs no script. A missing narrow version
// falls back to the original, and a missing original to the drawing.
export function Image(props: ImageProps) {
  return props.src ? (
    <LoadedImage key={props.src} {...props} src={props.src} />
  ) : (
    <DefaultImage {...props} />
  )
}

function LoadedImage(props: ImageProps & { src: string }) {
  const { src, alt, width, height, sizes = '100vw', isUrgent = false, className } = props
  const element = useRef<HTMLImageElement>(null)
  const { webp: srcSet, avif } = srcSetsOf(src)
  const sources = srcSet ? [{ src, srcSet, sizes }, { src }] : [{ src }]
  const [attempt, setAttempt] = useState(0)

  // It may have failed before this script ran.
  useEffect(() => {
    const image = element.current
    if (image?.complete && image.naturalWidth === 0)
      image.decode().catch(() => setAttempt(attempt + 1))
  }, [attempt])

  if (!sources[attempt]) return <DefaultImage {...props} />
  const image = (
    <img
      ref={element}
      {...sources[attempt]}
      alt={alt}
      width={width}
      height={height}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'low'}
      decoding="async"
      onError={() => setAttempt(attempt + 1)}
      className={clsx('bg-secondary object-cover text-transparent', className)}
    />
  )
  if (!avif || attempt > 0) return image
  return (
    // No box of its own: the picture stands where an img would.
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}

function DefaultImage({ alt, width, height, className }: ImageProps) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={clsx('grid place-items-center overflow-hidden bg-secondary', className)}
    >
      <Scissors
        aria-hidden
        strokeWidth={1.25}
        className="size-1/4 max-h-16 max-w-16 text-muted-foreground"
      />
    </span>
  )
}

// A picture has the same name in every width, and in AVIF as well.
function srcSetsOf(src: string): { webp?: string; avif?: string } {
  const [, name, kind] = /^(\/(pictures)\/[\w-]+|\/media\/[0-9a-f]{64})-\d+\.webp$/.exec(src) ?? []
  if (!name) return {}
  const widths = kind === 'pictures' ? ownWidths : pictureWidths
  return { webp: srcSet(name, widths, 'webp'), avif: srcSet(name, widths, 'avif') }
}

function srcSet(name: string, widths: readonly number[], kind: string) {
  return widths.map((width) => `${name}-${width}.${kind} ${width}w`).join(', ')
}
