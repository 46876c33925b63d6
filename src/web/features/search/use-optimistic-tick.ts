import { useCallback } from 'react'

/**
 * A checkbox or radio that changes immediately on a press and is then set by the next address. The element stays the
 * same, so that it keeps the focus.
 */
export const useOptimisticTick = (isOn: boolean) =>
  useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.checked = isOn
    },
    [isOn],
  )
