import { Type, type Static } from 'typebox'
import { IN_HOTEL_LOG } from '#domain/hotels/hotel-log.ts'
import { ACTOR_ROLES } from '#domain/desk/staff.ts'
import { defineCall } from './call.ts'
import { Instant, Nullable, OneOf } from './primitives.ts'

export const HotelLogEntry = Type.Object(
  {
    id: Type.String(),
    at: Instant('when'),
    by: Type.Union([
      Type.Object({ place: Type.Literal('desk'), name: Type.String(), role: OneOf(ACTOR_ROLES) }),
      Type.Object({ place: Type.Literal('office') }, { description: 'the office is not named further' }),
    ]),
    what: OneOf(IN_HOTEL_LOG),
    reason: Nullable(Type.String({ description: 'why the office changed it' })),
    about: Nullable(Type.String({ description: 'the colleague or the contact that it is about' })),
    detail: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  },
  { title: 'HotelLogEntry' },
)
export type HotelLogEntry = Static<typeof HotelLogEntry>

export const hotelLog = defineCall({
  method: 'GET',
  path: '/desk/log',
  tag: 'Desk',
  summary: 'Who changed what of this hotel, its own staff and the office, newest first; nothing in it can be changed',
  rights: 'desk-manager',
  query: Type.Object({
    before: Type.Optional(Type.String({ maxLength: 40, description: 'the id of the last one shown' })),
  }),
  response: Type.Object({ entries: Type.Array(HotelLogEntry, { maxItems: 30 }), has_more: Type.Boolean() }),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})
