import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page again when a hold has ended: what was held leaves the list. `seconds` are those that are left. */
export function useWhenOver(seconds: number): void {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) refresh()
  }, [isOver])
}
