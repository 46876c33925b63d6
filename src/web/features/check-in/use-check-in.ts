import { useReducer, useState } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import type { Booking } from '#contract/bookings.ts'
import { normalisePhone } from '#domain/accounts/phone.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { currentSession } from '#web/lib/session.ts'
import { isCheckInBusy, nextCheckIn, startCheckIn, type CheckInEvent, type CheckInState } from './check-in-machine.ts'
import * as common from '#words/common.ts'
import * as t from '#words/check-in.ts'

export type CheckIn = {
  state: CheckInState
  tell: (event: CheckInEvent) => void
  /** Sends the number as typed. If `ready`, photo and ID exist, so the check-in is requested too. */
  invite: (photoAndId: 'ready' | 'missing') => Promise<void>
  /** sends the invitation to the same number again */
  inviteAgain: () => Promise<void>
  /** ends the invitation: the owner withdraws it, or the partner declines or leaves */
  endInvite: () => Promise<boolean>
  accept: () => Promise<void>
  askForCheckIn: () => Promise<void>
}

const FALLBACK = common.somethingWentWrongPleaseTry

const SIGNED_OUT = t.signedOut

/** If the session has ended, asks for a login over the page and keeps the input. */
function sentenceOf({ status, message }: ApiRefusal): string {
  if (status === 401) openLogin({ why: SIGNED_OUT })
  return message || FALLBACK
}

/** Runs the partner flow of one booking against the API. The list follows the server's answers. */
export function useCheckIn(booking: Booking): CheckIn {
  const [state, tell] = useReducer(nextCheckIn, booking, startCheckIn)
  const [received, setReceived] = useState(booking)
  const { revalidate } = useRevalidator()
  const params = { id: booking.id }
  if (received !== booking) {
    setReceived(booking)
    tell({ type: 'booking-received', booking })
  }

  const askForCheckIn = async () => {
    tell({ type: 'asking-check-in' })
    const asked = await browserApi.post('/user-requests/{id}/checkin/create', { params })
    if (!asked.ok) return tell({ type: 'check-in-refused', message: sentenceOf(asked.refusal) })
    const { status } = asked.value.userRequest
    if (status !== 'cancelled') tell({ type: 'check-in-asked', status })
    void revalidate()
  }
  const sendInvite = async (phone: string) => {
    tell({ type: 'invite-started' })
    const sent = await browserApi.post('/booking-partner/{id}/invite-partner', { params, body: { partner: phone } })
    if (!sent.ok) tell({ type: 'invite-refused', message: sentenceOf(sent.refusal) })
    return sent.ok ? sent.value.status : undefined
  }
  const invite = async (photoAndId: 'ready' | 'missing') => {
    if (isCheckInBusy(state)) return
    const phone = normalisePhone(state.phone)
    const status = await sendInvite(phone)
    if (!status) return
    tell({ type: 'invited', status, phone })
    // Requests the check-in now, because the dialog promises that it is ready as soon as the partner accepts.
    if (photoAndId === 'ready' && state.expressCheckIn === 'none') await askForCheckIn()
    else void revalidate()
  }
  const inviteAgain = async () => {
    if (isCheckInBusy(state) || !state.partnerPhone) return
    const status = await sendInvite(state.partnerPhone)
    if (status === 'invited') tell({ type: 'invited-again' })
    void revalidate()
  }
  const endInvite = async () => {
    if (isCheckInBusy(state)) return false
    tell({ type: 'ending-invite' })
    const ended = await browserApi.post('/booking-partner/{id}/cancel-invite-partner', {
      params,
      body: { status: 'cancelled' },
    })
    if (ended.ok) tell({ type: 'invite-ended' })
    else tell({ type: 'invite-not-ended', message: sentenceOf(ended.refusal) })
    void revalidate()
    return ended.ok
  }
  const accept = async () => {
    const session = currentSession()
    if (isCheckInBusy(state)) return
    if (session.state !== 'signed-in') return openLogin()
    tell({ type: 'verify-started' })
    const accepted = await browserApi.post('/booking-partner/{id}/accept/{userId}', {
      params: { ...params, userId: session.userId },
    })
    if (accepted.ok) tell({ type: 'verified', status: accepted.value.status })
    else tell({ type: 'verify-refused', message: sentenceOf(accepted.refusal) })
    void revalidate()
  }
  return { state, tell, invite, inviteAgain, endInvite, accept, askForCheckIn }
}
