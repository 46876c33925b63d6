import { useReducer, useRef } from 'react'
import { browserApi } from '#web/lib/api.ts'
import {
  firstPartnerError,
  nextHotelApplication,
  hotelApplicationBody,
  startHotelApplication,
  type HotelApplicationEvent,
  type HotelApplicationState,
} from './hotel-application-machine.ts'

export type HotelApplicationUse = {
  state: HotelApplicationState
  tell: (event: HotelApplicationEvent) => void
  /** sends the form once, or returns false if it has an error */
  send: () => boolean
}

export function useHotelApplication(): HotelApplicationUse {
  const [state, tell] = useReducer(nextHotelApplication, undefined, () => startHotelApplication())
  // Prevents a second press before React renders again.
  const isOnItsWay = useRef(false)

  const post = async () => {
    isOnItsWay.current = true
    tell({ type: 'sending' })
    const answer = await browserApi.post('/partner-form', { body: hotelApplicationBody(state.typed) })
    isOnItsWay.current = false
    if (answer.ok) tell({ type: 'received', ticket: answer.value.ticket })
    else tell({ type: 'refused', code: answer.refusal.code, message: answer.refusal.message })
  }
  const send = () => {
    if (isOnItsWay.current) return true
    tell({ type: 'submitted' })
    if (firstPartnerError(state)) return false
    void post()
    return true
  }
  return { state, tell, send }
}
