import { Type, type Static } from 'typebox'
import { LANGUAGES } from '#domain/languages.ts'
import { defineCall } from './call.ts'
import { IdParams, Nullable, OneOf } from './primitives.ts'

const key = Nullable(
  Type.String({ description: 'the key to subscribe with, in base64url (VAPID); null: this site has no push' }),
)

const ringing = { key, is_on: Type.Boolean({ description: 'this session’s browser rings' }) }

export const DeskPush = Type.Object(ringing, { title: 'DeskPush' })
export type DeskPush = Static<typeof DeskPush>

export const OfficePush = Type.Object(ringing, { title: 'OfficePush' })
export type OfficePush = Static<typeof OfficePush>

export const GuestPush = Type.Object(
  { key, isOn: Type.Boolean({ description: 'this session’s browser gets notifications' }) },
  { title: 'GuestPush' },
)
export type GuestPush = Static<typeof GuestPush>

/** A browser's subscription as returned by its PushManager. */
const address = {
  endpoint: Type.String({ maxLength: 2000, description: 'the address at the browser’s push service' }),
  p256dh: Type.String({ maxLength: 200, description: 'the browser’s public key, in base64url' }),
  auth: Type.String({ maxLength: 200, description: 'its secret, in base64url' }),
}
const example = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/cZ4kq0x1b2A:APA91bH',
  p256dh: 'BIJEtlE2jZ1l-lLwjevt_2RBjEu0FJNKRyLhkUzqVKhYpS1i75jjrl_s_kUWk8awQ5x4HbbYN950B4Q42_4vrzA',
  auth: 'C2sSqQo3JjmSWPSNMLXiEQ',
}

const ofDesk = { tag: 'Desk', rights: 'desk', response: DeskPush } as const

export const readDeskPush = defineCall({
  ...ofDesk,
  method: 'GET',
  path: '/desk/push',
  summary: 'Whether this device rings for new bookings, and the key to subscribe with',
  refusals: ['NO_SESSION'],
})

export const startDeskPush = defineCall({
  ...ofDesk,
  method: 'POST',
  path: '/desk/push',
  summary: 'Lets this device ring for new bookings and what the desk has to answer, until this session ends',
  body: Type.Object(
    { ...address, language: OneOf(LANGUAGES, 'of the notifications') },
    { title: 'DeskPhone', examples: [{ ...example, language: 'en' }] },
  ),
  refusals: ['NO_SESSION', 'NOT_ALLOWED_NOW', 'CROSS_SITE'],
  limitPerMinute: 20,
})

export const endDeskPush = defineCall({
  ...ofDesk,
  method: 'POST',
  path: '/desk/push/end',
  summary: 'Ends the ringing of this device; one that does not ring stays so',
  refusals: ['NO_SESSION', 'CROSS_SITE'],
})

const ofOffice = { tag: 'Office', rights: 'office', response: OfficePush } as const

export const readOfficePush = defineCall({
  ...ofOffice,
  method: 'GET',
  path: '/office/push',
  summary: 'Whether this browser rings for alarms, and the key to subscribe with',
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED'],
})

export const startOfficePush = defineCall({
  ...ofOffice,
  method: 'POST',
  path: '/office/push',
  summary: 'Lets this browser ring for the caller’s alarms, until this session ends',
  body: Type.Object(address, { title: 'OfficeBrowser', examples: [example] }),
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED', 'NOT_ALLOWED_NOW', 'CROSS_SITE'],
  limitPerMinute: 20,
})

export const endOfficePush = defineCall({
  ...ofOffice,
  method: 'POST',
  path: '/office/push/end',
  summary: 'Ends the ringing of this browser; one that does not ring stays so',
  refusals: ['NO_SESSION', 'PASSKEY_NEEDED', 'CROSS_SITE'],
})

const ofGuest = { tag: 'Users', rights: 'owner', params: IdParams, response: GuestPush } as const

export const readGuestPush = defineCall({
  ...ofGuest,
  method: 'GET',
  path: '/users/{id}/push',
  summary: 'Whether this browser gets notifications about stays, and the key to subscribe with',
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const startGuestPush = defineCall({
  ...ofGuest,
  method: 'POST',
  path: '/users/{id}/push',
  summary: 'Lets this browser get neutral notifications about stays, until this session ends; kept as a consent',
  body: Type.Object(address, { title: 'GuestPhone', examples: [example] }),
  refusals: ['NO_SESSION', 'NOT_FOUND', 'NOT_ALLOWED_NOW', 'CROSS_SITE'],
  limitPerMinute: 20,
})

export const endGuestPush = defineCall({
  ...ofGuest,
  method: 'POST',
  path: '/users/{id}/push/end',
  summary: 'Ends the notifications in this browser; the last one withdraws the consent',
  refusals: ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE'],
})
