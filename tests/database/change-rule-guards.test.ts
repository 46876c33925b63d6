/** Tests how the schema protects the rule for changes under which a booking was made (decision 0095). */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { bookingRow, givenHotel, givenUser, heldUntil, morning, type GivenHotel } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const DONE = new Date(morning.from.getTime() - 60 * 60_000)

await describeBothEngines('the rule for changes', (engine) => {
  const kind = { cancel_hours: 2, grace_minutes: 15 }
  const hotelWith = async (rule: Partial<NewRow<'hotels'>>) => {
    const hotel = await givenHotel(engine.db, 4)
    await engine.db.updateTable('hotels').set(rule).where('id', '=', hotel.id).execute()
    return hotel
  }
  const hold = (hotel: GivenHotel, userId: string, created_at = DONE) =>
    engine.db
      .insertInto('bookings')
      .values(bookingRow(hotel, userId, { status: 'pending', hold_expires_at: heldUntil, created_at }))
      .returning('id')
      .executeTakeFirstOrThrow()
  const ruleOf = (id: string) =>
    engine.db
      .selectFrom('bookings')
      .select(['cancel_hours', 'grace_minutes', 'grace_until'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const change = (id: string, fields: Partial<NewRow<'bookings'>>) =>
    refusalOf(engine.db.updateTable('bookings').set(fields).where('id', '=', id).execute())

  it.each<[Partial<NewRow<'hotels'>>, string]>([
    [{ cancel_hours: 12 }, 'hotels_cancel_hours_known'],
    [{ grace_minutes: 20 }, 'hotels_grace_minutes_known'],
    [kind, 'nothing'],
  ])('a hotel with %j violates %s', async (rule, guard) => {
    const hotel = await givenHotel(engine.db, 1)
    expect(await refusalOf(engine.db.updateTable('hotels').set(rule).where('id', '=', hotel.id).execute())).toBe(guard)
  })

  it('a booking keeps the rule of its hotel, and its grace period begins with the payment', async () => {
    const hotel = await hotelWith(kind)
    const booking = await hold(hotel, await givenUser(engine.db))
    expect(await ruleOf(booking.id)).toEqual({ ...kind, grace_until: null })
    expect(await change(booking.id, { cancel_hours: 24 })).toBe('bookings_keep_change_rule')
    expect(await change(booking.id, { grace_minutes: 30 })).toBe('bookings_keep_change_rule')
    expect(await change(booking.id, { grace_until: DONE })).toBe('bookings_keep_change_rule')
    expect(await change(booking.id, { status: 'completed', completed_at: DONE, hold_expires_at: null })).toBe('nothing')
    expect((await ruleOf(booking.id)).grace_until).toEqual(new Date(DONE.getTime() + 15 * 60_000))
    expect(await change(booking.id, { grace_until: null })).toBe('nothing')
    expect(await change(booking.id, { grace_until: DONE })).toBe('bookings_keep_change_rule')
  })

  it('a guest has one grace period a day, and gets it back if the hold is never paid', async () => {
    const hotel = await hotelWith(kind)
    const userId = await givenUser(engine.db)
    const make = (created_at: Date) => hold(hotel, userId, created_at)
    const first = await make(new Date('2031-03-03T18:29:00Z')) // 11:59 PM in India
    const second = await make(new Date('2031-03-03T18:30:00Z')) // midnight
    const third = await make(new Date('2031-03-04T18:29:00Z'))
    const minutes = async ({ id }: { id: string }) => (await ruleOf(id)).grace_minutes
    expect([await minutes(first), await minutes(second), await minutes(third)]).toEqual([15, 15, 0])
    expect(await change(third.id, { grace_minutes: 15 })).toBe('bookings_keep_change_rule')
    await change(second.id, { status: 'expired', hold_expires_at: null })
    expect(await minutes(second)).toBe(0)
    expect(await minutes(await make(new Date('2031-03-04T18:29:30Z')))).toBe(15)
  })
})
