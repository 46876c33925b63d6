/**
 * Tests how the schema protects what couples say about their welcome: who may answer, and how far a share moves
 * (decision 0099).
 */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { bookingRow, givenHotel, givenUser, morning, type GivenHotel } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const hoursAfter = (hours: number) => new Date(morning.until.getTime() + hours * 60 * 60_000)
const ANSWERED = hoursAfter(1)
const GOOD = { welcomed: true, asked_for_more: false, room_as_shown: true }
type Stay = { booking_id: string; hotel_id: number; user_id: string }

await describeBothEngines('how couples were welcomed', (engine) => {
  const stayAt = async (hotel: GivenHotel, userId?: string): Promise<Stay> => {
    const user_id = userId ?? (await givenUser(engine.db))
    const { id } = await engine.db
      .insertInto('bookings')
      .values(bookingRow(hotel, user_id))
      .returning('id')
      .executeTakeFirstOrThrow()
    return { booking_id: id, hotel_id: hotel.id, user_id }
  }
  const greet = ({ booking_id, hotel_id }: Stay) =>
    engine.db.insertInto('visits').values({ booking_id, hotel_id, status: 'here', arrived_at: morning.from }).execute()
  const confirm = ({ booking_id }: Stay) =>
    engine.db.insertInto('stay_confirmations').values({ booking_id, by: 'app', at: morning.from }).execute()
  const turnedAway = ({ booking_id, hotel_id }: Stay, fields: Partial<NewRow<'relocations'>>) =>
    engine.db
      .insertInto('relocations')
      .values({ booking_id, hotel_id, cause: 'turned_away', started_at: morning.from, ...fields })
      .execute()
  const attendedStay = async (hotel: GivenHotel, userId?: string) => {
    const stay = await stayAt(hotel, userId)
    await greet(stay)
    await confirm(stay)
    return stay
  }
  const say = (stay: Stay, fields: Partial<NewRow<'welcome_answers'>> = {}) =>
    engine.db
      .insertInto('welcome_answers')
      .values({ ...stay, ...GOOD, answered_at: ANSWERED, weighs: true, ...fields })
      .execute()
  const answers = async (hotel: GivenHotel, count: number, fields: Partial<NewRow<'welcome_answers'>> = {}) => {
    for (let index = 0; index < count; index++) await say(await attendedStay(hotel), fields)
  }
  const show = (hotel: GivenHotel, couples: number, fields: Partial<NewRow<'welcome_shares'>> = {}) =>
    refusalOf(
      engine.db
        .insertInto('welcome_shares')
        .values({
          hotel_id: hotel.id,
          shown_at: hoursAfter(25),
          couples,
          welcomed: couples,
          as_agreed: couples,
          as_shown: couples,
          ...fields,
        })
        .execute(),
    )

  it('only guests who attended their stay say how they were welcomed, once and within 30 days', async () => {
    const hotel = await givenHotel(engine.db)
    const stay = await stayAt(hotel)
    expect(await refusalOf(say(stay))).toBe('welcome_answers_of_stay')
    await greet(stay)
    expect(await refusalOf(say(stay))).toBe('welcome_answers_of_stay')
    await confirm(stay)
    expect(await refusalOf(say(stay, { answered_at: hoursAfter(-1) }))).toBe('welcome_answers_of_stay')
    expect(await refusalOf(say(stay, { answered_at: hoursAfter(30 * 24) }))).toBe('welcome_answers_of_stay')
    expect(await refusalOf(say(stay, { user_id: await givenUser(engine.db) }))).toBe('welcome_answers_of_stay')
    expect(await refusalOf(say(stay))).toBe('nothing')
    expect(await refusalOf(say(stay))).toBe('welcome_answers_pkey')
  })

  it.each<[string, Partial<NewRow<'relocations'>>, string]>([
    ['who say so themselves', {}, 'welcome_answers_of_stay'],
    ['whose hotel was silent', { was_silent: true }, 'nothing'],
  ])('guests turned away, %s, violate the expected guard', async (_who, fields, guard) => {
    const stay = await stayAt(await givenHotel(engine.db))
    await turnedAway(stay, fields)
    expect(await refusalOf(say(stay))).toBe(guard)
  })

  it('guests whose case the office dismissed may not answer', async () => {
    const stay = await stayAt(await givenHotel(engine.db))
    await turnedAway(stay, { was_silent: true })
    const look = { booking_id: stay.booking_id, verdict: 'dismissed' as const, note: 'Not here', looked_by: 'Ritu' }
    await engine.db
      .insertInto('case_looks')
      .values({ ...look, looked_at: ANSWERED })
      .execute()
    expect(await refusalOf(say(stay))).toBe('welcome_answers_of_stay')
  })

  it('a guest’s answers count once per hotel and half year', async () => {
    const hotel = await givenHotel(engine.db)
    const userId = await givenUser(engine.db)
    await say(await attendedStay(hotel, userId))
    expect(await refusalOf(say(await attendedStay(hotel, userId)))).toBe('welcome_answers_once_a_half_year')
    expect(await refusalOf(say(await attendedStay(hotel, userId), { weighs: false }))).toBe('nothing')
    expect(await refusalOf(say(await attendedStay(await givenHotel(engine.db), userId)))).toBe('nothing')
  })

  it('an answer can change for a day, and only with the time of the change', async () => {
    const hotel = await givenHotel(engine.db)
    const stay = await attendedStay(hotel)
    await say(stay)
    const change = (fields: Partial<NewRow<'welcome_answers'>>) =>
      refusalOf(
        engine.db.updateTable('welcome_answers').set(fields).where('booking_id', '=', stay.booking_id).execute(),
      )
    expect(await change({ welcomed: false })).toBe('welcome_answers_stay')
    expect(await change({ welcomed: false, changed_at: hoursAfter(25) })).toBe('welcome_answers_changed_in_time')
    expect(await change({ welcomed: false, changed_at: hoursAfter(24) })).toBe('nothing')
    expect(await change({ weighs: false })).toBe('welcome_answers_stay')
    expect(await change({ answered_at: hoursAfter(2) })).toBe('welcome_answers_stay')
  })

  it('a share begins with ten couples, moves by five or more, and counts every answer once', async () => {
    const hotel = await givenHotel(engine.db)
    await answers(hotel, 9)
    expect(await show(hotel, 9)).toBe('welcome_shares_ten')
    await answers(hotel, 1, { welcomed: false })
    await answers(hotel, 1, { weighs: false })
    expect(await show(hotel, 10, { shown_at: hoursAfter(24) }), 'answers that may still change').toBe(
      'welcome_shares_five',
    )
    expect(await show(hotel, 10)).toBe('welcome_shares_true')
    expect(await show(hotel, 10, { welcomed: 9 })).toBe('nothing')
    await answers(hotel, 4)
    const next = { shown_at: hoursAfter(26), welcomed: 13 }
    expect(await show(hotel, 14, next)).toBe('welcome_shares_five')
    await answers(hotel, 1)
    expect(await show(hotel, 14, next), 'one left out').toBe('welcome_shares_true')
    expect(await show(hotel, 15, { ...next, welcomed: 14, shown_at: hoursAfter(25) })).toBe('welcome_shares_true')
    expect(await show(hotel, 15, { ...next, welcomed: 14 })).toBe('nothing')
    const share = engine.db.updateTable('welcome_shares').set({ welcomed: 15 }).where('hotel_id', '=', hotel.id)
    expect(await refusalOf(share.execute())).toBe('welcome_shares_stay')
    const { counted } = await engine.db
      .selectFrom('welcome_answers')
      .select(({ fn }) => fn.count<string>('counted_in').as('counted'))
      .where('hotel_id', '=', hotel.id)
      .executeTakeFirstOrThrow()
    expect(Number(counted)).toBe(15)
    const undo = engine.db.updateTable('welcome_answers').set({ counted_in: null }).where('hotel_id', '=', hotel.id)
    expect(await refusalOf(undo.where('weighs', '=', true).execute())).toBe('welcome_answers_stay')
  })

  it.each([
    [101, 'hotels_rank_by_welcome_range'],
    [100, 'nothing'],
    [-300, 'nothing'],
    [-301, 'hotels_rank_by_welcome_range'],
  ])('a rank of %d from guests’ answers violates %s', async (rank, guard) => {
    const { id } = await givenHotel(engine.db)
    const set = engine.db.updateTable('hotels').set({ rank_by_welcome: rank }).where('id', '=', id)
    expect(await refusalOf(set.execute())).toBe(guard)
  })
})
