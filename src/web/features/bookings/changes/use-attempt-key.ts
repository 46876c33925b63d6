import { useRef } from 'react'
import { attemptFor, type Attempt } from '#web/features/bookings/booking-attempt.ts'

export type AttemptKeys = {
  /** the same request keeps its key, so that a retry gets the lost answer and takes effect only once */
  keyFor: (wish: unknown) => string
  /** after an answer, the next press is a new attempt */
  end: () => void
}

export function useAttemptKey(): AttemptKeys {
  const last = useRef<Attempt>(undefined)
  return {
    keyFor: (wish) => {
      last.current = attemptFor(JSON.stringify(wish), last.current, () => crypto.randomUUID())
      return last.current.key
    },
    end: () => {
      last.current = undefined
    },
  }
}
