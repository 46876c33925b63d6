import { useEffect, useLayoutEffect } from 'react'

/** Dispatches the input as if it happened now, because React does not know about earlier changes. */
export function useEarlyInput(): void {
  useLayoutEffect(() => window.earlyInput?.take(), [])
  useEffect(() => {
    const early = window.earlyInput
    window.earlyInput = undefined
    if (early?.pressed ?? early?.fields.length)
      void import('./replay-early-input.ts').then(
        ({ replay }) => replay(early),
        () => early.end(), // no network: the input is lost, as after a reload
      )
  }, [])
}
