import type { ReactNode } from 'react'
import type { Footer } from '#contract/marketplace/content.ts'

type Brand = Footer['socialLinks'][number]['icon']

export const brandNames: Record<Brand, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  youtube: 'YouTube',
}

// Drawn by us: the icon set has no brands.
const glyphs: Record<Brand, ReactNode> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17.2" cy="6.8" r="1" fill="currentColor" stroke="none" />
    </>
  ),
  facebook: (
    <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V11H7v4h3v6h4v-6h3l1-4h-4V7.5A.5.5 0 0 1 14.5 7H17z" />
  ),
  x: <path d="M4 4l16 16M19.5 4L4.5 20" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="M10 9l5.5 3-5.5 3z" fill="currentColor" stroke="none" />
    </>
  ),
}

export function BrandGlyph({ brand }: { brand: Brand }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      {glyphs[brand]}
    </svg>
  )
}
