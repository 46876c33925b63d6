/** Tests what the schema guarantees about guests who ask for help at their hotel (decision 0096). */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, givenHotel, givenUser, morning, type GivenBooking } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const after = (minutes: number, moment = morning.from) => new Date(moment.getTime() + minutes * 60_000)
let tickets = 0

await describeBothEngines('help at the hotel', (engine) => {
  const row = ({ id, hotel }: GivenBooking, fields: Partial<NewRow<'help_cases'>> = {}): NewRow<'help_cases'> => ({
    ticket: `D-${++tickets}`,
    booking_id: id,
    hotel_id: hotel.id,
    kind: 'more_money',
    opened_at: morning.from,
    ...fields,
  })
  const open = (booking: GivenBooking, fields: Partial<NewRow<'help_cases'>> = {}) =>
    engine.db.insertInto('help_cases').values(row(booking, fields)).returning('id').executeTakeFirstOrThrow()
  const refused = (booking: GivenBooking, fields: Partial<NewRow<'help_cases'>>) => refusalOf(open(booking, fields))
  const change = (id: string, fields: Partial<NewRow<'help_cases'>>) =>
    refusalOf(engine.db.updateTable('help_cases').set(fields).where('id', '=', id).execute())
  const staffOf = async (hotelId: number) => {
    const { id } = await engine.db
      .insertInto('hotel_staff')
      .values({
        hotel_id: hotelId,
        phone: `+918${String(++tickets).padStart(9, '0')}`,
        name: 'Imran',
        role: 'desk',
        granted_by: 'test',
        granted_at: morning.from,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const room = { kind: 'not_as_shown', fault: 'dirty' } as const

  it.each([
    ['an hour and a second before check-in', after(-60.02), 'help_cases_in_time'],
    ['an hour before check-in', after(-60), 'nothing'],
    ['a second before check-out', after(-0.02, morning.until), 'nothing'],
    ['at check-out', morning.until, 'help_cases_in_time'],
  ])('a request for help %s violates %s', async (_name, opened_at, guard) => {
    expect(await refused(await givenBooking(engine.db), { opened_at })).toBe(guard)
  })

  it('only a confirmed booking of this hotel gets help at it', async () => {
    const booking = await givenBooking(engine.db)
    expect(await refused(booking, { hotel_id: (await givenHotel(engine.db)).id })).toBe('help_cases_in_time')
    const held = { status: 'pending', completed_at: null, hold_expires_at: after(15) } as const
    expect(await refused(await givenBooking(engine.db, held), {})).toBe('help_cases_in_time')
  })

  it('a booking has one open case of each kind, and may have another after it is closed', async () => {
    const booking = await givenBooking(engine.db)
    const { id } = await open(booking)
    expect(await refused(booking, {})).toBe('help_cases_one_open')
    expect(await refused(booking, room)).toBe('nothing')
    await change(id, { closed_at: after(5), closed_by: 'guest' })
    expect(await refused(booking, { opened_at: after(6) })).toBe('nothing')
  })

  it.each<[string, Partial<NewRow<'help_cases'>>, string]>([
    ['a room without a fault', { kind: 'not_as_shown' }, 'help_cases_fault_of_room'],
    ['money with a fault of a room', { fault: 'dirty' }, 'help_cases_fault_of_room'],
    ['an unknown kind', { kind: 'rude' as never }, 'help_cases_kind_known'],
    ['guests who are fine with the money', { fine_at: morning.from }, 'help_cases_fine_of_unsafe'],
    ['a verdict of nobody', { verdict: 'counts' }, 'help_cases_decision_whole'],
  ])('the database refuses %s', async (_name, fields, guard) => {
    expect(await refused(await givenBooking(engine.db), fields)).toBe(guard)
  })

  it('a desk never sees or answers guests who do not feel safe, and only the office closes their case', async () => {
    const booking = await givenBooking(engine.db)
    const staff = await staffOf(booking.hotel.id)
    const { id } = await open(booking, { kind: 'unsafe' })
    expect(await change(id, { seen_at: after(1), seen_by: staff })).toBe('help_cases_hotel_not_told')
    expect(await change(id, { closed_at: after(1), closed_by: 'guest' })).toBe('help_cases_closed_by_known')
    expect(await change(id, { fine_at: after(1) })).toBe('nothing')
    const decided = { decided_at: after(2), decided_by: 'Arif', decision_note: 'Rang them' }
    const verdict = { verdict: 'counts', ...decided } as const
    expect(await change(id, { closed_at: after(2), closed_by: 'office', ...verdict })).toBe('help_cases_hotel_not_told')
    expect(await change(id, { closed_at: after(2), closed_by: 'office' })).toBe('nothing')
  })

  it('another hotel’s staff cannot answer a case, and an answer has to fit the question', async () => {
    const booking = await givenBooking(engine.db)
    const [own, other] = [await staffOf(booking.hotel.id), await staffOf((await givenHotel(engine.db)).id)]
    const { id } = await open(booking, room)
    const answer = (text: string, by: string) => change(id, { answer: text, answered_at: after(3), answered_by: by })
    expect(await answer('another_room', other)).toBe('help_cases_answered_by_staff')
    expect(await answer('nothing_more', own)).toBe('help_cases_answer_known')
    expect(await answer('as_shown', own)).toBe('nothing')
    expect(await answer('another_room', own)).toBe('nothing')
    expect(await answer('as_shown', own)).toBe('help_cases_said_once')
  })

  it('a case’s words, answers and decisions cannot change, but words can be added or erased', async () => {
    const booking = await givenBooking(engine.db)
    const staff = await staffOf(booking.hotel.id)
    const { id } = await open(booking, { ...room, said: 'Stains.' })
    expect(await change(id, { said: 'Stains. And wet towels.' })).toBe('nothing')
    expect(await change(id, { said: 'All is well.' })).toBe('help_cases_said_once')
    expect(await change(id, { fault: 'missing' })).toBe('help_cases_said_once')
    await change(id, { seen_at: after(1), seen_by: staff })
    expect(await change(id, { seen_at: after(2), seen_by: staff })).toBe('help_cases_said_once')
    const decision = { decided_at: after(9), decided_by: 'Arif', decision_note: 'Rang them' }
    await change(id, { closed_at: after(9), closed_by: 'office', verdict: 'counts', ...decision })
    expect(await change(id, { verdict: 'dismissed' })).toBe('help_cases_said_once')
    expect(await change(id, { said: '' })).toBe('nothing')
    expect(await refusalOf(engine.db.deleteFrom('help_cases').where('id', '=', id).execute())).toBe('help_cases_kept')
  })

  it('a case has at most five photos, taken by its own guest while the case is open', async () => {
    const booking = await givenBooking(engine.db)
    const { id } = await open(booking, room)
    const photo = async (owner_id = booking.userId, kind: 'help' | 'review' = 'help') => {
      const encrypted_key = kind === 'help' ? Buffer.alloc(60) : null
      const n = ++tickets
      const values = {
        owner_id,
        kind,
        mime: 'image/webp',
        bytes: 9,
        storage_key: `help-${n}`,
        sha256: Buffer.alloc(32),
      }
      const picture = await engine.db
        .insertInto('pictures')
        .values({ ...values, encrypted_key } as NewRow<'pictures'>)
        .returning('id')
        .executeTakeFirstOrThrow()
      return picture.id
    }
    const add = async (picture_id: string, case_id = id) =>
      refusalOf(
        engine.db
          .insertInto('help_pictures')
          .values({ picture_id, case_id, added_at: after(1) })
          .execute(),
      )
    expect(await add(await photo(await givenUser(engine.db)))).toBe('help_pictures_of_case')
    expect(await add(await photo(booking.userId, 'review'))).toBe('help_pictures_of_case')
    const money = await open(booking)
    expect(await add(await photo(), money.id)).toBe('help_pictures_of_case')
    for (let n = 0; n < 5; n++) expect(await add(await photo())).toBe('nothing')
    expect(await add(await photo())).toBe('help_pictures_few')
    await change(id, { closed_at: after(9), closed_by: 'guest' })
    expect(await add(await photo())).toBe('help_pictures_of_case')
  })
})
