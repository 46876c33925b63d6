import fc from 'fast-check'
import type { Answer } from '../api/start-api.ts'
import { BookingStep } from './booking-step.ts'
import { Press, RepeatReport } from './gateway-commands.ts'
import { Step, type Command, type Model, type Real } from './step.ts'
import { stayAt, times, type Time } from './times.ts'

type Party = { guest: number; rooms: number; bathtub: boolean; payAtHotel: boolean; coupon: boolean }

class Book extends Step {
  readonly time: Time
  readonly party: Party
  constructor(time: Time, party: Party) {
    super()
    this.time = time
    this.party = party
  }
  async act(model: Model, real: Real): Promise<Answer> {
    const { guest, rooms, bathtub, payAtHotel, coupon } = this.party
    const who = real.guests[guest]
    if (!who) throw new Error(`no guest ${guest}`)
    const wish = {
      roomCount: rooms,
      guestsCount: rooms * 2,
      bathtub,
      payAtHotel,
      ...(coupon ? { couponId: 'MODEL' } : {}),
    }
    const answer = await real.steps.book(who, real.hotel, wish, stayAt(real, this.time))
    if (answer.status === 200) {
      const { id, status } = answer.body.booking
      model.bookings.push({ id, guest, status })
    }
    return answer
  }
  override toString = () => `book(${JSON.stringify({ ...this.time, ...this.party })})`
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
  bathtub: fc.constantFrom(false, false, true),
  payAtHotel: fc.boolean(),
  coupon: fc.boolean(),
})

/** Everything that can happen to a small hotel's bookings. Common steps are listed more often. */
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
    .constantFrom(
      'expire-holds',
      'expire-holds',
      'reconcile-payments',
      'end-stays',
      'reward-referrals',
      'settle-claims',
    )
    .map((name) => new RunJob(name)),
]
