// Which page of ours a visitor came from. The browser's own history does not say, and the document's
// referrer stays that of the first page.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isId } from './profile-data.ts'

let previous: string | null = null

export function useRememberedPath() {
  const { pathname } = useLocation()
  useEffect(
    () => () => {
      previous = pathname
    },
    [pathname],
  )
}

const listings = ['/', '/explore', '/map']

// Found through our search, map or a card: those of another barber's page included.
export function isFoundHere(profileId: string, path = previous ?? referrerPath()) {
  if (listings.includes(path)) return true
  const [, page, id = ''] = path.split('/')
  return (page === 'barber' || page === 'barber-profile') && isId(id) && id !== profileId
}

function referrerPath() {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : ''
}
