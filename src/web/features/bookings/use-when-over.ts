import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'

/** Reloads the page when a hold has ended, so that it leaves the list. `seconds`: the time left. */
export function useWhenOver(seconds: number): void {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) refresh()
  }, [isOver])
}
