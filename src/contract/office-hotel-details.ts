/** The details of a hotel that the office edits: its name, place, description, stars and bathtub charge. */
import { Type, type Static } from 'typebox'
import { MAX_HOTEL_NAME_LENGTH } from '#domain/hotel-applications/hotel-application.ts'
import {
  MAX_ADDRESS,
  MAX_BATHTUB_CHARGE,
  MAX_DESCRIPTION,
  MOST_POINTS,
  MOST_STARS,
} from '#domain/hotels/hotel-details.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, byAdmin } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { IdParams, MAX_INTEGER, Nullable, Rupees, SeenVersion, Version } from './primitives.ts'

const Position = Type.Object(
  { lat: Type.Number({ minimum: -90, maximum: 90 }), lng: Type.Number({ minimum: -180, maximum: 180 }) },
  { title: 'HotelPosition', additionalProperties: false },
)
const Id = Type.Integer({ minimum: 1, maximum: MAX_INTEGER })
const Stars = Type.Integer({ minimum: 0, maximum: MOST_STARS, description: '0: looked up, it has no rating' })

export const OfficeHotelDetails = Type.Object(
  {
    version: Version,
    name: Type.String(),
    address: Type.String(),
    city_id: Type.Integer(),
    city: Type.String(),
    locality_id: Type.Integer(),
    locality: Type.String(),
    position: Nullable(Position),
    description: Type.String(),
    stars: Nullable(Stars),
    bathtub_charge: Rupees('a room and day'),
    rank: Type.Integer({ description: 'its own points in search' }),
    has_bathtub: Type.Boolean(),
    registered: Nullable(
      Type.Object(
        { legal_name: Type.String(), gstin: Nullable(Type.String()), address: Type.String() },
        { title: 'RegisteredHotel', description: 'as its terms say, which two admins change' },
      ),
    ),
    coming_bookings: Type.Integer({ description: 'whose guests read the new name and place' }),
    is_kept_in_city: Type.Boolean({ description: 'it has or had bookings, so it stays in its city' }),
  },
  { title: 'OfficeHotelDetails' },
)
export type OfficeHotelDetails = Static<typeof OfficeHotelDetails>

export const officeHotelDetails = defineCall({
  method: 'GET',
  path: '/office/hotels/{id}/details',
  tag: 'Office',
  summary: 'What a hotel is called, where it is and what guests read of it',
  rights: 'office',
  params: IdParams,
  response: OfficeHotelDetails,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const changeHotelDetails = defineCall({
  ...byAdmin,
  path: '/office/hotels/{id}/details',
  summary: 'Changes details of a hotel; what is not named stays, documents keep what they were issued with',
  params: IdParams,
  body: Type.Object(
    {
      name: Type.Optional(Type.String({ maxLength: MAX_HOTEL_NAME_LENGTH })),
      address: Type.Optional(Type.String({ maxLength: MAX_ADDRESS })),
      city_id: Type.Optional(Id),
      locality_id: Type.Optional(Id),
      position: Type.Optional(Position),
      description: Type.Optional(Type.String({ maxLength: MAX_DESCRIPTION })),
      stars: Type.Optional(Stars),
      bathtub_charge: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_BATHTUB_CHARGE })),
      rank: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_POINTS, description: 'its own points in search' })),
      version: SeenVersion,
      reason: Reason,
    },
    { examples: [{ address: '12 College Road, first floor', reason: 'The manager asked for it by phone' }] },
  ),
  response: OfficeHotelDetails,
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'HOTEL_EXISTS', 'CHANGED_MEANWHILE', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const OfficeCity = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    state: Type.String(),
    localities: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'OfficeLocality' })),
  },
  { title: 'OfficeCity' },
)
export type OfficeCity = Static<typeof OfficeCity>

export const officeCities = defineCall({
  method: 'GET',
  path: '/office/cities',
  tag: 'Office',
  summary: 'Every known city with its localities, also those without a hotel that guests can see',
  rights: 'office',
  response: Type.Array(OfficeCity),
  refusals: OFFICE_REFUSALS,
})
