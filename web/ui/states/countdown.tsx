import { useEffect, useRef, useState } from 'react'

type CountdownProps = {
  // An instant: '2026-11-20T15:00:00Z'.
  until: string
  onEnd?: () => void
  className?: string
}

export function Countdown({ until, onEnd, className }: CountdownProps) {
  const seconds = useSecondsLeft(until, onEnd)
  return (
    <span role="timer" className={className}>
      <span className="tabular-nums">{seconds === null ? '–:––' : clockOf(seconds)}</span>
    </span>
  )
}

// Null until the browser has looked at its clock, so that the server's page is the same.
export function useSecondsLeft(until: string, onEnd?: () => void) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    function tick() {
      const left = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      end.current?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

export function clockOf(seconds: number) {
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
