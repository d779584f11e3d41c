import clsx from 'clsx'
import { useEffect, useRef, useState, type CSSProperties } from 'react'

type AvatarProps = {
  name: string
  src?: string | null
  size?: keyof typeof sizes
  // The name stands beside it anyway.
  isDecorative?: boolean
  className?: string
}

const sizes = {
  sm: { px: 32, look: 'size-8 text-xs' },
  md: { px: 44, look: 'size-11 text-md' },
  lg: { px: 64, look: 'size-16 text-xl' },
  xl: { px: 112, look: 'size-28 text-4xl' },
}

// A photograph, or the initials on a colour that stays the same for the same name.
export function Avatar({ name, src, size = 'md', isDecorative, className }: AvatarProps) {
  const { px, look } = sizes[size]
  const photo = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>()
  useEffect(() => {
    const image = photo.current
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src))
  }, [src])

  if (src && failed !== src)
    return (
      <img
        ref={photo}
        src={src}
        alt={isDecorative ? '' : name}
        width={px}
        height={px}
        loading="lazy"
        onError={() => setFailed(src)}
        className={clsx('shrink-0 rounded-full bg-muted object-cover', look, className)}
      />
    )

  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      style={{ '--hue': hueOf(name) } as CSSProperties}
      className={clsx(
        'monogram inline-grid shrink-0 place-items-center rounded-full leading-none font-bold select-none',
        look,
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0],
  )
  return letters.join('').toUpperCase() || '?'
}

// Ten hues around the circle that do not look alike.
export const hues = [8, 32, 54, 96, 152, 178, 204, 228, 268, 322]

export function hueOf(name: string) {
  const sum = [...name].reduce(
    (hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
  return hues[sum % hues.length]
}
