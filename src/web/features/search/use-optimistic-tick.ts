import { useCallback } from 'react'

/**
 * A tick or radio that a press changes at once and that the next address sets right. It stays the same element, so that
 * it keeps the focus.
 */
export const useOptimisticTick = (isOn: boolean) =>
  useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.checked = isOn
    },
    [isOn],
  )
