import { Type, type Static } from 'typebox'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, byAdmin, Paise } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { ProposalId } from './office-proposals.ts'
import { IdParams, Instant, OneOf } from './primitives.ts'

const WHAT = ['stay', 'reward'] as const

export const WaitingGift = Type.Object(
  {
    booking_id: Type.String(),
    code: Type.String({ description: 'of the booking' }),
    hotel: Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'NamedHotel' }),
    what: OneOf(WHAT, 'stay: to the hotel; reward: to the friend of its guest'),
    paise: Paise('that Uncle holds back'),
    left_at: Instant('when the stay was over'),
    waits_for: OneOf(['guests', 'office'], 'guests: a scan or their own word; office: it is beyond the limit'),
  },
  { title: 'WaitingGift' },
)
export type WaitingGift = Static<typeof WaitingGift>

export const waitingMoney = defineCall({
  method: 'GET',
  path: '/office/waiting-money',
  tag: 'Office',
  summary: 'What Uncle gives towards stays and to friends and holds back, the oldest first',
  rights: 'office',
  response: Type.Array(WaitingGift, { maxItems: 200 }),
  refusals: OFFICE_REFUSALS,
})

export const releaseMoney = defineCall({
  ...byAdmin,
  path: '/office/bookings/{id}/release-money',
  summary:
    'Lets go what waits for a booking, to its hotel or to the friend of its guest, once; above the limit it is proposed',
  params: IdParams,
  body: Type.Object({ what: OneOf(WHAT), reason: Reason }, { examples: [{ what: 'stay', reason: 'Rang both sides' }] }),
  response: Type.Object(
    { waiting: Type.Array(WaitingGift, { maxItems: 200 }), proposal_id: ProposalId },
    { title: 'ReleasedMoney' },
  ),
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'NOTHING_WAITS', 'OWN_ACCOUNT', ...KEY_REFUSALS],
  isIdempotent: true,
})
