/**
 * An admin's changes to a hotel. An admin who gives a reason can change everything that the hotel's manager can change
 * at the desk, through the same use cases.
 */
import { Type, type TObject, type TProperties } from 'typebox'
import { defineCall, KEY_REFUSALS } from './call.ts'
import * as facts from './desk-facts.ts'
import * as rooms from './desk-hotel-rooms.ts'
import * as photos from './desk-photos.ts'
import * as prices from './desk-prices.ts'
import { ADMIN_REFUSALS, byAdmin } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { IdParams, SeenVersion, Uuid } from './primitives.ts'
import { PHOTO_REFUSALS } from './picture-refusals.ts'

const READ_REFUSALS = [...ADMIN_REFUSALS, 'NOT_FOUND'] as const
const ADD_REFUSALS = [...READ_REFUSALS, ...KEY_REFUSALS] as const
const CHANGE_REFUSALS = [...ADD_REFUSALS, 'CHANGED_MEANWHILE'] as const

const read = { method: 'GET', tag: 'Office', rights: 'office-admin', params: IdParams } as const
const change = { ...byAdmin, params: IdParams, isIdempotent: true } as const

/** The reason for a change. The hotel's manager reads the reason together with the change. */
const REASON = 'The manager asked for it by phone'

/** Adds the admin's reason to the body of the desk's own call. */
const withReason = <Properties extends TProperties>(body: TObject<Properties>, example: object) =>
  Type.Object({ ...body.properties, reason: Reason }, { examples: [{ ...example, reason: REASON }] })

const seenWithReason = Type.Object(
  { version: SeenVersion, reason: Reason },
  { title: 'SeenWithReason', examples: [{ reason: REASON }] },
)

const ofRooms = { response: rooms.HotelRooms } as const

export const officeHotelRooms = defineCall({
  ...read,
  ...ofRooms,
  path: '/office/hotels/{id}/rooms',
  summary: 'The rooms that a hotel lends to us, and how long it cleans',
  refusals: READ_REFUSALS,
})

export const addOfficeRoom = defineCall({
  ...change,
  ...ofRooms,
  path: '/office/hotels/{id}/rooms',
  summary: 'Another room of a hotel',
  body: withReason(rooms.addRoom.body, { number: '305', has_bathtub: true }),
  refusals: [...ADD_REFUSALS, 'ROOM_NUMBER_TAKEN', 'TOO_MANY_ROOMS'],
})

export const addOfficeRooms = defineCall({
  ...change,
  ...ofRooms,
  path: '/office/hotels/{id}/room-range',
  summary: rooms.addRooms.summary,
  body: withReason(rooms.addRooms.body, { from: '401', to: '408' }),
  refusals: [
    ...ADD_REFUSALS,
    'ROOM_NUMBER_TAKEN',
    'TOO_MANY_ROOMS',
    'RANGE_NOT_NUMBERS',
    'RANGE_BACKWARDS',
    'RANGE_TOO_LONG',
  ],
})

export const editOfficeRoom = defineCall({
  ...change,
  ...ofRooms,
  path: '/office/hotels/{id}/rooms/{room}',
  summary: 'Changes a room’s number or name, or says whether it has a bathtub; what is not named stays',
  params: Type.Object({ id: Uuid, room: Uuid }),
  body: withReason(rooms.editRoom.body, { name: 'Corner room' }),
  refusals: [...CHANGE_REFUSALS, 'ROOM_NUMBER_TAKEN', 'ROOM_BATHTUB_BOOKED'],
})

export const setOfficeCleaningMinutes = defineCall({
  ...change,
  ...ofRooms,
  path: '/office/hotels/{id}/cleaning-minutes',
  summary: 'How long a room is cleaned after a stay; stays that were taken keep their own time',
  body: withReason(rooms.setCleaningMinutes.body, { minutes: 30 }),
  refusals: CHANGE_REFUSALS,
})

const RULE_REFUSALS = [
  ...CHANGE_REFUSALS,
  'SLOT_NOT_SOLD',
  'PRICE_RULE_INVALID',
  'PRICE_FAR_OFF',
  'TOO_MANY_PRICE_RULES',
] as const
const ofPrices = { response: prices.DeskPrices } as const

export const officeHotelPrices = defineCall({
  ...read,
  ...ofPrices,
  path: '/office/hotels/{id}/prices',
  summary: 'What a hotel asks: its base prices, and its rules for weekdays and dates',
  refusals: READ_REFUSALS,
})

export const previewOfficePrice = defineCall({
  ...read,
  path: '/office/hotels/{id}/prices/preview',
  summary: 'What a guest pays there for a room of a slot on a day, by the function behind search, quote and booking',
  query: prices.previewPrice.query,
  response: prices.PricePreview,
  refusals: [...READ_REFUSALS, 'SLOT_NOT_SOLD'],
})

export const setOfficeBasePrice = defineCall({
  ...change,
  ...ofPrices,
  path: '/office/hotels/{id}/prices/base',
  summary: prices.setBasePrice.summary,
  body: withReason(prices.setBasePrice.body, { slot: 3, price: 1499 }),
  refusals: [...CHANGE_REFUSALS, 'PRICE_FAR_OFF'],
})

export const setOfficePriceRule = defineCall({
  ...change,
  ...ofPrices,
  path: '/office/hotels/{id}/prices/rules',
  summary: prices.setDeskPriceRule.summary,
  body: withReason(prices.setDeskPriceRule.body, { slot: 3, weekday: 6, price: 1799 }),
  refusals: RULE_REFUSALS,
})

export const setOfficeDayPrices = defineCall({
  ...change,
  ...ofPrices,
  path: '/office/hotels/{id}/prices/days',
  summary: prices.setDayPrices.summary,
  body: withReason(prices.setDayPrices.body, { days: [{ slot: 3, date: '2026-12-05', price: 1799 }] }),
  refusals: RULE_REFUSALS,
})

export const removeOfficePriceRule = defineCall({
  ...change,
  ...ofPrices,
  path: '/office/hotels/{id}/prices/rules/{rule}/remove',
  summary: prices.removeDeskPriceRule.summary,
  params: Type.Object({ id: Uuid, rule: Uuid }),
  body: seenWithReason,
  refusals: CHANGE_REFUSALS,
})

const ofPhotos = { response: photos.DeskPhotos } as const
const onePhoto = { ...change, ...ofPhotos, params: Type.Object({ id: Uuid, photo: Uuid }) } as const

export const officeHotelPhotos = defineCall({
  ...read,
  ...ofPhotos,
  path: '/office/hotels/{id}/photos',
  summary: 'The photos of a hotel as guests see them',
  refusals: READ_REFUSALS,
})

export const addOfficePhoto = defineCall({
  ...byAdmin,
  ...ofPhotos,
  params: IdParams,
  path: '/office/hotels/{id}/photos',
  summary: photos.addPhoto.summary,
  query: Type.Object({ reason: Reason }),
  upload: photos.addPhoto.upload,
  refusals: [
    'USER_ID_MISSING',
    'PASSKEY_NEEDED',
    'CROSS_SITE',
    'ADMINS_ONLY',
    'NOT_FOUND',
    'TOO_MANY_UPLOADS',
    ...PHOTO_REFUSALS,
  ],
})

export const moveOfficePhoto = defineCall({
  ...onePhoto,
  path: '/office/hotels/{id}/photos/{photo}/move',
  summary: photos.movePhoto.summary,
  body: withReason(photos.movePhoto.body, { to: 0 }),
  refusals: CHANGE_REFUSALS,
})

export const captionOfficePhoto = defineCall({
  ...onePhoto,
  path: '/office/hotels/{id}/photos/{photo}/caption',
  summary: photos.captionPhoto.summary,
  body: withReason(photos.captionPhoto.body, { caption: 'The house at dusk' }),
  refusals: CHANGE_REFUSALS,
})

export const removeOfficePhoto = defineCall({
  ...onePhoto,
  path: '/office/hotels/{id}/photos/{photo}/remove',
  summary: photos.removePhoto.summary,
  body: seenWithReason,
  refusals: [...CHANGE_REFUSALS, 'LAST_PHOTO'],
})

const ofFacts = { response: facts.DeskFacts } as const

export const officeHotelFacts = defineCall({
  ...read,
  ...ofFacts,
  path: '/office/hotels/{id}/facts',
  summary: 'What a hotel says of itself, and who hears of its bookings',
  refusals: READ_REFUSALS,
})

export const changeOfficeFacts = defineCall({
  ...change,
  ...ofFacts,
  path: '/office/hotels/{id}/facts',
  summary: 'Changes facts of a hotel, for guests who look from now on; what is not named stays',
  body: withReason(facts.changeFacts.body, { amenities: ['wifi', 'breakfast'] }),
  refusals: CHANGE_REFUSALS,
})

export const addOfficeContact = defineCall({
  ...change,
  ...ofFacts,
  path: '/office/hotels/{id}/contacts',
  summary: 'Somebody more hears of its bookings, by SMS or e-mail',
  body: withReason(facts.addContact.body, {
    who: 'Front desk',
    channel: 'sms',
    address: '9812345678',
    language: 'hi',
    kinds: ['bookings'],
  }),
  refusals: [...ADD_REFUSALS, 'CONTACT_THERE', 'TOO_MANY_CONTACTS', 'CONTACT_ASKED_TODAY', 'CONTACT_SAID_STOP'],
})

export const endOfficeContact = defineCall({
  ...change,
  ...ofFacts,
  path: '/office/hotels/{id}/contacts/{contact}/end',
  summary: facts.endContact.summary,
  params: Type.Object({ id: Uuid, contact: Uuid }),
  body: Type.Object({ reason: Reason }, { examples: [{ reason: REASON }] }),
  refusals: ADD_REFUSALS,
})
