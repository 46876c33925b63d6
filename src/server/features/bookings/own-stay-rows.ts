import type { OwnStay } from '#domain/bookings/own-stays.ts'

/** A stay as the SQL function `own_stays` returns it. */
export type OwnStayJson = { id: string; hotel_id: number; checkin_at: string; checkout_at: string; leaves_at: string }

export const ownStayOf = (json: OwnStayJson): OwnStay => ({
  hotelId: json.hotel_id,
  checkin: new Date(json.checkin_at),
  checkout: new Date(json.checkout_at),
  leaves: new Date(json.leaves_at),
})
