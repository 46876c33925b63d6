import { useReducer, useRef } from 'react'
import { browserApi } from '#web/lib/api.ts'
import {
  firstPartnerFault,
  nextPartnerForm,
  partnerFormBody,
  startPartnerForm,
  type PartnerFormEvent,
  type PartnerFormState,
} from './hotel-application-machine.ts'

export type PartnerFormUse = {
  state: PartnerFormState
  tell: (event: PartnerFormEvent) => void
  /** sends the form once, or answers false when something in it is wrong */
  send: () => boolean
}

export function usePartnerForm(): PartnerFormUse {
  const [state, tell] = useReducer(nextPartnerForm, undefined, () => startPartnerForm())
  // Two presses can come before the page is drawn anew.
  const isOnItsWay = useRef(false)

  const post = async () => {
    isOnItsWay.current = true
    tell({ type: 'sending' })
    const answer = await browserApi.post('/partner-form', { body: partnerFormBody(state.typed) })
    isOnItsWay.current = false
    if (answer.ok) tell({ type: 'received', ticket: answer.value.ticket })
    else tell({ type: 'refused', code: answer.refusal.code, message: answer.refusal.message })
  }
  const send = () => {
    if (isOnItsWay.current) return true
    tell({ type: 'submitted' })
    if (firstPartnerFault(state)) return false
    void post()
    return true
  }
  return { state, tell, send }
}
