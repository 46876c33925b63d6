import type fc from 'fast-check'
import { expect } from 'vitest'
import { BOOKING_EVENTS, moveBooking, type BookingStatus } from '#domain/bookings/booking-status.ts'
import { expectBooksBalance, type Steps } from '../api/booking-steps.ts'
import type { Answer, Api } from '../api/start-api.ts'
import type { Statement } from '#domain/ledger/statement.ts'
import { expectDeskIsSound } from './desk-facts.ts'
import { expectClosedMonthsStay } from './month-facts.ts'
import type { BuiltGuest, BuiltHotel, BuiltStaff } from '../builders.ts'

/**
 * What the test knows without asking the server: who made each booking and its last known status, and the desk's
 * blocks.
 */
export type Model = {
  bookings: { id: string; guest: number; status: BookingStatus }[]
  /** rooms that the desk blocked and has not freed */
  blocks: string[]
  /** walk-ins that are here or have left */
  walkIns: string[]
  /** the hotels' months, as they were when they were closed */
  closed: Statement[]
}

export type Real = {
  api: Api
  steps: Steps
  hotel: BuiltHotel
  /** a slightly dearer hotel of the same class with one room, to which guests are moved */
  other: BuiltHotel
  guests: BuiltGuest[]
  /** a manager at the hotel's desk */
  staff: BuiltStaff
  otherStaff: BuiltStaff
  /** an admin of the office */
  admin: BuiltStaff
  /** codes of refusals, and names of the steps that succeeded */
  met: Set<string>
}

export type Command = fc.AsyncCommand<Model, Real>

const isReachable = (from: BookingStatus, to: BookingStatus, seen: BookingStatus[] = []): boolean =>
  from === to ||
  BOOKING_EVENTS.some((event) => {
    const moved = moveBooking(from, event)
    return moved.ok && !seen.includes(moved.value) && isReachable(moved.value, to, [...seen, from])
  })

/**
 * Checks after every step that states changed only as the table allows, and that the books balance once no work is
 * pending.
 */
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
  for (const { id } of [real.hotel, real.other]) {
    await expectBooksBalance(real.api, id)
    await expectDeskIsSound(real.api, id)
  }
  await expectClosedMonthsStay(real.api, model.closed)
}

/** Expects that a guest's action never ends in a server error, and that a refusal has a known code. */
function expectAnswered(real: Real, step: Step, answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  real.met.add(answer.body?.error?.code ?? step.label)
}

/** A single event. Afterwards all rules must still hold. */
export abstract class Step implements Command {
  abstract act(model: Model, real: Real): Promise<Answer | undefined>
  abstract toString(): string
  /** the name under which a run reports that it reached this step */
  get label(): string {
    return this.constructor.name
  }
  check(_model: Readonly<Model>): boolean {
    return true
  }
  async run(model: Model, real: Real): Promise<void> {
    const answer = await this.act(model, real)
    if (answer) expectAnswered(real, this, answer)
    await expectSound(model, real)
  }
}
