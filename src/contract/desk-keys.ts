import { Type, type Static } from 'typebox'
import { MAX_STAFF_NAME } from '#domain/desk/staff.ts'
import { KEY_SCOPES, MAX_KEYS } from '#domain/hotel-keys/hotel-key.ts'
import { defineCall } from './call.ts'
import { IdParams, Instant, Nullable, OneOf } from './primitives.ts'

export const HotelKey = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'of the program; what the key does stands under it' }),
    last_four: Type.String({ description: 'how the key ends' }),
    scopes: Type.Array(OneOf(KEY_SCOPES), { maxItems: KEY_SCOPES.length }),
    made_by: Type.String({ description: 'the manager who made it; it stays when they leave' }),
    made_at: Instant('when'),
    last_used_at: Nullable(Instant('when it last made a call, to the minute')),
  },
  { title: 'HotelKey' },
)
export type HotelKey = Static<typeof HotelKey>

const REFUSALS = ['NO_SESSION', 'MANAGERS_ONLY'] as const
const manager = { tag: 'Desk', rights: 'desk-manager' } as const

export const listKeys = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/keys',
  summary: 'Keys with which the hotel’s own programs make calls of this desk',
  response: Type.Array(HotelKey, { maxItems: MAX_KEYS }),
  refusals: REFUSALS,
})

export const makeKey = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/keys',
  summary: 'Makes a key, which only this answer shows; every manager is told',
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: MAX_STAFF_NAME }),
      scopes: Type.Array(OneOf(KEY_SCOPES), { minItems: 1, maxItems: KEY_SCOPES.length }),
    },
    { examples: [{ name: 'StaySync', scopes: ['rooms', 'prices'] }] },
  ),
  response: Type.Object(
    { key: HotelKey, secret: Type.String({ description: 'the whole key, which we do not keep' }) },
    { title: 'NewHotelKey' },
  ),
  refusals: [...REFUSALS, 'CROSS_SITE', 'KEY_NAME_TAKEN', 'TOO_MANY_KEYS'],
  limitPerMinute: 20,
})

export const endKey = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/keys/{id}/end',
  summary: 'Ends a key at once, for good; again changes nothing',
  params: IdParams,
  response: Type.Array(HotelKey, { maxItems: MAX_KEYS }),
  refusals: [...REFUSALS, 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS', 'NOT_FOUND'],
  isIdempotent: true,
})
