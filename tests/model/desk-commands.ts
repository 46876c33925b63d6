import fc from 'fast-check'
import type { Answer } from '../api/start-api.ts'
import { dayAt, SLOTS_SOLD, stayAt, times, type Time } from './times.ts'
import { Step, type Command, type Model, type Real } from './step.ts'

const QUARTER = 15 * 60_000

const post = (real: Real, path: string, body: object): Promise<Answer> =>
  real.api.post(`/desk/${path}`, body, { headers: real.staff.headers })

class Block extends Step {
  readonly time: Time
  readonly room: 'any' | 'first'
  constructor(time: Time, room: 'any' | 'first') {
    super()
    this.time = time
    this.room = room
  }
  async act(model: Model, real: Real): Promise<Answer> {
    const { checkin, checkout } = stayAt(real, this.time)
    const { rooms } = (await real.api.get('/desk/rooms', { headers: real.staff.headers })).body
    const room = this.room === 'first' ? rooms[0].id : null
    const answer = await post(real, 'blocks', { from: checkin, until: checkout, why: 'repair', room })
    if (answer.status === 200) model.blocks.push(answer.body.id)
    return answer
  }
  override toString = () => `block(${this.room}, ${JSON.stringify(this.time)})`
}

class Free extends Step {
  readonly which: number
  constructor(which: number) {
    super()
    this.which = which
  }
  override check = (model: Readonly<Model>): boolean => model.blocks.length > 0
  async act(model: Model, real: Real): Promise<Answer> {
    const [id = ''] = model.blocks.splice(this.which % model.blocks.length, 1)
    return post(real, `blocks/${id}/free`, {})
  }
  override toString = () => `free(${this.which})`
}

class WalkIn extends Step {
  readonly hours: number
  readonly paid: number
  constructor(hours: number, paid: number) {
    super()
    this.hours = hours
    this.paid = paid
  }
  async act(model: Model, real: Real): Promise<Answer> {
    const { now } = (await real.api.get('/desk/walk-in-offers', { headers: real.staff.headers })).body
    const until = new Date(Math.ceil(Date.parse(now) / QUARTER) * QUARTER + this.hours * 3_600_000).toISOString()
    const money = this.paid > 0 ? { paid: { amount: this.paid, method: 'cash' } } : {}
    const price = { price: 600, price_reason: 'As agreed' }
    const answer = await post(real, 'walk-ins', { until, name: 'Suresh', guests: 2, ...price, ...money })
    if (answer.status === 200) model.walkIns.push(answer.body.id)
    return answer
  }
  override toString = () => `walkIn(${this.hours} h, ₹${this.paid})`
}

class ActOnWalkIn extends Step {
  readonly which: number
  readonly kind: 'leave' | 'hours' | 'still-here'
  constructor(which: number, kind: 'leave' | 'hours' | 'still-here') {
    super()
    this.which = which
    this.kind = kind
  }
  override check = (model: Readonly<Model>): boolean => model.walkIns.length > 0
  act(model: Model, real: Real): Promise<Answer> {
    const id = model.walkIns[this.which % model.walkIns.length] ?? ''
    const body = this.kind === 'leave' ? { unpaid: 'They ran' } : this.kind === 'hours' ? { hours: 1 } : {}
    return post(real, `walk-ins/${id}/${this.kind}`, body)
  }
  override toString = () => `walkIn ${this.kind}(${this.which})`
}

class Clean extends Step {
  readonly minutes: number
  constructor(minutes: number) {
    super()
    this.minutes = minutes
  }
  act(_model: Model, real: Real): Promise<Answer> {
    return post(real, 'cleaning-minutes', { minutes: this.minutes })
  }
  override toString = () => `clean(${this.minutes} min)`
}

class SetPrice extends Step {
  readonly time: Time
  readonly price: number | null
  constructor(time: Time, price: number | null) {
    super()
    this.time = time
    this.price = price
  }
  act(_model: Model, real: Real): Promise<Answer> {
    const day = dayAt(real, this.time.day)
    const { slot } = this.time
    return post(real, 'prices/rules', { slot, price: this.price, first: day, last: day, sure: true })
  }
  override toString = () => `price(${this.price ?? 'closed'}, ${JSON.stringify(this.time)})`
}

class StopSelling extends Step {
  readonly way: 'stop-selling' | 'sell-again'
  constructor(way: 'stop-selling' | 'sell-again') {
    super()
    this.way = way
  }
  act(_model: Model, real: Real): Promise<Answer> {
    return post(real, this.way, {})
  }
  override toString = () => this.way
}

class HandOver extends Step {
  readonly counted: number
  constructor(counted: number) {
    super()
    this.counted = counted
  }
  async act(_model: Model, real: Real): Promise<Answer> {
    const { colleagues } = (await real.api.get('/desk/shift', { headers: real.staff.headers })).body
    const other = colleagues.find(({ id }: { id: string }) => id !== real.staff.id)
    return post(real, 'shift/hand-over', { counted: this.counted, to: other.id })
  }
  override toString = () => `handOver(${this.counted})`
}

/** What the hotel does with the rooms that guests book. */
export const deskCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(times, fc.constantFrom('any', 'first')).map(([time, room]) => new Block(time, room as 'any')),
  fc.nat({ max: 3 }).map((which) => new Free(which)),
  fc.tuple(fc.constantFrom(1, 2, 12), fc.constantFrom(0, 100, 600)).map(([hours, paid]) => new WalkIn(hours, paid)),
  fc
    .tuple(fc.nat({ max: 3 }), fc.constantFrom('leave', 'leave', 'hours', 'still-here'))
    .map(([which, kind]) => new ActOnWalkIn(which, kind as 'leave')),
  fc.constantFrom(0, 30, 60, 120).map((minutes) => new Clean(minutes)),
  fc
    .tuple(times, fc.constantFrom(...SLOTS_SOLD), fc.constantFrom(null, 500, 1200, 8000))
    .map(([time, slot, price]) => new SetPrice({ ...time, slot }, price)),
  fc.constantFrom('stop-selling', 'sell-again', 'sell-again').map((way) => new StopSelling(way as 'stop-selling')),
  fc.constantFrom(0, 500).map((counted) => new HandOver(counted)),
]
