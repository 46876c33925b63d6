import type { BuiltGuest } from '../builders.ts'
import type { Answer } from '../api/start-api.ts'
import { Step, type Model, type Real } from './step.ts'

/** A step that concerns one of the bookings made so far. */
export abstract class BookingStep extends Step {
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
  /** Calls the desk of the booking's own hotel. Without a body it only reads. */
  protected async desk(model: Model, real: Real, what = '', body?: object): Promise<Answer> {
    const { id } = this.of(model, real)
    const { hotel_id } = await real.api.db
      .selectFrom('bookings')
      .select('hotel_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const headers = (hotel_id === real.hotel.id ? real.staff : real.otherStaff).headers
    const path = `/desk/bookings/${id}${what && `/${what}`}`
    return body ? real.api.post(path, body, { headers }) : real.api.get(path, { headers })
  }
}
