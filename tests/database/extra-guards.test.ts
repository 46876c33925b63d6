/**
 * Tests what the schema refuses about extras on a bill and a hotel's UPI account, whatever the application does
 * (decision 0079).
 */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { takenForExtras } from '#domain/desk/extras.ts'
import { buildStaff } from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

type Extra = Partial<NewRow<'desk_extras'>>

await describeBothEngines('extras', (engine) => {
  async function given() {
    const { db } = engine
    const booking = await givenBooking(db)
    const other = await givenBooking(db)
    const staff = await buildStaff(db, { id: booking.hotel.id })
    const row = (fields: Extra = {}) => ({
      hotel_id: booking.hotel.id,
      booking_id: booking.id,
      kind: 'food' as const,
      quantity: 1,
      price: 180,
      staff_id: staff.id,
      written_at: morning.from,
      ...fields,
    })
    const insert = async (fields: Extra = {}) =>
      (await db.insertInto('desk_extras').values(row(fields)).returning('id').executeTakeFirstOrThrow()).id
    const refused = (fields: Extra) => refusalOf(insert(fields))
    const take = (amount: number) =>
      refusalOf(
        db
          .insertInto('desk_takings')
          .values({
            hotel_id: booking.hotel.id,
            booking_id: booking.id,
            staff_id: staff.id,
            amount,
            method: 'cash',
            taken_at: morning.from,
          })
          .execute(),
      )
    const ask = async (what: 'due_at_desk' | 'due_of_booking' | 'extras_of') => {
      const { rows } = await sql<{ sum: number }>`select ${sql.raw(what)}(${booking.id}::uuid) as sum`.execute(db)
      return rows[0]?.sum
    }
    return { db, booking, other, staff, insert, refused, take, ask }
  }

  test.each<[string, Extra, string]>([
    ['food without words', {}, 'nothing'],
    ['damage without words', { kind: 'damage' }, 'desk_extras_words_needed'],
    ['damage with words', { kind: 'damage', words: 'Lamp' }, 'nothing'],
    ['words of spaces', { words: ' ' }, 'desk_extras_words_form'],
    ['61 letters', { words: 'L'.repeat(61) }, 'desk_extras_words_form'],
    ['none of it', { quantity: 0 }, 'desk_extras_quantity_range'],
    ['a hundred', { quantity: 100, price: 1 }, 'desk_extras_quantity_range'],
    ['less than none without a line that it takes back', { quantity: -1 }, 'desk_extras_quantity_range'],
    ['free of charge', { price: 0 }, 'desk_extras_price_range'],
    ['a line of ₹20,000', { quantity: 2, price: 10_000 }, 'nothing'],
    ['a line above it', { quantity: 2, price: 10_001 }, 'desk_extras_price_range'],
    ['a reason for a line that takes nothing back', { reason: 'Why' }, 'desk_extras_reason_of_correction'],
    ['nobody’s', { booking_id: null }, 'desk_extras_of_one_party'],
  ])('an extra (%s: %j) violates %s', async (_name, fields, expected) => {
    const { refused } = await given()
    expect(await refused(fields)).toBe(expected)
  })

  test('an extra belongs to a booking and a colleague at the same hotel', async () => {
    const { refused, other, db } = await given()
    expect(await refused({ booking_id: other.id })).toBe('desk_extras_booking_of_hotel')
    const foreign = await buildStaff(db, { id: other.hotel.id })
    expect(await refused({ staff_id: foreign.id })).toBe('desk_extras_by_staff')
  })

  test('extras cannot exceed ₹50,000 per stay, not counting cancelled ones', async () => {
    const { insert, refused } = await given()
    const first = await insert({ price: 20_000 })
    await insert({ price: 20_000 })
    expect(await refused({ price: 10_001 })).toBe('desk_extras_within_limit')
    await insert({ price: 10_000 })
    expect(await refused({ price: 1 })).toBe('desk_extras_within_limit')
    await insert({ price: 20_000, quantity: -1, corrects: first, reason: 'Wrong room' })
    expect(await refused({ price: 20_000 })).toBe('nothing')
  })

  test('an extra can be cancelled once and in full, and never changed or deleted', async () => {
    const { db, insert, refused } = await given()
    const line = await insert({ quantity: 3, words: 'Dinner' })
    const back = { corrects: line, reason: 'One too many', words: 'Dinner' }
    expect(await refused({ ...back, quantity: -1 })).toBe('desk_extras_whole_correction')
    expect(await refused({ ...back, quantity: -3, price: 100 })).toBe('desk_extras_whole_correction')
    expect(await refused({ ...back, quantity: -3, words: 'Lunch' })).toBe('desk_extras_whole_correction')
    expect(await refused({ ...back, quantity: -3, reason: null })).toBe('desk_extras_reason_of_correction')
    const counter = await insert({ ...back, quantity: -3 })
    expect(await refused({ ...back, quantity: -3 })).toBe('desk_extras_corrected_once')
    expect(await refused({ ...back, corrects: counter, quantity: -3 })).toBe('desk_extras_whole_correction')
    const change = (set: Extra) => refusalOf(db.updateTable('desk_extras').set(set).where('id', '=', line).execute())
    expect(await change({ price: 1 })).toBe('desk_extras_stay_written')
    expect(await change({ denied_at: morning.from })).toBe('nothing')
    expect(await change({ denied_at: null })).toBe('desk_extras_stay_written')
    expect(await refusalOf(db.deleteFrom('desk_extras').where('id', '=', line).execute())).toBe('desk_extras_stay')
  })

  test('an extra is to be paid at the desk and is not in Uncle’s books', async () => {
    const { insert, ask, take } = await given()
    const stay = (await ask('due_at_desk')) ?? 0
    await insert({ quantity: 2 })
    expect([await ask('due_at_desk'), await ask('extras_of'), await ask('due_of_booking')]).toEqual([
      stay,
      360,
      stay + 360,
    ])
    expect(await take(stay + 361)).toBe('desk_takings_within_due')
    expect(await take(stay + 360)).toBe('nothing')
  })

  test('after a paid extra is cancelled, wrong payments can be reversed in any order', async () => {
    const { db, booking, insert, ask, take } = await given()
    const stay = (await ask('due_at_desk')) ?? 0
    const line = await insert({ quantity: 2 })
    expect(await take(stay + 350)).toBe('nothing')
    expect(await take(10)).toBe('nothing')
    await insert({ quantity: -2, corrects: line, reason: 'Not theirs' })
    const { id, ...entry } = await db
      .selectFrom('desk_takings')
      .select(['id', 'hotel_id', 'booking_id', 'staff_id', 'method', 'taken_at'])
      .where('booking_id', '=', booking.id)
      .where('amount', '=', 10)
      .executeTakeFirstOrThrow()
    const back = { ...entry, amount: -10, corrects: id, reason: 'Given back' }
    expect(await refusalOf(db.insertInto('desk_takings').values(back).execute())).toBe('nothing')
  })
})

await describeBothEngines('money taken for a stay', (engine) => {
  const given = async (stay: number, extras: number, takings: readonly number[]) => {
    const { db } = engine
    const { id: booking_id, hotel } = await givenBooking(db)
    const staff = await buildStaff(db, { id: hotel.id })
    const set = { pay_at_hotel: true, pay_at_hotel_amount: stay, payable_now: sql<number>`total - ${stay}` }
    await db.updateTable('bookings').set(set).where('id', '=', booking_id).execute()
    const whose = { hotel_id: hotel.id, booking_id, staff_id: staff.id }
    if (extras > 0)
      await db
        .insertInto('desk_extras')
        .values({ ...whose, kind: 'food', quantity: 1, price: extras, written_at: morning.from })
        .execute()
    for (const amount of takings)
      await db
        .insertInto('desk_takings')
        .values({ ...whose, amount, method: 'cash', taken_at: morning.from })
        .execute()
    const { rows } = await sql<{ amount: number }>`select amount from takings_for_stay(${booking_id}::uuid)`.execute(db)
    return rows.map(({ amount }) => amount)
  }

  test.each<[number, number, number[], number[]]>([
    [300, 0, [200, 100], [200, 100]],
    [300, 360, [200], [200]],
    [300, 360, [200, 400], [200, 100]],
    [300, 360, [200, 100, 360], [200, 100]],
    [300, 360, [660], [300]],
  ])(
    'payments for a stay of ₹%i with extras of ₹%i are split from %j into %j',
    async (stay, extras, takings, expected) => {
      expect(await given(stay, extras, takings)).toEqual(expected)
      const taken = takings.reduce((sum, amount) => sum + amount, 0)
      const forStay = expected.reduce((sum, amount) => sum + amount, 0)
      expect(taken - takenForExtras({ taken, stay, extras })).toBe(forStay)
    },
  )
})

await describeBothEngines('UPI accounts', (engine) => {
  describe('hotels’ UPI accounts', () => {
    test.each<[string, Partial<NewRow<'hotel_upi'>>, 'manager' | 'desk', string]>([
      ['a whole one', {}, 'manager', 'nothing'],
      ['none any more', { vpa: null, payee: null }, 'manager', 'nothing'],
      ['without a payee', { payee: null }, 'manager', 'hotel_upi_whole'],
      ['of another form', { vpa: 'Lantern@hdfcbank' }, 'manager', 'hotel_upi_vpa_form'],
      ['by the reception', {}, 'desk', 'hotel_upi_by_manager'],
    ])('a hotel’s UPI account (%s: %j, set by a %s) violates %s', async (_name, fields, role, expected) => {
      const { db } = engine
      const { hotel } = await givenBooking(db)
      const staff = await buildStaff(db, { id: hotel.id }, { role })
      const account = { hotel_id: hotel.id, vpa: 'lantern@hdfcbank', payee: 'Lantern', set_by: staff.id }
      const row = { ...account, set_at: morning.from, ...fields }
      expect(await refusalOf(db.insertInto('hotel_upi').values(row).execute())).toBe(expected)
    })

    test('a UPI account cannot be changed or deleted', async () => {
      const { db } = engine
      const { hotel } = await givenBooking(db)
      const { id: set_by } = await buildStaff(db, { id: hotel.id }, { role: 'manager' })
      const row = { hotel_id: hotel.id, vpa: 'lantern@hdfcbank', payee: 'Lantern', set_by, set_at: morning.from }
      await db.insertInto('hotel_upi').values(row).execute()
      const change = db.updateTable('hotel_upi').set({ vpa: 'mine@ybl' }).where('hotel_id', '=', hotel.id).execute()
      expect(await refusalOf(change)).toBe('hotel_upi_stays')
    })
  })
})
