import { expect, test } from 'vitest'
import type { ApiClient } from '#web/lib/api.ts'
import { UNREACHABLE } from '#web/lib/api.ts'
import { readStayQuery } from './booking-query.ts'
import { BATHTUBS_TAKEN } from '#domain/bookings/rooms-and-guests.ts'
import { loadOffer, type HotelOffer } from './load-offer.ts'

const NOW = new Date('2026-12-01T06:00:00Z')
const QUERY = readStayQuery(new URLSearchParams('checkin=2026-12-05&slot=3'), NOW)
const HOTEL = { id: 7, cancel_hours: 24, grace_minutes: 0, prices: { evening_slot: 1499, fullday_slot: 1999 } }

type Asked = { path: string; body?: { couponId: string | null }; query?: { checkin: string } }

/** A fake API with one answer per path. It records the requests. */
function apiThat(answers: Record<string, (asked: Asked) => unknown>) {
  const asked: Asked[] = []
  const call = (path: string, request: Omit<Asked, 'path'> = {}) => {
    asked.push({ path, ...request })
    return Promise.resolve(answers[path]?.({ path, ...request }))
  }
  return { asked, api: { get: call, post: call } as unknown as ApiClient }
}

const refused = (code: string, message: string) => ({ ok: false, refusal: { status: 422, code, message } })
const free = {
  ok: true,
  value: { availability: { availability: true, tax: 90, total: 1889, roomsLeft: 2, bathtubRoomsLeft: 0 } },
}
const unreachable = { ok: false, refusal: UNREACHABLE }
const AVAILABILITY = '/hotels/{id}/find-availability'
const BILL = '/hotels/{id}/calculate-bill'

const offer = (api: ApiClient): Promise<HotelOffer> => loadOffer({ api, hotel: HOTEL, query: QUERY, now: NOW })

test('a failed availability check marks the hotel unavailable and keeps the bill', async () => {
  const { api } = apiThat({
    [AVAILABILITY]: () => unreachable,
    [BILL]: () => ({ ok: true, value: { bill: { total: 1 } } }),
  })
  const { slots, bill, problem } = await offer(api)
  expect(slots).toEqual(['not-offered', 'not-offered', 'not-offered', 'sold', 'sold'])
  expect({ bill, problem }).toEqual({ bill: { total: 1 }, problem: undefined })
})

test('an offer without a bill says why and keeps the slots', async () => {
  const { api } = apiThat({ [AVAILABILITY]: () => free, [BILL]: () => unreachable })
  expect(await offer(api)).toMatchObject({ bill: undefined, problem: UNREACHABLE.message })
})

test('a refused coupon is left out, with the reason shown', async () => {
  const { api, asked } = apiThat({
    [AVAILABILITY]: () => free,
    [BILL]: ({ body }) =>
      body?.couponId ? refused('COUPON_ENDED', 'Over since Sunday.') : { ok: true, value: { bill: { total: 2 } } },
  })
  const found = await loadOffer({ api, hotel: HOTEL, query: { ...QUERY, couponId: 'DIWALI' }, now: NOW })
  expect(found).toMatchObject({ bill: { total: 2 }, couponRefusal: 'Over since Sunday.', problem: undefined })
  expect(asked.filter(({ path }) => path === BILL).map(({ body }) => body?.couponId)).toEqual(['DIWALI', null])
})

test('a slot shows the day’s total, and a closed slot says so', async () => {
  const closed = {
    ok: true,
    value: { availability: { availability: false, tax: null, total: null, roomsLeft: 0, bathtubRoomsLeft: 0 } },
  }
  const days = ({ query }: Asked) => (query?.checkin.startsWith('2026-12-05T21') ? closed : free)
  const { api } = apiThat({ [AVAILABILITY]: days, [BILL]: () => unreachable })
  expect(await offer(api)).toMatchObject({
    slots: ['not-offered', 'not-offered', 'not-offered', 'closed', 'free'],
    totals: [undefined, undefined, undefined, undefined, { tax: 90, total: 1889 }],
    nextFreeDay: '2026-12-06',
    nextFreeTotal: { tax: 90, total: 1889 },
  })
})

test('a day on which the hotel takes no bookings says so, and the next day is offered', async () => {
  const paused = {
    ok: true,
    value: {
      availability: {
        availability: false,
        tax: 75,
        total: 1574,
        isPaused: true,
        roomsLeft: 0,
        bathtubRoomsLeft: 0,
      },
    },
  }
  const days = ({ query }: Asked) => (query?.checkin.startsWith('2026-12-05') ? paused : free)
  const { api } = apiThat({ [AVAILABILITY]: days, [BILL]: () => unreachable })
  expect(await offer(api)).toMatchObject({
    slots: ['not-offered', 'not-offered', 'not-offered', 'paused', 'paused'],
    nextFreeDay: '2026-12-06',
    nextFreeTotal: { tax: 90, total: 1889 },
  })
})

test('only the chosen slot is fetched again for the same day', async () => {
  const { api, asked } = apiThat({ [AVAILABILITY]: () => free, [BILL]: () => unreachable })
  const previous = await offer(api)
  asked.length = 0
  const again = await loadOffer({ api, hotel: HOTEL, query: QUERY, now: NOW, previous })
  expect(again.totals).toEqual(previous.totals)
  expect(asked.filter(({ path }) => path === AVAILABILITY)).toHaveLength(1)
})

test.each([
  [true, 0, { slots: 'free', hasFreeBathtub: false, problem: BATHTUBS_TAKEN }],
  [true, 1, { slots: 'free', hasFreeBathtub: true, problem: undefined }],
  [false, 0, { slots: 'free', hasFreeBathtub: false, problem: undefined }],
])('a request for a bathtub (%s) is answered with %i rooms left', async (hasBathtub, bathtubRoomsLeft, expected) => {
  const { api } = apiThat({
    [AVAILABILITY]: () => ({
      ok: true,
      value: { availability: { availability: true, tax: 90, total: 1889, roomsLeft: 2, bathtubRoomsLeft } },
    }),
    [BILL]: () => ({ ok: true, value: { bill: { total: 1 } } }),
  })
  const { slots, hasFreeBathtub, problem } = await loadOffer({
    api,
    hotel: HOTEL,
    query: { ...QUERY, hasBathtub },
    now: NOW,
  })
  expect({ slots: slots[QUERY.slot], hasFreeBathtub, problem }).toEqual(expected)
})
