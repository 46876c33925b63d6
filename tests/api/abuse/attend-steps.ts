import { expect } from 'vitest'
import type { BuiltGuest, BuiltStaff } from '../../builders.ts'
import { deskOf } from '../desk-acts.ts'
import type { Steps } from '../booking-steps.ts'
import type { Api } from '../start-api.ts'

export const DURING = '2026-12-05T21:30:00+05:30'
export const AFTER = '2026-12-06T12:00:00+05:30'
export const DAYS_LATER = '2026-12-10T12:00:00+05:30'

/** The calls that mark a stay as attended, or make it look attended. */
export const attendingOf = (api: Api, steps: Steps, staff: BuiltStaff) => ({
  greet: async (id: string) =>
    expect((await deskOf(api, staff).act(id, 'arrive', { ids: 'originals' })).status).toBe(200),
  scan: async (guest: BuiltGuest, id: string) => {
    const token = (await steps.read(guest, id)).voucher
    return api.post('/desk/check-voucher', { token }, { headers: staff.headers })
  },
  typed: async (code: string) => api.post('/desk/check-voucher', { code }, { headers: staff.headers }),
  confirm: (guest: BuiltGuest, id: string) => api.post(`/bookings/${id}/confirm-stay`, {}, { headers: guest.headers }),
})
