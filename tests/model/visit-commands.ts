import fc from 'fast-check'
import { sql } from 'kysely'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { CANNOT_TAKE_REASONS, type CannotTakeReason } from '#domain/relocations/same-class.ts'
import type { Answer } from '../api/start-api.ts'
import { BookingStep } from './booking-step.ts'
import type { Command, Model, Real } from './step.ts'

/** Moves the clock to this many minutes after a booking's check-in, but never back. */
class AtCheckin extends BookingStep {
  readonly minutes: number
  constructor(which: number, minutes: number) {
    super(which)
    this.minutes = minutes
  }
  async act(model: Model, real: Real): Promise<undefined> {
    const { id } = this.of(model, real)
    const booking = await real.api.db
      .selectFrom('bookings')
      .select('checkin_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const ahead = minutesBetween(real.api.clock.now(), booking.checkin_at) + this.minutes
    if (ahead > 0) real.api.clock.advance(ahead)
  }
  override toString = () => `atCheckin(${this.which}, ${this.minutes} min)`
}

const ACTS = {
  seen: {},
  arrive: { ids: 'originals', register: [{ name: 'Asha Rao', id_kind: 'aadhaar', id_last_four: '7735' }] },
  leave: {},
  'no-show': {},
  'take-back': { reason: 'Wrong row' },
} as const
type VisitAct = keyof typeof ACTS

/** An entry about a booking that staff of its hotel make at the desk. */
class Mark extends BookingStep {
  readonly what: VisitAct
  constructor(which: number, what: VisitAct) {
    super(which)
    this.what = what
  }
  override get label(): string {
    return this.what
  }
  act(model: Model, real: Real): Promise<Answer> {
    return this.desk(model, real, this.what, ACTS[this.what])
  }
  override toString = () => `${this.what}(${this.which})`
}

class TakeMoney extends BookingStep {
  readonly share: 'half' | 'all' | 'too much'
  constructor(which: number, share: 'half' | 'all' | 'too much') {
    super(which)
    this.share = share
  }
  async act(model: Model, real: Real): Promise<Answer> {
    const due = await this.dueOf(model, real)
    const amount = { half: Math.ceil(due / 2), all: due, 'too much': due + 1 }[this.share]
    return this.desk(model, real, 'take', { amount, method: 'cash', receipt: 'LC-1' })
  }
  private async dueOf(model: Model, real: Real): Promise<number> {
    const { id } = this.of(model, real)
    const { rows } = await sql<{ due: number }>`select due_of_booking(${id}::uuid) as due`.execute(real.api.db)
    return Math.max(1, rows[0]?.due ?? 0)
  }
  override toString = () => `take(${this.which}, ${this.share})`
}

/** Adds an extra, which must leave Uncle's books unchanged. */
class AddExtra extends BookingStep {
  readonly quantity: number
  constructor(which: number, quantity: number) {
    super(which)
    this.quantity = quantity
  }
  act(model: Model, real: Real): Promise<Answer> {
    return this.desk(model, real, 'extras', { kind: 'food', words: 'Dinner', quantity: this.quantity, price: 180 })
  }
  override toString = () => `addExtra(${this.which}, ${this.quantity})`
}

/** Cancels the first extra on the bill. */
class CorrectExtra extends BookingStep {
  async act(model: Model, real: Real): Promise<Answer | undefined> {
    const { body } = await this.desk(model, real, 'bill')
    const extra = body.extras?.[0]?.id
    return extra ? this.desk(model, real, 'correct-extra', { extra, reason: 'Not theirs' }) : undefined
  }
  override toString = () => `correctExtra(${this.which})`
}

/** Adds hours for guests in their room who ask the desk. */
class AddHours extends BookingStep {
  readonly hours: number
  constructor(which: number, hours: number) {
    super(which)
    this.hours = hours
  }
  act(model: Model, real: Real): Promise<Answer> {
    return this.desk(model, real, 'hours', { hours: this.hours })
  }
  override toString = () => `addHours(${this.which}, ${this.hours})`
}

class ChangeRoom extends BookingStep {
  async act(model: Model, real: Real): Promise<Answer | undefined> {
    const free = await this.desk(model, real, 'free-rooms')
    const kept = await this.desk(model, real)
    const [from, to] = [kept.body.rooms?.[0], free.body[0]?.number]
    return from && to ? this.desk(model, real, 'room', { from, to }) : undefined
  }
  override toString = () => `changeRoom(${this.which})`
}

class CannotTake extends BookingStep {
  readonly reason: CannotTakeReason
  constructor(which: number, reason: CannotTakeReason) {
    super(which)
    this.reason = reason
  }
  act(model: Model, real: Real): Promise<Answer> {
    return this.desk(model, real, 'cannot-take', { reason: this.reason })
  }
  override toString = () => `cannotTake(${this.which}, ${this.reason})`
}

class TurnedAway extends BookingStep {
  act(model: Model, real: Real): Promise<Answer> {
    const { id, guest } = this.of(model, real)
    return real.steps.turnedAway(guest, id)
  }
  override toString = () => `turnedAway(${this.which})`
}

/** Moves the guest to the first offered hotel, or tries one that was not offered. */
class MoveTo extends BookingStep {
  readonly where: 'offered' | 'anywhere'
  constructor(which: number, where: 'offered' | 'anywhere') {
    super(which)
    this.where = where
  }
  async act(model: Model, real: Real): Promise<Answer | undefined> {
    const { id, guest } = this.of(model, real)
    const { body } = await real.steps.otherHotels(guest, id)
    const hotel = this.where === 'offered' ? body.hotels?.[0] : real.hotel
    if (!hotel) return undefined
    const answer = await real.steps.moveTo(guest, id, hotel)
    const guestNumber = model.bookings.find((booking) => booking.id === id)?.guest ?? 0
    if (answer.status === 200)
      model.bookings.push({ id: answer.body.booking.id, guest: guestNumber, status: 'completed' })
    return answer
  }
  override toString = () => `moveTo(${this.which}, ${this.where})`
}

class MoneyBack extends BookingStep {
  act(model: Model, real: Real): Promise<Answer> {
    const { id, guest } = this.of(model, real)
    return real.steps.moneyBack(guest, id)
  }
  override toString = () => `moneyBack(${this.which})`
}

/** Reports a no-show if the desk may, and lets the guests dispute it. */
class Objection extends BookingStep {
  async act(model: Model, real: Real): Promise<Answer> {
    await this.desk(model, real, 'no-show', {})
    const { id, guest } = this.of(model, real)
    return real.api.post(`/bookings/${id}/object-no-show`, {}, { headers: guest.headers })
  }
  override toString = () => `object(${this.which})`
}

const which = fc.nat({ max: 5 })

/**
 * What desk and guests do on the day of the stay. A refusal is as good as a success, as long as all rules still hold.
 */
export const visitCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(which, fc.constantFrom(-200, -59, 0, 61, 181)).map(([n, minutes]) => new AtCheckin(n, minutes)),
  fc.tuple(which, fc.constantFrom(-59, 0, 61)).map(([n, minutes]) => new AtCheckin(n, minutes)),
  fc
    .tuple(which, fc.constantFrom(...(Object.keys(ACTS) as VisitAct[]), 'arrive' as const))
    .map(([n, what]) => new Mark(n, what)),
  fc.tuple(which, fc.integer({ min: 1, max: 3 })).map(([n, quantity]) => new AddExtra(n, quantity)),
  which.map((n) => new CorrectExtra(n)),
  fc.tuple(which, fc.constantFrom('half', 'all', 'too much')).map(([n, share]) => new TakeMoney(n, share as 'half')),
  fc.tuple(which, fc.constantFrom(1, 2, 4, 10)).map(([n, hours]) => new AddHours(n, hours)),
  which.map((n) => new ChangeRoom(n)),
  fc.tuple(which, fc.constantFrom(...CANNOT_TAKE_REASONS)).map(([n, reason]) => new CannotTake(n, reason)),
  which.map((n) => new TurnedAway(n)),
  fc
    .tuple(which, fc.constantFrom('offered', 'offered', 'anywhere'))
    .map(([n, where]) => new MoveTo(n, where as 'offered')),
  which.map((n) => new MoneyBack(n)),
  which.map((n) => new Objection(n)),
]
