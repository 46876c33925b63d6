/**
 * Plays a receptionist's day with 60 bookings and 20 walk-ins. Guests come early, late or never, stay on or leave
 * early, and pay in parts. After each event the desk's pages must show what happened, and at the end the shift must be
 * right to the rupee.
 */
import { expect } from 'vitest'
import { addMinutes, minutesBetween, toIstIso } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { buildGuest } from '../builders.ts'
import { putClock } from './desk-acts.ts'
import { codeOf, roomTest } from './room-test.ts'
import type { Body } from './start-api.ts'

const BOOKINGS = 60
const WALK_INS = 20
const ROOMS = 40
const DAY = '2026-12-05'
const METHODS = ['cash', 'upi', 'card'] as const
const SLOTS = [
  { checkin: `${DAY}T10:00:00+05:30`, checkout: `${DAY}T19:00:00+05:30`, slotId: 0 },
  { checkin: `${DAY}T13:00:00+05:30`, checkout: `${DAY}T18:00:00+05:30`, slotId: 3 },
  { checkin: `${DAY}T18:00:00+05:30`, checkout: `${DAY}T21:00:00+05:30`, slotId: 4 },
  { checkin: `${DAY}T21:00:00+05:30`, checkout: '2026-12-06T10:00:00+05:30', slotId: 1 },
]

const test = roomTest
  .extend('hotelWish', { rooms: ROOMS, prices: { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 } })
  .extend('pages', ({ desk }) => ({
    day: async (): Promise<Body> => (await desk.get('day')).body,
    rooms: async (): Promise<Body[]> => (await desk.get('rooms-now')).body.rooms,
    shift: async (): Promise<Body> => (await desk.get('shift')).body,
  }))

type Party = {
  kind: 'booking' | 'walk_in'
  id: string
  arrivesAt: Date
  leavesAt: Date
  state: 'expected' | 'here' | 'left' | 'never'
}

test(
  'a receptionist’s day shows the right status on every page, and the shift’s cash is exact',
  { timeout: 240_000 },
  async ({ api, hotel, steps, marks, desk, pages }) => {
    const draw = random('a receptionist’s day')
    const taken: Record<string, number> = { cash: 0, upi: 0, card: 0 }
    const parties: Party[] = []
    for (let number = 0; number < BOOKINGS; number++) {
      const slot = SLOTS[number % SLOTS.length] ?? SLOTS[0]
      if (!slot) continue
      const { id } = await steps.paid(await buildGuest(api.db), hotel, { payAtHotel: number % 2 === 0 }, slot)
      const [begin, end] = [new Date(slot.checkin), new Date(slot.checkout)]
      parties.push({
        kind: 'booking',
        id,
        arrivesAt: addMinutes(begin, draw.int(-20, 50)),
        leavesAt: addMinutes(end, draw.int(-90, 40)),
        state: number % 15 === 14 ? 'never' : 'expected',
      })
    }
    for (let number = 0; number < WALK_INS; number++) {
      const arrivesAt = addMinutes(new Date(`${DAY}T10:05:00+05:30`), number * 30)
      const leavesAt = addMinutes(arrivesAt, draw.int(60, 170))
      parties.push({ kind: 'walk_in', id: '', arrivesAt, leavesAt, state: 'expected' })
    }

    const pathOf = ({ kind, id }: Party) => `${kind === 'booking' ? 'bookings' : 'walk-ins'}/${id}`
    const dueOf = async (party: Party): Promise<number> => (await desk.get(pathOf(party))).body.due
    const take = async (party: Party, amount: number) => {
      if (amount <= 0) return
      const method = draw.pick(METHODS)
      expect(codeOf(await desk.post(`${pathOf(party)}/take`, { amount, method }))).toEqual([200, 'OK'])
      taken[method] = (taken[method] ?? 0) + amount
    }
    const arrive = async (party: Party): Promise<boolean> => {
      if (party.kind === 'walk_in') {
        const until = new Date(Math.ceil(addMinutes(api.clock.now(), 120).getTime() / 900_000) * 900_000)
        const given = await desk.post('walk-ins', { until: toIstIso(until), name: 'Suresh Patil', guests: 2 })
        if (codeOf(given)[1] === 'NO_ROOM_FREE') return false
        expect(codeOf(given)).toEqual([200, 'OK'])
        party.id = given.body.id
      } else {
        let greeted = await marks.arrive(party.id)
        if (codeOf(greeted)[1] === 'ROOM_STILL_IN_USE') {
          const [own = ''] = await marks.rooms(party.id)
          const [other] = (await desk.get(`bookings/${party.id}/free-rooms`, { at_desk: 'yes' })).body
          if (!other) return false
          expect(codeOf(await marks.room(party.id, own, other.number))).toEqual([200, 'OK'])
          greeted = await marks.arrive(party.id)
        }
        expect(codeOf(greeted)).toEqual([200, 'OK'])
      }
      party.state = 'here'
      await take(party, Math.floor((await dueOf(party)) / 2))
      return true
    }
    const leave = async (party: Party) => {
      await take(party, await dueOf(party))
      expect(codeOf(await desk.post(`${pathOf(party)}/leave`))).toEqual([200, 'OK'])
      party.state = 'left'
    }

    /** Checks that the pages show exactly the parties that are here, each in its own room, and the right amounts. */
    const expectTrue = async () => {
      const now = api.clock.now()
      const here = parties.filter(({ state }) => state === 'here')
      const rooms = await pages.rooms()
      const shown = rooms.flatMap(({ party }) => (party ? [party.id as string] : []))
      expect(shown.toSorted()).toEqual(here.map(({ id }) => id).toSorted())
      for (const { number, state, party } of rooms)
        if (party) expect(state, number).toBe(now >= new Date(party.until) ? 'late' : 'in')
      const day = await pages.day()
      const rows: Body[] = [...day.arriving, ...day.here, ...day.leaving, ...day.gone]
      for (const party of parties.filter(({ kind }) => kind === 'booking')) {
        const row = rows.find(({ id }) => id === party.id)
        if (!row) continue
        const overdue = now >= new Date(row.leaves_at)
        const words: Record<Party['state'], string[]> = {
          here: overdue ? ['overdue'] : ['here', 'leaving'],
          left: ['left'],
          expected: overdue ? ['nobody_marked'] : ['new', 'expected', 'late'],
          never: overdue ? ['nobody_marked'] : ['new', 'expected', 'late'],
        }
        expect(words[party.state], `${party.state} at ${toIstIso(now)}`).toContain(row.word)
      }
      const { takings } = await pages.shift()
      for (const method of METHODS) {
        const sum = takings
          .filter((one: Body) => one.method === method)
          .reduce((all: number, one: Body) => all + one.amount, 0)
        expect(sum, method).toBe(taken[method])
      }
    }

    type Event = { at: Date; party: Party; what: 'arrive' | 'leave' }
    const events: Event[] = parties
      .filter(({ state }) => state === 'expected')
      .flatMap((party) => [
        { at: party.arrivesAt, party, what: 'arrive' as const },
        { at: party.leavesAt, party, what: 'leave' as const },
      ])
    let turnedAway = 0
    for (let count = 0; events.length > 0; count++) {
      events.sort((one, other) => one.at.getTime() - other.at.getTime())
      const { at, party, what } = events.shift() as Event
      putClock(api, toIstIso(at))
      if (count % 4 === 0) await steps.runJob('keep-rooms-of-staying-on')
      if (what === 'arrive' && !(await arrive(party))) {
        // Guests with a booking wait for a room, but walk-ins leave.
        if (party.kind === 'booking') events.push({ at: addMinutes(at, 15), party, what })
        else turnedAway += 1
      } else if (what === 'leave' && party.state === 'here') await leave(party)
      if (count % 5 === 0) await expectTrue()
    }
    await expectTrue()
    expect(turnedAway, 'walk-ins for whom no room was free').toBeLessThan(WALK_INS / 2)
    expect(parties.filter(({ state }) => state === 'here')).toEqual([])

    const shift = await pages.shift()
    expect(shift).toMatchObject({ cash_box: taken['cash'], still_due: [], walk_ins_still_due: [], unpaid: [] })
    expect(shift.unmarked).toHaveLength(parties.filter(({ state }) => state === 'never').length)
    const handed = await desk.post('shift/hand-over', { counted: taken['cash'], to: null })
    expect(codeOf(handed)).toEqual([200, 'OK'])
    expect(handed.body.ended[0]).toMatchObject({ expected: taken['cash'], counted: taken['cash'] })
    expect(minutesBetween(new Date(`${DAY}T09:00:00+05:30`), api.clock.now())).toBeGreaterThan(24 * 60)
  },
)
