import { useCallback } from 'react'

/**
 * A checkbox or radio that changes immediately when pressed; the next address then sets it. The element is never
 * replaced, so that it keeps the focus.
 */
export const useOptimisticTick = (isOn: boolean) =>
  useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.checked = isOn
    },
    [isOn],
  )
