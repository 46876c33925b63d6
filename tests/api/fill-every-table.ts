import { expect } from 'vitest'
import type { BuiltGuest, BuiltHotel } from '../builders.ts'
import { photo, upload } from '../pictures.ts'
import { stepsOf } from './booking-steps.ts'
import type { Api } from './start-api.ts'

type Lively = BuiltGuest & { name: string; email: string }

/** The phone of the partner that every guest built here invites. */
export const PARTNER = '+919811122233'
let lives = 0

/** Fills every table that can contain data about a guest with at least one row. */
export async function fillEveryTable(api: Api, hotel: BuiltHotel, guest: Lively): Promise<string> {
  const serial = ++lives
  const steps = stepsOf(api)
  const booked = await steps.paid(guest, hotel, { guests: [guest.name], useReferralCredits: false })
  await api.post(`/bookings/${booked.id}/invite-partner`, { phone: PARTNER }, { headers: guest.headers })
  await upload(api, `/users/${guest.id}/identity`, guest, [{ bytes: await photo('jpeg') }])
  await upload(api, `/users/${guest.id}/profile-picture`, guest, [{ bytes: await photo('jpeg') }])
  const { identities } = (await api.get(`/users/${guest.id}/identity`, { headers: guest.headers })).body
  expect((await api.get(identities[0].url.replace('/api', ''), { headers: guest.headers })).status).toBe(200)
  const now = api.clock.now()
  await api.db
    .insertInto('booking_partners')
    .values({ booking_id: booked.id, phone: PARTNER })
    .onConflict((c) => c.doNothing())
    .execute()
  await api.db
    .insertInto('help_cases')
    .values({
      ticket: `A-${serial}`,
      booking_id: booked.id,
      hotel_id: hotel.id,
      kind: 'more_money',
      said: `I am ${guest.name}, call ${guest.phone}`,
      opened_at: new Date(booked.checkin_date),
    })
    .execute()
  await api.db.insertInto('favourites').values({ user_id: guest.id, hotel_id: hotel.id }).execute()
  await api.db
    .insertInto('waits')
    .values({
      user_id: guest.id,
      hotel_id: hotel.id,
      slot: 0,
      starts_at: new Date(now.getTime() + 3_600_000),
      ends_at: new Date(now.getTime() + 7_200_000),
      rooms: 1,
      created_at: now,
    })
    .execute()
  await api.db
    .insertInto('user_requests')
    .values({ booking_id: booked.id, user_id: guest.id })
    .onConflict((c) => c.doNothing())
    .execute()
  await api.db
    .insertInto('feedback')
    .values({
      ticket: `F-${serial}`,
      kind: 'feedback',
      user_id: guest.id,
      name: guest.name,
      phone: guest.phone,
      email: guest.email,
      message: 'The lift was slow.',
    })
    .execute()
  await api.db
    .insertInto('feedback_entries')
    .columns(['feedback_id', 'kind', 'body', 'written_at'])
    .expression((e) =>
      e
        .selectFrom('feedback')
        .select(['id', e.val('added').as('kind'), e.val(`Call ${guest.phone}`).as('body'), e.val(now).as('written_at')])
        .where('ticket', '=', `F-${serial}`),
    )
    .execute()
  await api.db
    .insertInto('error_reports')
    .values({ user_id: guest.id, page: '/', message: 'It failed', comment: `Call ${guest.phone}` })
    .execute()
  await api.db
    .insertInto('reviews')
    .values({
      hotel_id: hotel.id,
      booking_id: booked.id,
      user_id: guest.id,
      guest_name: guest.name,
      rating: 5,
      body: 'Quiet.',
    })
    .execute()
  await api.db
    .insertInto('outbox')
    .values({
      kind: 'message',
      payload: JSON.stringify({
        to: guest.phone,
        channel: 'sms',
        template: 'stay_ended',
        body: `Dear ${guest.name}`,
        values: [],
      }),
      available_at: new Date(now.getTime() + 1e9),
    })
    .execute()
  await api.db
    .insertInto('webhook_events')
    .values({
      provider: 'test',
      event_id: `e${serial}`,
      kind: 'payment.captured',
      body: JSON.stringify({ contact: guest.phone, email: guest.email }),
      processed_at: now,
    })
    .execute()
  await api.db
    .insertInto('pending_signups')
    .values({
      phone: guest.phone,
      name: guest.name,
      email: guest.email,
      created_at: now,
      expires_at: new Date(now.getTime() + 1e6),
    })
    .execute()
  await api.db
    .insertInto('idempotency_keys')
    .values({
      scope: `create-booking:${guest.id}`,
      key: 'k',
      body_hash: Buffer.alloc(32),
      reply_status: 200,
      reply_body: JSON.stringify({ name: guest.name }),
    })
    .execute()
  return booked.id
}
