import { expect } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import type { Db } from '#server/services.ts'
import type { BuiltHotel } from '../builders.ts'
import { START } from '../cast.ts'
import { bookingTest } from './booking-test.ts'
import type { Api } from './start-api.ts'

let serial = 0

/** A phone on which a hotel gets messages about its bookings. */
export const DESK_PHONE = '+919845012210'
export const deskEmail = () => `desk${++serial}@lantern.example`

/**
 * Builds a contact that gets messages about a hotel's bookings. They come by text and in English, unless the test says
 * otherwise.
 */
export async function buildChannel(
  db: Db,
  hotel: BuiltHotel,
  fields: Partial<NewRow<'hotel_channels'>> = {},
): Promise<string> {
  const address = fields.address ?? `+9198${String(++serial).padStart(8, '0')}`
  const channel = {
    hotel_id: hotel.id,
    who: 'Sunita Pawar',
    channel: 'sms' as const,
    language: 'en' as const,
    kinds: ['bookings', 'arrivals'],
    added_by: 'Devika Rane',
    added_at: START,
    agreed_at: START,
    ...fields,
    address,
  }
  await db.insertInto('hotel_channels').values(channel).execute()
  return address
}

type Sent = { subject: string | null; body: string }

/** Returns the messages sent to an address, oldest first. */
export async function sentTo(api: Api, to: string): Promise<Sent[]> {
  await api.worker.drain()
  const sent = api.db.selectFrom('dev_messages').select(['subject', 'body']).where('recipient', '=', to)
  return sent.orderBy('id').execute()
}

/** Returns the token of the link in a text. */
export function tokenIn(text: string | undefined): string {
  const token = /\/seen(?:\?in=hi)?#([\w-]+)/.exec(text ?? '')?.[1]
  expect(token, text).toBeDefined()
  return token ?? ''
}

export const noticeOf = (api: Api, bookingId: string) =>
  api.db.selectFrom('hotel_notices').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()

/** Advances the clock and runs the job that sends reminders. */
export async function passMinutes(api: Api, minutes: number): Promise<void> {
  api.clock.advance(minutes)
  await api.post('/dev/jobs/ask-hotels-again', {})
}

/** Extends `bookingTest` with a hotel of several rooms whose phone `desk` gets texts about its bookings. */
export const hotelMessageTest = bookingTest
  .extend('hotelWish', { rooms: 5, prices: { 0: 900, 3: 1200, 4: 2000 } })
  .extend('desk', ({ api, hotel }) => buildChannel(api.db, hotel))
