import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { api } from '#web/api.ts'
import { useLanguage } from '#web/language.tsx'

// What administrators tell everyone while a kill switch is pulled.
export function PauseBanners() {
  const language = useLanguage()
  const { data } = useQuery(api.flags.everyone.query())
  return (
    <div role="status" className="no-print">
      {data?.banners.map((banner) => (
        <div key={banner.flag} className="border-b border-warning/35 bg-warning/8">
          <p className="mx-auto flex max-w-page gap-3 px-4 py-2.5 text-md font-medium sm:px-6">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
            {banner[language]}
          </p>
        </div>
      ))}
    </div>
  )
}
