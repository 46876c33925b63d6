import { Type, type Static } from 'typebox'
import { defineCall } from './call.ts'
import { Instant, OneOf, Rupees } from './primitives.ts'

const SeenToken = Type.String({ maxLength: 100, description: 'what stands behind the # of the link in a message' })

/** The part of a booking that a text message to the hotel contains. */
export const NoticeBooking = Type.Object(
  {
    state: OneOf(['waiting', 'seen', 'over'], 'seen: the link has done its work; over: cancelled, or the stay is over'),
    short_id: Type.String({ description: 'what the guest says at the desk' }),
    slot: Type.Integer({ description: '0 Morning to 4 Full Day' }),
    checkin_date: Instant('check-in'),
    roomCount: Type.Integer(),
    due: Rupees('to be taken at the desk; 0: paid'),
  },
  { title: 'ToldBooking' },
)
export type NoticeBooking = Static<typeof NoticeBooking>

const ofLink = {
  method: 'POST',
  tag: 'Desk',
  rights: 'anyone',
  body: Type.Object({ token: SeenToken }, { examples: [{ token: 'x3Jq0v8m1QhT5sYw2LkZbA' }] }),
  response: NoticeBooking,
  limitPerMinute: 60,
} as const

export const getNotice = defineCall({
  ...ofLink,
  path: '/hotel-notices/look',
  summary: 'The booking behind the link in a hotel’s message; changes nothing',
  refusals: ['NOT_FOUND'],
})

export const seeNotice = defineCall({
  ...ofLink,
  path: '/hotel-notices/seen',
  summary: 'Says once, for the hotel, that it has seen the booking behind the link',
  refusals: ['NOT_FOUND', 'SEEN_LINK_USED', 'SEEN_LINK_OVER'],
})
