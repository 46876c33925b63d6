// Plays the link against a local site (`npm start`): node try.mjs [http://localhost:3000]
// By the public API only: the hotel's manager, a guest, another channel, and our link between them.

import assert from 'node:assert/strict'
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays, indianDay, indianTime, Link, listen } from './link.mjs'
import { book, pay, signInManager, signUpGuest } from './people.mjs'
import { Store } from './store.mjs'
import { Uncle, UncleError } from './uncle.mjs'
import { isFromUncle } from './webhooks.mjs'

const SITE = process.argv[2] ?? 'http://localhost:3000'
const MANAGER = '+919800000001'
const PORT = 4600 + randomInt(300)
const ADDRESS = `http://127.0.0.1:${PORT}/uncle`
const began = Date.now()
const today = indianDay(began)
let steps = 0

async function step(words, work) {
  const result = await work()
  steps += 1
  console.log(`ok ${String(steps).padStart(2)}  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${words}`)
  return result
}

async function until(words, ask, seconds = 30) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(200)) {
    const found = await ask()
    if (found) return found
  }
  assert.fail(`not within ${seconds} s: ${words}`)
}

/** The first of some days in which nobody has a room, so that one run leaves another alone. */
async function emptyDays(count) {
  const taken = new Set()
  for (let n = 30; n < 176; n += 7) {
    const rack = await manager.get(`/api/desk/rooms?day=${addDays(today, n)}&days=7`)
    for (const { from, until: end } of rack.rooms.flatMap(({ stays }) => stays))
      for (let day = from.slice(0, 10); day <= end.slice(0, 10); day = addDays(day, 1)) taken.add(day)
  }
  const isEmpty = (first) => Array.from({ length: count }, (_, n) => addDays(first, n)).every((day) => !taken.has(day))
  const firsts = Array.from({ length: 176 - 33 - count }, (_, n) => addDays(today, 33 + n)).filter(isEmpty)
  assert.ok(firsts.length > 0, 'earlier runs left no empty days: start the test site anew')
  return firsts[randomInt(firsts.length)]
}

const cleanUp = []
const guest = await signUpGuest(SITE) // one is enough: an address may ask for some dozen passwords an hour
cleanUp.push(async () => {
  const filter = encodeURIComponent(JSON.stringify({ where: { type: 'upcoming' }, limit: 100 }))
  for (const { id, actions } of await guest.get(`/api/bookings/user-bookings/${guest.userId}?filter=${filter}`))
    if (actions.includes('cancel')) await guest.post('/api/bookings/cancel-booking', { id })
})

// ---- The stage ----

const manager = await signInManager(SITE, MANAGER, join(tmpdir(), `uncle-manager-${new URL(SITE).port}.json`))
const hotel = manager.me.post.hotel.id
const run = randomUUID().slice(0, 6)
const key = await manager.post('/api/desk/keys', { name: `StaySync ${run}`, scopes: ['rooms', 'prices', 'bookings'] })
const hook = await manager.post('/api/desk/webhooks', { name: `StaySync ${run}`, url: ADDRESS })
const secret = { now: hook.secret }

const problems = []
const received = [] // { call, result }, as our link took them
let loseAnswers = 0
let waits = 0 // answers 429
const sendAndLose = async (...request) => {
  const answer = await fetch(...request)
  if (answer.status === 429) waits += 1
  if (loseAnswers > 0) {
    loseAnswers -= 1
    await answer.arrayBuffer()
    throw new TypeError('the answer was lost')
  }
  return answer
}

const uncle = new Uncle({ site: SITE, key: key.secret, fetch: sendAndLose })
const store = new Store()
const link = new Link({ uncle, store, report: (problem) => problems.push(problem) })
cleanUp.push(async () => {
  for (const sale of Object.values(store.sales)) await link.cancelled(sale)
})
const { take } = link
link.take = (call) => {
  const result = take.call(link, call)
  received.push({ call, result })
  return result
}
const startReceiver = () =>
  listen({ link, secret: () => secret.now, now: () => uncle.now() / 1000, port: PORT, host: '127.0.0.1' })
const stopReceiver = () => new Promise((resolve) => server.close(resolve))
let server = await startReceiver()

/** Waits for a call, and until our picture is sure: calls come within the second, and two of one second are read. */
async function arrived(event, bookingId, { count = 1, seconds = 30 } = {}) {
  const isIt = ({ call }) => call.event === event && call.booking.id === bookingId
  const found = await until(`${event} of ${bookingId}`, () => received.filter(isIt)[count - 1], seconds)
  await link.readUnclear()
  return found
}

async function sendOurselves(
  call,
  { sign = secret.now, time = Math.floor(uncle.now() / 1000), spoil = (body) => body, header } = {},
) {
  const body = JSON.stringify(call)
  const v1 = createHmac('sha256', sign).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'uncle-signature': header ?? `t=${time},v1=${v1}` }
  return (await fetch(ADDRESS, { method: 'POST', headers, body: spoil(body) })).status
}

const near = addDays(today, 10 + randomInt(18)) // within the 30 days of `left-to-sell` and `day`
const far = await emptyDays(21) // beyond the 30 days
const evening = (day) => [`${day}T21:00:00+05:30`, `${addDays(day, 1)}T10:00:00+05:30`]
const left = async (slot, day) => (await link.leftToSell(day)).get(slot).left

try {
  // ---- 1. Reading ----
  const rooms = await step('reads rooms, what is left, prices and bookings', async () => {
    const found = await link.rooms()
    assert.ok(found.length > 3 && found.every(({ id, number }) => Number.isInteger(id) && number))
    const evenings = (await link.leftToSell(near)).get(3)
    assert.equal(evenings.state, 'selling')
    assert.ok(evenings.left > 0 && evenings.left <= found.length)
    const { slots } = await link.prices()
    assert.ok(slots.find(({ slot }) => slot === 3).base > 0)
    assert.ok((await link.priceOf(3, near)).total > 0)
    const bookings = await link.bookingsFrom(today, 3)
    assert.ok(bookings.length > 0, 'the demo has guests of these days')
    assert.ok(bookings.every(({ code, rooms: taken }) => code && Array.isArray(taken)))
    assert.ok(
      bookings.every(({ name, first_name }) => name === null && first_name === null),
      'a key sees no names',
    )
    return found
  })

  await step('is refused what its key does not open', async () => {
    const refused = (work, status, code) =>
      assert.rejects(work, (error) => error instanceof UncleError && error.status === status && error.code === code)
    await refused(uncle.get('/api/desk/staff'), 403, 'OUTSIDE_SCOPE')
    await refused(uncle.get(`/api/desk/bookings/${randomUUID()}`), 404, 'NOT_FOUND')
    await refused(new Uncle({ site: SITE, key: 'uncle_wrong' }).get('/api/desk/prices'), 401, 'NO_SESSION')
  })

  // ---- 2. Other channels ----
  const [from, till] = evening(near)
  const sale = { channel: 'Roomly', ref: `${run}-1`, from, until: till }

  await step('blocks once what another channel sold, though two answers were lost', async () => {
    const before = await left(3, near)
    loseAnswers = 2
    const entry = await link.sold(sale)
    assert.equal(entry.state, 'blocked')
    assert.ok(entry.block && entry.room)
    assert.equal(await left(3, near), before - 1)
    assert.deepEqual(await link.sold(sale), entry, 'the channel tells it again')
    assert.equal(await left(3, near), before - 1)
  })

  await step('blocks once also after a crash between sending and storing', async () => {
    const entry = store.sales[`Roomly ${run}-1`]
    const { block } = entry
    Object.assign(entry, { state: 'sending', block: null, room: null })
    const before = await left(3, near)
    await link.finishSending()
    assert.equal(entry.block, block)
    assert.equal(await left(3, near), before)
  })

  await step('gives the room back when the channel cancels, and again changes nothing', async () => {
    const before = await left(3, near)
    assert.equal((await link.cancelled(sale)).state, 'given back')
    assert.equal(await left(3, near), before + 1)
    assert.equal((await link.cancelled(sale)).state, 'given back')
    assert.equal((await link.sold(sale)).state, 'given back', 'a late repetition of the sale')
    assert.equal(await left(3, near), before + 1)
  })

  await step('a cancellation that overtakes its sale keeps it from being blocked', async () => {
    const early = { ...sale, ref: `${run}-early` }
    const before = await left(3, near)
    await link.cancelled(early)
    assert.equal((await link.sold(early)).state, 'given back')
    assert.equal(await left(3, near), before)
  })

  await step('a sale of a room that is taken is a conflict, reported once', async () => {
    const room = rooms.at(-1).id
    const [first, second] = evening(addDays(far, 15))
    const one = { channel: 'Roomly', ref: `${run}-2`, from: first, until: second, room }
    const two = { ...one, channel: 'Bedfinder' }
    assert.equal((await link.sold(one)).state, 'blocked')
    assert.equal((await link.sold(two)).state, 'conflict')
    await link.sold(two)
    assert.deepEqual(
      problems.map(({ kind, code, channel }) => [kind, code, channel]),
      [['sold twice', 'ROOM_TAKEN', 'Bedfinder']],
    )
    assert.equal(problems[0].mayLapse, false)
    assert.ok(problems[0].requestId)
    // The hotel settles it with Roomly; the same key would answer the first refusal for a day.
    await link.cancelled(one)
    assert.equal((await link.tryAgain(two)).state, 'blocked')
    await link.cancelled(two)
  })

  await step(
    'with every room taken, any room more is a conflict; of a guest who is paying, one that may lapse',
    async () => {
      const day = addDays(far, 16)
      const [first, second] = evening(day)
      const sales = Array.from({ length: rooms.length + 1 }, (_, n) => ({
        channel: 'Roomly',
        ref: `${run}-all-${n}`,
        from: first,
        until: second,
      }))
      problems.length = 0
      const states = []
      for (const each of sales) states.push((await link.sold(each)).state)
      assert.deepEqual(states, [...rooms.map(() => 'blocked'), 'conflict'])
      assert.deepEqual(
        problems.map(({ code }) => code),
        ['NO_ROOM_FREE'],
      )
      for (const each of sales) await link.cancelled(each)
      // With all rooms but one kept, a guest who is paying has the last.
      const [begin, end] = evening(addDays(far, 17))
      for (const room of rooms.slice(0, -1))
        await link.sold({
          channel: 'Roomly',
          ref: `${run}-hold-${room.number}`,
          from: begin,
          until: end,
          room: room.id,
        })
      const stay = { hotelId: hotel, checkin_date: begin, checkout_date: end, slotId: 1, roomCount: 1, guestsCount: 2 }
      const { booking } = await guest.post('/api/bookings/create-booking', stay)
      const last = { channel: 'Bedfinder', ref: `${run}-hold`, from: begin, until: end }
      assert.equal((await link.sold(last)).state, 'conflict')
      assert.equal(problems.at(-1).mayLapse, true)
      await guest.post('/api/bookings/cancel-booking', { id: booking.id })
      assert.equal((await link.tryAgain(last)).state, 'blocked')
      assert.equal(problems.at(-1).kind, 'settled')
    },
  )

  // ---- 3. Prices ----
  const { base } = (await link.prices()).slots.find(({ slot }) => slot === 3)
  const other = addDays(near, 1)
  cleanUp.push(() =>
    link.setDays(
      [
        { slot: 3, date: near, price: base },
        { slot: 3, date: other, price: base },
      ],
      { sure: true },
    ),
  )
  cleanUp.push(() => link.setBase(3, base, { sure: true }))

  await step('changes prices of single days and a base price', async () => {
    assert.deepEqual(await link.setDays([{ slot: 3, date: near, price: base + 100 }]), { set: true })
    assert.equal((await link.priceOf(3, near)).room, base + 100)
    assert.deepEqual(await link.setBase(3, base + 50), { set: true })
    assert.equal((await link.prices()).slots.find(({ slot }) => slot === 3).base, base + 50)
    assert.equal((await link.priceOf(3, near)).room, base + 100, 'a day keeps its own price')
    assert.deepEqual(await link.setBase(3, base), { set: true })
  })

  await step('asks a person about a price far off, and then sets it', async () => {
    const far = [
      { slot: 3, date: near, price: Math.floor(base / 3) },
      { slot: 3, date: other, price: base + 10 },
    ]
    const asked = await link.setDays(far)
    assert.equal(asked.set, false)
    assert.deepEqual(asked.left, far)
    assert.equal((await link.priceOf(3, near)).room, base + 100, 'nothing of it counts')
    assert.equal((await link.priceOf(3, other)).room, base)
    assert.deepEqual(await link.setDays(asked.left, { sure: true }), { set: true })
    assert.equal((await link.priceOf(3, near)).room, Math.floor(base / 3))
    assert.equal((await link.setBase(3, base * 4)).set, false)
  })

  await step('closes a slot on a day, and opens it', async () => {
    assert.deepEqual(await link.closeSlot(3, other), { set: true })
    assert.equal(await link.priceOf(3, other), null)
    assert.equal((await link.leftToSell(other)).get(3).state, 'closed')
    assert.deepEqual(await link.setDays([{ slot: 3, date: other, price: base }]), { set: true })
    assert.equal((await link.leftToSell(other)).get(3).state, 'selling')
  })

  // ---- 4. Webhooks ----
  const first = await step('a guest books two rooms: booking.new', async () => {
    const booking = await book(guest, hotel, ...evening(far), { roomCount: 2 })
    assert.equal(booking.status, 'completed')
    const { call, result } = await arrived('booking.new', booking.id)
    assert.equal(result, 'taken')
    assert.equal(call.hotel, hotel)
    assert.equal(call.booking.code, booking.short_id)
    assert.equal(call.booking.rooms.length, 2)
    assert.deepEqual(
      link.taken(...evening(far)).map(({ room, code }) => [room, code]),
      call.booking.rooms.map((room) => [room, booking.short_id]),
    )
    return booking
  })

  await step('the guest takes another day: booking.changed', async () => {
    const [checkin_date, checkout_date] = evening(addDays(far, 1))
    const changed = await guest.post('/api/bookings/modify-booking', { id: first.id, checkin_date, checkout_date })
    if (changed.payment_url) await pay(guest, changed.payment_url)
    await arrived('booking.changed', first.id)
    assert.equal(link.taken(...evening(far)).length, 0)
    assert.deepEqual(
      link.taken(checkin_date, checkout_date).map(({ from: begin, until: end }) => [begin, end]),
      Array.from({ length: 2 }, () => [checkin_date, checkout_date]),
    )
  })

  await step('the guest adds two hours: booking.changed', async () => {
    const { payment_url } = await guest.post(`/api/bookings/${first.id}/extend-booking`, { extend_for: 2 })
    await pay(guest, payment_url)
    await arrived('booking.changed', first.id, { count: 2 })
    assert.ok(link.booking(first.id).stays.every((stay) => stay.until === `${addDays(far, 2)}T12:00:00+05:30`))
  })

  await step('the guest cancels: booking.cancelled', async () => {
    await guest.post('/api/bookings/cancel-booking', { id: first.id, reason: 'Our plans changed' })
    const { call } = await arrived('booking.cancelled', first.id)
    assert.deepEqual(call.booking.rooms, [])
    assert.equal(link.booking(first.id).status, 'cancelled')
    assert.equal(link.taken(`${far}T00:00:00+05:30`, `${addDays(far, 3)}T00:00:00+05:30`).length, 0)
  })

  await step('refuses calls that are wrong, old or unsigned, and takes nothing of them', async () => {
    const call = {
      id: randomUUID(),
      event: 'booking.new',
      at: indianTime(uncle.now()),
      hotel,
      booking: { id: randomUUID(), code: 'FORGED', rooms: ['101'], checkin: from, checkout: till },
    }
    const now = Math.floor(uncle.now() / 1000)
    const before = received.length
    assert.equal(await sendOurselves(call, { sign: 'whsec_wrong' }), 401)
    assert.equal(await sendOurselves(call, { time: now - 301 }), 401)
    assert.equal(await sendOurselves(call, { time: now + 310 }), 401)
    assert.equal(await sendOurselves(call, { spoil: (body) => body.replace('101', '102') }), 401)
    for (const header of ['', 't=', `t=${now}`, `t=${now},v1=`, `t=${now},v1=zz`, `v1=${'a'.repeat(64)}`, 'nonsense'])
      assert.equal(await sendOurselves(call, { header }), 401)
    assert.equal(isFromUncle(secret.now, undefined, Buffer.from('')), false)
    assert.equal(received.length, before)
    assert.equal(link.booking(call.booking.id), undefined)
  })

  await step('a call that comes late changes nothing, and of two in one second the booking is read', async () => {
    const newest = received.findLast(({ call }) => call.booking.id === first.id).call
    const isNew = received.find(({ call }) => call.event === 'booking.new' && call.booking.id === first.id).call
    assert.equal(
      await sendOurselves({ ...isNew, id: randomUUID(), at: indianTime(Date.parse(newest.at) - 10_000) }),
      204,
    )
    assert.equal(received.at(-1).result, 'older')
    assert.equal(link.booking(first.id).status, 'cancelled')
    assert.equal(await sendOurselves({ ...isNew, id: randomUUID(), at: newest.at }), 204)
    assert.equal(received.at(-1).result, 'to read')
    await until(
      'it was read',
      () => link.booking(first.id).status === 'cancelled' && link.booking(first.id).stays.length === 0,
    )
  })

  await step('a manager sends a call again after six minutes: signed anew, and it has been done', async () => {
    await manager.post('/api/dev/clock', { advanceMinutes: 6 })
    await link.prices() // our clock is Uncle's, which is in each answer
    const isNew = received.find(({ call }) => call.event === 'booking.new' && call.booking.id === first.id).call
    await manager.post(`/api/desk/webhook-calls/${isNew.id}/send-again`)
    const { call, result } = await until('the replay', () => received.filter((each) => each.call.id === isNew.id)[1])
    assert.deepEqual(call, isNew, 'the same bytes')
    assert.equal(result, 'repeated')
    assert.equal(link.booking(first.id).status, 'cancelled')
  })

  await step('the hotel cannot take its guests, who choose another hotel: booking.moved', async () => {
    const booking = await book(guest, hotel, ...evening(addDays(far, 4)))
    await arrived('booking.new', booking.id)
    await wait(1100) // in the second of booking.new it would be read, and a reading says `cancelled` of moved guests
    await manager.post(`/api/desk/bookings/${booking.id}/cannot-take`, { reason: 'room_unusable' })
    const { hotels } = await guest.get(`/api/bookings/${booking.id}/other-hotels`)
    const choice = hotels.find(({ waits_for_office }) => !waits_for_office)
    assert.ok(choice, 'another hotel is free')
    const moved = await guest.post(`/api/bookings/${booking.id}/move-to`, { hotelId: choice.id })
    assert.equal(moved.booking.hotelId, choice.id)
    const { call } = await arrived('booking.moved', booking.id)
    assert.deepEqual(call.booking.rooms, [])
    assert.equal(link.booking(booking.id).status, 'moved')
    const [begin, end] = evening(addDays(far, 4))
    assert.equal(link.taken(begin, end).length, 0)
    // The room is not free again: Uncle has blocked it for the hotel.
    const kept = await until('the block was read', () =>
      link.others().find(({ kind, from }) => kind === 'block' && from === begin),
    )
    const rack = await manager.get(`/api/desk/rooms?day=${addDays(far, 4)}`)
    const block = rack.rooms.find(({ number }) => number === kept.room).stays.find(({ kind }) => kind === 'block')
    assert.equal(block.note, `could not take ${booking.short_id}`)
    await manager.post(`/api/desk/blocks/${block.id}/free`)
  })

  await step('a changed secret: calls are signed with both, and either is right', async () => {
    const old = secret.now
    const changed = await manager.post(`/api/desk/webhooks/${hook.webhook.id}/new-secret`)
    assert.notEqual(changed.secret, old)
    const oldStill = await book(guest, hotel, ...evening(addDays(far, 6)))
    await arrived('booking.new', oldStill.id)
    secret.now = changed.secret
    const newToo = await book(guest, hotel, ...evening(addDays(far, 7)))
    await arrived('booking.new', newToo.id)
  })

  await step('our own block makes Uncle give a guest another room: booking.changed', async () => {
    const [day, next, after] = [10, 11, 12].map((n) => addDays(far, n))
    const [start, end] = [`${day}T20:00:00+05:30`, `${after}T11:00:00+05:30`]
    const keep = (room, begin, finish) =>
      link.sold({ channel: 'Roomly', ref: `${run} ${room.number} ${begin}`, from: begin, until: finish, room: room.id })
    for (const room of rooms.slice(2)) await keep(room, start, end)
    // One guest in each of two rooms, on nights that follow each other: no room is free for both nights.
    const helper = await keep(rooms[0], `${next}T21:00:00+05:30`, `${after}T10:00:00+05:30`)
    const one = await book(guest, hotel, ...evening(day))
    const other = await keep(rooms[0], start, `${day}T21:00:00+05:30`)
    const two = await book(guest, hotel, ...evening(next))
    await arrived('booking.new', one.id)
    await arrived('booking.new', two.id)
    assert.deepEqual(
      [one, two].map(({ id }) => link.booking(id).stays[0].room),
      [rooms[0].number, rooms[1].number],
    )
    for (const entry of [helper, other]) await link.cancelled(entry)
    const calls = received.length
    assert.equal(
      (await link.sold({ channel: 'Bedfinder', ref: `${run}-both`, from: start, until: end })).state,
      'blocked',
    )
    const [roomOfOne, roomOfTwo] = [one, two].map(({ id }) => link.booking(id).stays[0].room)
    assert.equal(roomOfOne, roomOfTwo, 'both guests have one room now, one after the other')
    const { call } = await until('booking.changed', () =>
      received.slice(calls).find(({ call: { event } }) => event === 'booking.changed'),
    )
    assert.deepEqual(call.booking.rooms, [roomOfOne])
  })

  await step('extra hours in another room: the call has both rooms, and the rack says when each', async () => {
    const booking = await book(guest, hotel, ...evening(addDays(far, 5)))
    await arrived('booking.new', booking.id)
    const [{ room, until: leave }] = link.booking(booking.id).stays
    const { id } = rooms.find(({ number }) => number === room)
    await link.sold({
      channel: 'Roomly',
      ref: `${run}-after`,
      from: leave,
      until: `${leave.slice(0, 10)}T18:00:00+05:30`,
      room: id,
    })
    const { payment_url } = await guest.post(`/api/bookings/${booking.id}/extend-booking`, { extend_for: 2 })
    await pay(guest, payment_url)
    const { call } = await arrived('booking.changed', booking.id)
    assert.deepEqual([call.booking.room_count, call.booking.rooms.length], [1, 2])
    const stays = link.booking(booking.id).stays.sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
    assert.deepEqual([stays.length, stays[0].room, stays[0].until, stays[1].from], [2, room, leave, leave])
  })

  await step('the desk gives the guest another room: booking.changed', async () => {
    const booking = await book(guest, hotel, ...evening(addDays(far, 9)))
    await arrived('booking.new', booking.id)
    const [{ room }] = link.booking(booking.id).stays
    const calls = received.length
    const free = await manager.get(`/api/desk/bookings/${booking.id}/free-rooms`)
    await manager.post(`/api/desk/bookings/${booking.id}/room`, { from: room, to: free.at(-1).number })
    await until('the new room', () => link.booking(booking.id).stays[0].room === free.at(-1).number)
    assert.deepEqual(
      received.slice(calls).map(({ call: { event } }) => event),
      ['booking.changed'],
    )
  })

  // ---- 5. Down for a while ----
  await step('a receiver that was down gets the call by a retry', async () => {
    await stopReceiver()
    const booking = await book(guest, hotel, ...evening(addDays(far, 19)))
    const waiting = await until('a try that failed', async () => {
      const { calls } = await manager.get('/api/desk/webhooks')
      return calls.find(({ code, state, tries }) => code === booking.short_id && state === 'waiting' && tries > 0)
    })
    assert.equal(waiting.status, null)
    assert.ok(waiting.error)
    server = await startReceiver()
    assert.equal((await arrived('booking.new', booking.id)).result, 'taken')
    await until('Uncle knows', async () =>
      (await manager.get('/api/desk/webhooks')).calls.some(
        ({ id, state, tries }) => id === waiting.id && state === 'taken' && tries > 1,
      ),
    )
  })

  await step('a link that lost its memory catches up, and retries and replays are in it already', async () => {
    await stopReceiver()
    const stays = await book(guest, hotel, ...evening(addDays(far, 13)))
    const gone = await book(guest, hotel, ...evening(addDays(far, 14)))
    const knownToOld = { ...store.bookings }
    store.bookings[gone.id] = {
      code: gone.short_id,
      status: 'completed',
      asOf: gone.created_at,
      stays: [{ room: '101', from: gone.checkin_date, until: gone.checkout_date }],
    }
    await wait(1100)
    await guest.post('/api/bookings/cancel-booking', { id: gone.id })
    await wait(1100)
    Object.assign(store, { calls: {}, bookings: { [gone.id]: store.bookings[gone.id] } })
    const found = await link.catchUp()
    assert.ok(found.read > 0)
    assert.equal(link.taken(...evening(addDays(far, 13))).length, 1)
    assert.equal(link.booking(gone.id).status, 'cancelled')
    assert.ok(Object.keys(knownToOld).length > 0)
    server = await startReceiver()
    assert.equal((await arrived('booking.new', stays.id, { seconds: 120 })).result, 'older')
    assert.equal((await arrived('booking.new', gone.id, { seconds: 120 })).result, 'older')
    assert.equal((await arrived('booking.cancelled', gone.id, { seconds: 120 })).result, 'older')
    const moved = received.find(({ call }) => call.event === 'booking.new' && call.booking.id === stays.id).call
    await manager.post(`/api/desk/webhook-calls/${moved.id}/send-again`)
    await until('the replay', () => received.filter(({ call }) => call.id === moved.id)[1])
    assert.equal(received.at(-1).result, 'repeated')
    assert.equal(link.taken(...evening(addDays(far, 13))).length, 1)
    assert.equal(link.taken(...evening(addDays(far, 14))).length, 0)
  })
  console.log(`all ${steps} steps passed; ${received.length} calls came, Uncle asked to wait ${waits} times`)
} finally {
  for (const work of cleanUp) await work().catch((error) => console.error('not cleaned up:', error.message))
  await manager.post(`/api/desk/webhooks/${hook.webhook.id}/end`)
  await manager.post(`/api/desk/keys/${key.key.id}/end`)
  server.close()
}
