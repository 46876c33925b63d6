import type { Booking } from '#contract/bookings.ts'
import * as t from '#words/bookings/changes.ts'

/** Says why a guest cannot do something now; undefined if they can. */
export type ChangeBlocks = { modify: string | undefined; extend: string | undefined; cancel: string | undefined }

type Asked = Pick<
  Booking,
  'actions' | 'modification' | 'extensionRequest' | 'checkout_date' | 'leaves_at' | 'checkin_date' | 'cancel_hours'
>

const late = ({ cancel_hours: hours }: Asked): string => t.checkInTooClose(hours)
const HOURS_WAITING = t.payForHoursFirst
const HOURS_PAID = t.cancelHoursFirst
const CHANGE_WAITING = t.changeWaitsForPayment
const OVER = t.cannotChangeAnyMore

export const hasExtraHours = ({ checkout_date, leaves_at }: Pick<Booking, 'checkout_date' | 'leaves_at'>): boolean =>
  Date.parse(leaves_at) > Date.parse(checkout_date)

/** Extra hours that are still waiting for the hotel's answer or their payment. */
export const isExtensionWaiting = ({ extensionRequest }: Pick<Booking, 'extensionRequest'>): boolean =>
  extensionRequest?.status === 'acknowledged' || extensionRequest?.status === 'requested'

/**
 * Returns why each change cannot be made now, so that the page disables what the API would refuse (decisions,
 * "Cancelling", "Extension"; docs/decisions/0007).
 */
export function changeBlocks(booking: Asked): ChangeBlocks {
  const { actions } = booking
  const isWaiting = isExtensionWaiting(booking)
  return {
    cancel: actions.includes('cancel') ? undefined : late(booking),
    modify: modifyBlock(booking, isWaiting ? 'waiting' : 'none'),
    extend: extendBlock(booking, isWaiting ? 'waiting' : 'none'),
  }
}

function modifyBlock(booking: Asked, hours: 'waiting' | 'none'): string | undefined {
  if (!booking.actions.includes('modify')) return late(booking)
  if (hours === 'waiting') return HOURS_WAITING
  return hasExtraHours(booking) ? HOURS_PAID : undefined
}

function extendBlock({ actions, modification }: Asked, hours: 'waiting' | 'none'): string | undefined {
  if (!actions.includes('extend')) return OVER
  if (hours === 'waiting') return HOURS_WAITING
  return modification ? CHANGE_WAITING : undefined
}
