import { Type } from 'typebox'
import { IDENTITIES_PER_HOUR } from '#domain/office/identity-reading.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { IdParams, Image, Instant, Uuid } from './primitives.ts'

const PictureNumber = Type.Integer({ minimum: 1, maximum: 1000, description: 'the number in the list of this booking' })
const REFUSALS = [...OFFICE_REFUSALS, 'NOT_FOUND', 'ACT_NOT_POSSIBLE'] as const

export const listOfficeIdentities = defineCall({
  method: 'GET',
  path: '/office/bookings/{id}/identities',
  tag: 'Office',
  summary: 'Which IDs of a paid booking’s guests are still kept, by first name. Opens none',
  rights: 'office',
  params: IdParams,
  response: Type.Object({
    identities: Type.Array(
      Type.Object(
        { n: PictureNumber, name: Type.String({ description: 'first name' }), uploaded: Instant('when') },
        { title: 'OfficeIdentity' },
      ),
    ),
    most_an_hour: Type.Integer({ description: 'that one operator may read' }),
  }),
  refusals: REFUSALS,
})

export const readOfficeIdentity = defineCall({
  method: 'POST',
  path: '/office/bookings/{id}/identities/{n}',
  tag: 'Office',
  summary: `An ID, with the operator’s name and the time drawn across it. It needs a passkey of the last 15 minutes and a reason; both go to the log first, and its owner reads who looked and why. At most ${IDENTITIES_PER_HOUR} an hour`,
  rights: 'office',
  needsFreshOtp: true,
  params: Type.Object({ id: Uuid, n: PictureNumber }),
  body: Type.Object({ reason: Reason }, { examples: [{ reason: 'The hotel says the ID is another’s' }] }),
  response: Image,
  answers: 'image',
  refusals: [...REFUSALS, 'FRESH_OTP_NEEDED', 'TOO_MANY_IDENTITIES', 'OVERLOADED'],
  limitPerMinute: 30,
})
