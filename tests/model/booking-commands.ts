import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { BOOKING_EVENTS, moveBooking, type BookingStatus } from '#domain/bookings/booking-status.ts'
import { addDays, istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { SIGNATURE_HEADER, signReport, TEST_GATEWAY, webhookSecret } from '#server/adapters/test-gateway.ts'
import type { BuiltGuest, BuiltHotel } from '../builders.ts'
import { expectBooksBalance, type Steps } from '../api/booking-steps.ts'
import type { Answer, Api } from '../api/start-api.ts'

/** What we know of the bookings without asking: who made each and the status it was last seen in. */
export type Model = { bookings: { id: string; guest: number; status: BookingStatus }[] }

export type Real = { api: Api; steps: Steps; hotel: BuiltHotel; guests: BuiltGuest[]; codes: Set<string> }

type Command = fc.AsyncCommand<Model, Real>

const SLOTS_SOLD: readonly SlotIndex[] = [0, 1, 3, 4]

/** Times that lie in each other's way: three days, four slots, Full Days of one or two days. */
const times = fc.record({
  day: fc.integer({ min: 0, max: 2 }),
  slot: fc.constantFrom(...SLOTS_SOLD),
  days: fc.constantFrom(1, 2),
})
type Time = { day: number; slot: SlotIndex; days: number }

/** Days ahead at which the times begin: the first is inside the 24 hours in which nothing can be changed any more. */
const DAYS_AHEAD = [1, 2, 4]

function stayAt(real: Real, { day, slot, days }: Time) {
  const date = addDays(istDateOf(real.api.clock.now()), DAYS_AHEAD[day] ?? 2)
  const period = slotPeriod(slot, date, days)
  return {
    checkin: toIstIso(period.start),
    checkout: toIstIso(period.end),
    slotId: slotAt(slot).bookingSlotId,
  }
}

const isReachable = (from: BookingStatus, to: BookingStatus, seen: BookingStatus[] = []): boolean =>
  from === to ||
  BOOKING_EVENTS.some((event) => {
    const moved = moveBooking(from, event)
    return moved.ok && !seen.includes(moved.value) && isReachable(moved.value, to, [...seen, from])
  })

/** After every step: states moved along the table only, and the books balance once nothing is waiting to be worked on. */
async function expectSound(model: Model, real: Real): Promise<void> {
  await real.api.worker.drain()
  const ids = model.bookings.map(({ id }) => id)
  if (ids.length > 0) {
    const rows = await real.api.db.selectFrom('bookings').select(['id', 'status']).where('id', 'in', ids).execute()
    for (const booking of model.bookings) {
      const status = rows.find(({ id }) => id === booking.id)?.status
      expect(status, booking.id).toBeDefined()
      if (!status) continue
      expect(isReachable(booking.status, status), `${booking.status} to ${status}`).toBe(true)
      booking.status = status
    }
  }
  await expectBooksBalance(real.api, real.hotel.id)
}

/** Nothing a guest does may end in a fault of ours; a refusal has a code of the list. */
function expectAnswered(real: Real, answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  real.codes.add(answer.body?.error?.code ?? 'OK')
}

abstract class Step implements Command {
  abstract act(model: Model, real: Real): Promise<Answer | undefined>
  abstract toString(): string
  check(_model: Readonly<Model>): boolean {
    return true
  }
  async run(model: Model, real: Real): Promise<void> {
    const answer = await this.act(model, real)
    if (answer) expectAnswered(real, answer)
    await expectSound(model, real)
  }
}

type Party = { guest: number; rooms: number; payAtHotel: boolean; coupon: boolean }

class Book extends Step {
  readonly time: Time
  readonly party: Party
  constructor(time: Time, party: Party) {
    super()
    this.time = time
    this.party = party
  }
  async act(model: Model, real: Real): Promise<Answer> {
    const { guest, rooms, payAtHotel, coupon } = this.party
    const who = real.guests[guest]
    if (!who) throw new Error(`no guest ${guest}`)
    const wish = { roomCount: rooms, guestsCount: rooms * 2, payAtHotel, ...(coupon ? { couponId: 'MODEL' } : {}) }
    const answer = await real.steps.book(who, real.hotel, wish, stayAt(real, this.time))
    if (answer.status === 200) {
      const { id, status } = answer.body.booking
      model.bookings.push({ id, guest, status })
    }
    return answer
  }
  override toString = () => `book(${JSON.stringify({ ...this.time, ...this.party })})`
}

/** A step about one of the bookings made so far. */
abstract class BookingStep extends Step {
  readonly which: number
  constructor(which: number) {
    super()
    this.which = which
  }
  override check = (model: Readonly<Model>): boolean => model.bookings.length > 0
  protected of(model: Model, real: Real): { id: string; guest: BuiltGuest } {
    const booking = model.bookings[this.which % model.bookings.length]
    const guest = booking && real.guests[booking.guest]
    if (!booking || !guest) throw new Error('no booking to act on')
    return { id: booking.id, guest }
  }
}

class Cancel extends BookingStep {
  act(model: Model, real: Real): Promise<Answer> {
    const { id, guest } = this.of(model, real)
    return real.steps.cancel(guest, id)
  }
  override toString = () => `cancel(${this.which})`
}

class Modify extends BookingStep {
  readonly time: Time
  constructor(which: number, time: Time) {
    super(which)
    this.time = time
  }
  act(model: Model, real: Real): Promise<Answer> {
    const { id, guest } = this.of(model, real)
    return real.steps.modify(guest, id, stayAt(real, this.time))
  }
  override toString = () => `modify(${this.which}, ${JSON.stringify(this.time)})`
}

class Extend extends BookingStep {
  readonly hours: number
  constructor(which: number, hours: number) {
    super(which)
    this.hours = hours
  }
  act(model: Model, real: Real): Promise<Answer> {
    const { id, guest } = this.of(model, real)
    return real.steps.extend(guest, id, this.hours)
  }
  override toString = () => `extend(${this.which}, ${this.hours} h)`
}

class CancelExtension extends BookingStep {
  act(model: Model, real: Real): Promise<Answer> {
    const { id, guest } = this.of(model, real)
    return real.steps.cancelExtension(guest, id)
  }
  override toString = () => `cancelExtension(${this.which})`
}

class InvitePartner extends BookingStep {
  async act(model: Model, real: Real): Promise<Answer> {
    const { id, guest } = this.of(model, real)
    const partner = real.guests.find((other) => other.id !== guest.id)
    if (!partner) throw new Error('nobody to invite')
    const invited = await real.api.post(
      `/booking-partner/${id}/invite-partner`,
      { partner: partner.phone },
      { headers: guest.headers },
    )
    if (invited.status !== 200) return invited
    return real.api.post(`/booking-partner/${id}/accept/${partner.id}`, {}, { headers: partner.headers })
  }
  override toString = () => `invitePartner(${this.which})`
}

type GatewayRow = { id: string; status: string }

async function gatewayPayments(real: Real): Promise<GatewayRow[]> {
  const { rows } = await sql<GatewayRow>`
    select g.id, g.status from dev_gateway_payments g join payments p on p.id::text = g.reference
      join bookings b on b.id = p.booking_id where b.hotel_id = ${real.hotel.id} order by g.created_at, g.id`.execute(
    real.api.db,
  )
  return rows
}

/** Presses the gateway's button for one of its payments, whatever became of it on our side meanwhile. */
class Press extends Step {
  readonly which: number
  readonly how: 'success' | 'failure' | 'late'
  constructor(which: number, how: 'success' | 'failure' | 'late') {
    super()
    this.which = which
    this.how = how
  }
  override check = (model: Readonly<Model>): boolean => model.bookings.length > 0
  async act(_model: Model, real: Real): Promise<Answer | undefined> {
    const payments = await gatewayPayments(real)
    const payment = payments[this.which % Math.max(1, payments.length)]
    if (!payment) return undefined
    if (this.how === 'late') {
      await sql`update dev_gateway_payments set status = 'open' where id = ${payment.id} and status <> 'paid'`.execute(
        real.api.db,
      )
    } else if (payment.status !== 'open' && payment.status !== 'failed') return undefined
    return real.steps.press(payment.id, this.how === 'failure' ? 'failure' : 'success')
  }
  override toString = () => `press(${this.which}, ${this.how})`
}

/** A report that came before comes again: as it was, under another number, or with a changed amount and the old signature. */
class RepeatReport extends Step {
  readonly which: number
  readonly how: 'same' | 'renumbered' | 'tampered'
  constructor(which: number, how: 'same' | 'renumbered' | 'tampered') {
    super()
    this.which = which
    this.how = how
  }
  override check = (model: Readonly<Model>): boolean => model.bookings.length > 0
  async act(_model: Model, real: Real): Promise<Answer | undefined> {
    const { rows } = await sql<{ body: string }>`
      select w.body from webhook_events w join payments p on p.id::text = w.body::json->>'reference'
        join bookings b on b.id = p.booking_id where b.hotel_id = ${real.hotel.id} order by w.received_at, w.event_id`.execute(
      real.api.db,
    )
    const body = rows[this.which % Math.max(1, rows.length)]?.body
    if (!body) return undefined
    const event = JSON.parse(body) as { eventId: string; amount: number }
    const sent = this.how === 'renumbered' ? JSON.stringify({ ...event, eventId: `again_${event.eventId}` }) : body
    const signature = signReport(webhookSecret(undefined), sent)
    const payload = this.how === 'tampered' ? sent.replace(`"amount":${event.amount}`, '"amount":1') : sent
    const answer = await real.api.app.inject({
      method: 'POST',
      url: `/api/webhooks/${TEST_GATEWAY}`,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      payload,
    })
    const wanted = this.how === 'tampered' && payload !== sent ? 401 : 200
    if (answer.statusCode !== wanted) throw new Error(`a ${this.how} report was answered ${answer.statusCode}`)
    return undefined
  }
  override toString = () => `repeatReport(${this.which}, ${this.how})`
}

class Wait extends Step {
  readonly minutes: number
  constructor(minutes: number) {
    super()
    this.minutes = minutes
  }
  async act(_model: Model, real: Real): Promise<Answer | undefined> {
    real.api.clock.advance(this.minutes)
    return undefined
  }
  override toString = () => `wait(${this.minutes} min)`
}

class RunJob extends Step {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
  }
  act(_model: Model, real: Real): Promise<Answer> {
    return real.steps.runJob(this.name)
  }
  override toString = () => `job(${this.name})`
}

const which = fc.nat({ max: 5 })
const party: fc.Arbitrary<Party> = fc.record({
  guest: fc.integer({ min: 0, max: 1 }),
  rooms: fc.constantFrom(1, 1, 1, 2),
  payAtHotel: fc.boolean(),
  coupon: fc.boolean(),
})

/** Everything that can happen to the bookings of one small hotel; what happens most in life comes most often. */
export const bookingCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(times, party).map(([time, with_]) => new Book(time, with_)),
  fc.tuple(times, party).map(([time, with_]) => new Book(time, with_)),
  fc
    .tuple(which, fc.constantFrom('success', 'success', 'success', 'failure', 'late'))
    .map(([n, how]) => new Press(n, how as 'success')),
  fc
    .tuple(which, fc.constantFrom('success', 'success', 'success', 'failure', 'late'))
    .map(([n, how]) => new Press(n, how as 'success')),
  fc
    .tuple(which, fc.constantFrom('same', 'renumbered', 'tampered'))
    .map(([n, how]) => new RepeatReport(n, how as 'same')),
  which.map((n) => new Cancel(n)),
  fc.tuple(which, times).map(([n, time]) => new Modify(n, time)),
  fc.tuple(which, times).map(([n, time]) => new Modify(n, time)),
  fc.tuple(which, fc.constantFrom(1, 3, 12)).map(([n, hours]) => new Extend(n, hours)),
  which.map((n) => new CancelExtension(n)),
  which.map((n) => new InvitePartner(n)),
  fc.constantFrom(1, 6, 15, 16, 600, 1500, 3000).map((minutes) => new Wait(minutes)),
  fc
    .constantFrom('expire-holds', 'expire-holds', 'reconcile-payments', 'end-stays', 'reward-referrals')
    .map((name) => new RunJob(name)),
]
