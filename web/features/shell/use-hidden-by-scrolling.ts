import { useEffect, useState } from 'react'

const hideAfterPx = 100

// Away while reading on, back as soon as the page is scrolled up.
export function useHiddenByScrolling() {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    let lastY = scrollY
    const look = () => {
      setIsHidden(scrollY > lastY && scrollY > hideAfterPx)
      lastY = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isHidden
}
