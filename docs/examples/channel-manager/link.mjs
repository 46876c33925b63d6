// A channel manager's link to Uncle: one hotel, one key.
//
//   UNCLE_SITE=… UNCLE_KEY=uncle_… UNCLE_SECRET=whsec_… PORT=8080 node link.mjs

import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { Store } from './store.mjs'
import { Uncle, UncleError } from './uncle.mjs'
import { receiver } from './webhooks.mjs'

export const SLOTS = ['Morning', 'Custom Day', 'Custom Night', 'Evening', 'Full Day']

const DAY_MS = 24 * 3600_000
const KEY_KEPT_MS = 23 * 3600_000 // Uncle keeps an Idempotency-Key for 24 hours
const KEPT_MS = 90 * DAY_MS // calls, and bookings that no reading has seen since
const SOLD_AHEAD_DAYS = 180 // how far ahead Uncle sells
const DAYS_A_REQUEST = 62
const WEEK = 7 // the rack has one day or seven

export class Link {
  #uncle
  #store
  #report
  #turns = new Map()
  #reading = Promise.resolve()

  /**
   * @param {object} options
   * @param {Uncle} options.uncle
   * @param {Store} options.store
   * @param {(problem: object) => void} [options.report] what a person at the hotel has to hear of
   */
  constructor({ uncle, store, report = (problem) => console.error('to be looked at:', problem) }) {
    this.#uncle = uncle
    this.#store = store
    this.#report = report
  }

  // ---- 1. Reading ----

  async rooms() {
    return (await this.#uncle.get('/api/desk/hotel-rooms')).rooms
  }

  /** Rooms that guests can book now, by slot. @param {string} day such as 2026-12-05 */
  async leftToSell(day) {
    const { slots } = await this.#uncle.get('/api/desk/left-to-sell', { day })
    return new Map(slots.map(({ slot, state, left }) => [slot, { state, left }]))
  }

  prices() {
    return this.#uncle.get('/api/desk/prices')
  }

  async priceOf(slot, date) {
    const { closed, room, total } = await this.#uncle.get('/api/desk/prices/preview', { slot, date })
    return closed ? null : { room, total }
  }

  /** Bookings that begin on some days, of yesterday to 30 days ahead. */
  async bookingsFrom(firstDay, days) {
    const found = new Map()
    for (let n = 0; n < days; n += 1) {
      const day = await this.#uncle.get('/api/desk/day', { date: addDays(firstDay, n) })
      for (const row of [...day.arriving, ...day.here, ...day.leaving, ...day.gone]) found.set(row.id, row)
    }
    return [...found.values()]
  }

  // ---- 2. What other channels sell ----

  /**
   * Another channel sold a room. Safe to call again with the same sale: it is blocked once.
   * @param {{channel: string, ref: string, from: string, until: string, room?: number}} sale
   */
  sold(sale) {
    return this.#inTurn(saleId(sale), async () => {
      const entry = (this.#store.sales[saleId(sale)] ??= this.#newSale(sale))
      this.#store.save()
      if (entry.state === 'sending') await this.#block(entry)
      return { ...entry }
    })
  }

  /** That channel's booking was cancelled, perhaps before we heard that it was made. */
  cancelled(sale) {
    return this.#inTurn(saleId(sale), async () => {
      const entry = this.#store.sales[saleId(sale)]
      if (!entry) {
        this.#store.sales[saleId(sale)] = { channel: sale.channel, ref: sale.ref, state: 'given back', block: null }
      } else {
        // An answer may have been lost: only with the block's id can it be given back.
        if (entry.state === 'sending') await this.#block(entry)
        if (entry.state === 'blocked') await this.#free(entry)
        if (entry.state !== 'unknown') entry.state = 'given back' // else a person has to look for the block
      }
      this.#store.save()
      return { ...this.#store.sales[saleId(sale)] }
    })
  }

  /** A conflict may be over: tries again under a new key, because the old one answers the refusal for a day. */
  tryAgain({ channel, ref }) {
    return this.#inTurn(saleId({ channel, ref }), async () => {
      const entry = this.#store.sales[saleId({ channel, ref })]
      if (entry?.state === 'conflict') {
        Object.assign(entry, this.#newSale({ ...entry, room: entry.body.room }))
        this.#store.save()
        await this.#block(entry)
        if (entry.state === 'blocked') this.#report({ kind: 'settled', channel, ref })
      }
      return { ...entry }
    })
  }

  /** After a start: sends what was being sent when we went down. */
  async finishSending() {
    for (const entry of Object.values(this.#store.sales)) if (entry.state === 'sending') await this.sold(entry)
  }

  #newSale({ channel, ref, from, until, room }) {
    // A block begins now or later; a guest of another channel may be in the room already.
    const now = this.#uncle.now()
    const begin = Date.parse(from) < now ? indianTime(now) : from
    const body = { from: begin, until, why: 'other', note: `${channel} ${ref}`, ...(room ? { room } : {}) }
    return {
      channel,
      ref,
      from,
      until,
      state: 'sending',
      once: randomUUID(),
      since: Date.now(),
      body,
      block: null,
      room: null,
    }
  }

  async #block(entry) {
    if (Date.now() - entry.since > KEY_KEPT_MS) {
      // Whether the first send counted cannot be known any more, and a second one could take a second room.
      entry.state = 'unknown'
      this.#store.save()
      this.#report({ kind: 'unknown', channel: entry.channel, ref: entry.ref, from: entry.from, until: entry.until })
      return
    }
    let refusal = null
    try {
      const block = await this.#uncle.post('/api/desk/blocks', entry.body, entry.once)
      Object.assign(entry, { state: 'blocked', block: block.id, room: block.room })
    } catch (error) {
      if (!(error instanceof UncleError) || error.status >= 500 || [401, 403, 429].includes(error.status)) throw error
      Object.assign(entry, { state: 'conflict', code: error.code })
      refusal = error
    }
    this.#store.save()
    await this.#readRoomsOf(entry.body)
    if (refusal) this.#reportConflict(entry, refusal)
  }

  #reportConflict(entry, { code, requestId }) {
    const { channel, ref, from, until, body } = entry
    const isSoldTwice = code === 'ROOM_TAKEN' || code === 'NO_ROOM_FREE'
    // A guest who is about to pay at Uncle keeps a room for 15 minutes, and may not pay.
    entry.mayLapse =
      isSoldTwice && this.#store.others.filter(overlaps(body.from, body.until)).some(({ kind }) => kind === 'hold')
    this.#store.save()
    this.#report({
      kind: isSoldTwice ? 'sold twice' : 'not blocked',
      mayLapse: entry.mayLapse,
      code,
      channel,
      ref,
      from,
      until,
      requestId,
    })
  }

  /** To make room for a block Uncle may give bookings other rooms: reading is faster than waiting for the calls. */
  async #readRoomsOf({ from, until }) {
    try {
      await this.#readRooms(indianDay(Date.parse(from)), daysBetween(from, until))
    } catch (error) {
      console.error('the rooms will be read at the next catching up:', error)
    }
  }

  async #free(entry) {
    try {
      await this.#uncle.post(`/api/desk/blocks/${entry.block}/free`, undefined, `free-${entry.block}`)
    } catch (error) {
      if (error.code !== 'BLOCK_OVER') throw error // it ended by itself: the room is free
    }
  }

  // ---- 3. Prices ----

  /** @param {{slot: number, date: string, price: number | null}[]} days `null` closes the slot on that day */
  async setDays(days, { sure = false } = {}) {
    for (let n = 0; n < days.length; n += DAYS_A_REQUEST) {
      const some = days.slice(n, n + DAYS_A_REQUEST)
      const done = await this.#price('/api/desk/prices/days', { days: some }, sure)
      if (!done.set) return { ...done, left: days.slice(n) } // each request counts whole or not at all
    }
    return { set: true }
  }

  setBase(slot, price, { sure = false } = {}) {
    return this.#price('/api/desk/prices/base', { slot, price }, sure)
  }

  closeSlot(slot, date) {
    return this.setDays([{ slot, date, price: null }])
  }

  /** A price far off is no error: a person is asked, and says it again with `sure`, which needs a key of its own. */
  async #price(path, body, sure) {
    try {
      await this.#uncle.post(path, sure ? { ...body, sure } : body)
      return { set: true }
    } catch (error) {
      if (error.code !== 'PRICE_FAR_OFF') throw error
      return { set: false, ask: error.message }
    }
  }

  // ---- 4. What Uncle sold ----

  /** Takes a call whose signature was right. Returns what became of it. */
  take(call) {
    const { bookings, calls, toRead } = this.#store
    if (calls[call.id]) return 'repeated'
    calls[call.id] = Date.now()
    const known = bookings[call.booking.id]
    const order = known ? Date.parse(call.at) - Date.parse(known.asOf) : 1
    let result = 'older'
    if (order > 0) {
      bookings[call.booking.id] = { ...fromCall(call), asOf: call.at }
      result = 'taken'
      if (changesRoom(call.booking)) toRead.push(call.booking.id)
    } else if (order === 0) {
      // `at` has whole seconds: which of two is newer only Uncle knows.
      toRead.push(call.booking.id)
      result = 'to read'
    }
    this.#store.save()
    return result
  }

  /** What a call does not say is read after the answer: a room that the hotel could not give stays blocked. */
  async readAfter({ event, booking }) {
    await this.readUnclear().catch((error) => console.error('will be read at the next catching up:', error))
    const isOver = event === 'booking.cancelled' || event === 'booking.moved'
    if (isOver) await this.#readRoomsOf({ from: booking.checkin, until: booking.checkout })
  }

  /** Reads the bookings that calls leave in doubt, one after another. One that is told of meanwhile is read again. */
  readUnclear() {
    const work = async () => {
      const { toRead } = this.#store
      while (toRead.length > 0) {
        await this.#read(toRead[0])
        toRead.shift()
        this.#store.save()
      }
    }
    this.#reading = this.#reading.catch(() => {}).then(work)
    return this.#reading
  }

  async #read(id) {
    const { bookings } = this.#store
    // Uncle's clock in whole seconds may be behind a call that we know and that the reading has in it.
    const asOf = newer(indianTime(this.#uncle.now()), bookings[id]?.asOf)
    try {
      const read = await this.#uncle.get(`/api/desk/bookings/${id}`)
      bookings[id] = { ...fromReading(read), asOf }
      if (changesRoom(read)) bookings[id].stays = await this.#staysOf(id, read)
    } catch (error) {
      if (error.code !== 'NOT_FOUND') throw error
      bookings[id] = { code: bookings[id]?.code ?? null, status: 'gone', stays: [], asOf }
    }
  }

  /** Of guests whose extra hours are in another room, only the rack says which room is theirs when. */
  async #staysOf(bookingId, { checkin_date, leaves_at }) {
    const { stays } = await this.#rack(indianDay(Date.parse(checkin_date)), daysBetween(checkin_date, leaves_at))
    return stays.filter(({ id }) => id === bookingId).map(({ room, from, until }) => ({ room, from, until }))
  }

  /** Which rooms Uncle's guests have in a time: [{ room, from, until, code, id }] */
  taken(from, until) {
    return Object.entries(this.#store.bookings)
      .flatMap(([id, { code, stays }]) => stays.map((stay) => ({ ...stay, code, id })))
      .filter(overlaps(from, until))
  }

  booking(id) {
    return this.#store.bookings[id]
  }

  /** Walk-ins, holds and others' blocks, as the last catching up saw them: no call tells of these. */
  others() {
    return this.#store.others
  }

  // ---- 5. Catching up ----

  /** After a start, after a time without an answer, and every few minutes, for what no call tells of. */
  async catchUp(days = SOLD_AHEAD_DAYS) {
    await this.finishSending()
    await this.readUnclear()
    this.#forgetOld()
    const found = await this.#readRooms(addDays(indianDay(this.#uncle.now()), -1), days + 2)
    for (const sale of Object.values(this.#store.sales))
      if (sale.state === 'conflict' && sale.mayLapse) await this.tryAgain(sale)
    return found
  }

  /** Everything that keeps a room in some days, once, though it may reach from one week into the next. */
  async #rack(firstDay, days) {
    const stays = new Map()
    let end
    for (let n = 0; n < days; n += WEEK) {
      const rack = await this.#uncle.get('/api/desk/rooms', { day: addDays(firstDay, n), days: WEEK })
      end = rack.until
      for (const { number: room, stays: inRoom } of rack.rooms)
        for (const { kind, id, code, from, until } of inRoom) {
          const name = `${kind} ${id} ${room} ${from}`
          if (!stays.has(name)) stays.set(name, { kind, id, code, room, from, until, asOf: rack.now })
        }
    }
    return { stays: [...stays.values()], end }
  }

  #forgetOld() {
    const { bookings, calls } = this.#store
    const old = Date.now() - KEPT_MS
    for (const [id, seen] of Object.entries(calls)) if (seen < old) delete calls[id]
    for (const [id, { asOf }] of Object.entries(bookings)) if (Date.parse(asOf) < old) delete bookings[id]
  }

  /** Reads what keeps each room. A reading has Uncle's time, so an older call that comes later changes nothing. */
  async #readRooms(firstDay, days) {
    const { bookings, sales } = this.#store
    const ours = new Set(Object.values(sales).map(({ block }) => block))
    const found = new Map()
    const others = []
    const { stays, end } = await this.#rack(firstDay, days)
    for (const { kind, id, code, asOf, ...place } of stays) {
      if (kind === 'booking') {
        const booking = found.get(id) ?? { code, status: 'completed', stays: [], asOf }
        found.set(id, booking)
        booking.stays.push(place)
      } else if (id === null || !ours.has(id)) {
        others.push({ kind, ...place })
      }
    }
    for (const [id, read] of found) {
      const order = bookings[id] ? Date.parse(read.asOf) - Date.parse(bookings[id].asOf) : 1
      if (order > 0) bookings[id] = read
      else if (order === 0) this.#store.toRead.push(id) // a call came while we were reading, in the same second
    }
    const isWithin = overlaps(`${firstDay}T06:00:00+05:30`, end)
    // What we have in this time and Uncle's rooms do not, was cancelled, moved or changed: the booking says it.
    const missing = Object.keys(bookings).filter((id) => !found.has(id) && bookings[id].stays.some(isWithin))
    this.#store.toRead.push(...missing)
    this.#store.others = [...this.#store.others.filter((stay) => !isWithin(stay)), ...others]
    this.#store.save()
    await this.readUnclear()
    return { read: found.size, missing: missing.length }
  }

  /** One thing after another for one sale: a cancellation waits for its sale. */
  #inTurn(id, work) {
    const turn = (this.#turns.get(id) ?? Promise.resolve()).catch(() => {}).then(work)
    this.#turns.set(id, turn)
    const forget = () => this.#turns.get(id) === turn && this.#turns.delete(id)
    turn.then(forget, forget)
    return turn
  }
}

function saleId({ channel, ref }) {
  return `${channel} ${ref}`
}

function overlaps(from, until) {
  return (stay) => Date.parse(stay.from) < Date.parse(until) && Date.parse(stay.until) > Date.parse(from)
}

function newer(time, other) {
  return other && Date.parse(other) > Date.parse(time) ? other : time
}

function changesRoom({ rooms, room_count }) {
  return rooms.length > room_count
}

function fromCall({ event, booking }) {
  const { code, rooms, checkin, checkout } = booking
  const status = { 'booking.cancelled': 'cancelled', 'booking.moved': 'moved' }[event] ?? 'completed'
  return { code, status, stays: rooms.map((room) => ({ room, from: checkin, until: checkout })) }
}

function fromReading({ code, status, rooms, checkin_date, leaves_at }) {
  const isHeld = status === 'completed'
  return { code, status, stays: isHeld ? rooms.map((room) => ({ room, from: checkin_date, until: leaves_at })) : [] }
}

/** The day in India, such as 2026-12-05. */
export function indianDay(instant) {
  return indianTime(instant).slice(0, 10)
}

export function indianTime(instant) {
  return new Date(Number(instant) + 5.5 * 3600_000).toISOString().slice(0, 19) + '+05:30'
}

function daysBetween(from, until) {
  return Math.ceil((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1
}

export function addDays(day, n) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + n * DAY_MS).toISOString().slice(0, 10)
}

/** Starts the receiver of a link; what a call leaves in doubt is read after the answer. */
export function listen({ link, secret, now, port, host }) {
  const server = receiver({
    secret,
    now,
    take: (call) => {
      const result = link.take(call)
      if (result !== 'repeated') link.readAfter(call)
      return result
    },
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { UNCLE_SITE, UNCLE_KEY, UNCLE_SECRET, PORT = '8080', STORE = 'link.json' } = process.env
  const uncle = new Uncle({ site: UNCLE_SITE, key: UNCLE_KEY })
  const link = new Link({ uncle, store: new Store(STORE) })
  await listen({ link, secret: UNCLE_SECRET, now: () => uncle.now() / 1000, port: Number(PORT) })
  const catchUp = () =>
    link.catchUp().then(
      (found) => console.log('caught up:', found),
      (error) => console.error(error),
    )
  await catchUp()
  setInterval(catchUp, 5 * 60_000) // walk-ins and blocks of the desk come by no call
}
