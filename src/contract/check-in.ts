import { Type } from 'typebox'
import { defineCall } from './call.ts'
import { IdParams, OneOf, Uuid } from './primitives.ts'

export const createCheckIn = defineCall({
  method: 'POST',
  path: '/user-requests/{id}/checkin/create',
  tag: 'Bookings',
  summary: 'Asks for superfast check-in; confirmed once the partner has accepted, at once for a guest who stays alone',
  rights: 'booking-owner',
  params: IdParams,
  response: Type.Object({
    userRequest: Type.Object({
      id: Type.String(),
      type: OneOf(['checkin']),
      status: OneOf(['created', 'confirmed', 'cancelled', 'done']),
    }),
  }),
  refusals: [
    'NO_SESSION',
    'CROSS_SITE',
    'NOT_FOUND',
    'CHECKIN_NEEDS_ID',
    'TOO_LATE',
    'ALREADY_CANCELLED',
    'NOT_ALLOWED_NOW',
  ],
})

export const invitePartner = defineCall({
  method: 'POST',
  path: '/booking-partner/{id}/invite-partner',
  tag: 'Bookings',
  summary: 'Invites the partner by phone, with a neutral text; the answer never tells whether the phone has an account',
  rights: 'booking-owner',
  params: IdParams,
  body: Type.Object(
    { partner: Type.String({ maxLength: 20, description: 'an Indian mobile number' }) },
    { examples: [{ partner: '+919876543211' }] },
  ),
  response: Type.Object({ status: OneOf(['invited', 'accepted'], 'accepted: this very number already has') }),
  refusals: [
    'NO_SESSION',
    'CROSS_SITE',
    'NOT_FOUND',
    'PARTNER_IS_YOU',
    'PARTNER_ALREADY_INVITED',
    'TOO_LATE',
    'ALREADY_CANCELLED',
    'NOT_ALLOWED_NOW',
    'TOO_MANY_REQUESTS',
  ],
  limitPerMinute: 30,
})

export const acceptInvite = defineCall({
  method: 'POST',
  path: '/booking-partner/{id}/accept/{userId}',
  tag: 'Bookings',
  summary: 'The invited partner verifies the booking; `{userId}` is their own id',
  rights: 'booking-invited',
  params: Type.Object({ id: Uuid, userId: Uuid }),
  response: Type.Object({ status: OneOf(['accepted']) }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'INVITE_OVER'],
})

export const cancelInvite = defineCall({
  method: 'POST',
  path: '/booking-partner/{id}/cancel-invite-partner',
  tag: 'Bookings',
  summary: 'Ends an invite: its owner takes it back, the invited partner declines it',
  rights: 'booking-party',
  params: IdParams,
  body: Type.Object({ status: OneOf(['cancelled']) }, { examples: [{ status: 'cancelled' }] }),
  response: Type.Object({ status: OneOf(['cancelled']) }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'INVITE_OVER'],
})
