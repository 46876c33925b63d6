import { useState } from 'react'
import type { OfficeBooking } from '#contract/office-bookings.ts'
import type { ActionName, AtFault } from '#domain/office/actions.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'

/** The request body for an action. The server reads the fields that the action needs. */
export type ActionBody = { act: ActionName; for?: AtFault; amount?: number; name?: string; hotelId?: number }

export type ActionForm = {
  whose: AtFault
  amount: string
  name: string
  hotelId: number | undefined
}

const wholeRupees = (typed: string): number | undefined => (/^\d{1,7}$/.test(typed) ? Number(typed) : undefined)

/** Parses the form into a request; undefined until it is complete enough to be planned. */
export function parseAction(act: ActionName, { whose, amount, name, hotelId }: ActionForm): ActionBody | undefined {
  const rupees = wholeRupees(amount)
  switch (act) {
    case 'cancel':
      if (whose === 'hotel') return { act, for: 'hotel' }
      return rupees === undefined ? undefined : { act, for: 'guest', amount: rupees }
    case 'refund':
    case 'credit':
      if (rupees === undefined || rupees === 0) return undefined
      return { act, amount: rupees, ...(act === 'refund' && whose === 'hotel' ? { for: 'hotel' } : {}) }
    case 'correct_name': {
      const right = oneLine(name)
      return right ? { act, name: right } : undefined
    }
    case 'move':
      return hotelId === undefined ? undefined : { act, hotelId, for: whose }
    case 'send_again':
    case 'no_show':
    case 'no_show_off':
      return { act }
    default:
      return act satisfies never
  }
}

/** Returns the form of an action with its likeliest values: for a cancellation, the refund that the rules give. */
export function useActionForm(act: ActionName, booking: OfficeBooking) {
  const [form, setForm] = useState<ActionForm>({
    whose: act === 'move' || act === 'refund' ? 'uncle' : 'guest',
    amount: act === 'cancel' ? String(booking.money.by_rules) : '',
    name: act === 'correct_name' ? booking.guest.name : '',
    hotelId: undefined,
  })
  const change = (part: Partial<ActionForm>) => setForm((before) => ({ ...before, ...part }))
  return { form, change, wish: parseAction(act, form) }
}
