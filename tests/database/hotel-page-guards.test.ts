/**
 * Tests what the schema refuses about a hotel's page, its cases and its desk's hours, whatever the application does.
 */
import { HAND_CHECKS } from '#domain/hotels/publishing.ts'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { SUBJECT_NAMES } from '#domain/pictures/photo-subjects.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, givenHotel, givenOperator, type GivenBooking } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const NOW = new Date('2031-03-01T09:00:00+05:30')
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

await describeBothEngines('a hotel’s page and its cases', (engine) => {
  const givenStaff = async (hotel: number): Promise<string> => {
    const row = { hotel_id: hotel, name: 'Devika Rane', phone: '+919845012210', role: 'manager' as const }
    const { id } = await engine.db
      .insertInto('hotel_staff')
      .values({ ...row, granted_by: 'Asha Rao', granted_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const givenReview = async (hotel: number): Promise<number> => {
    const { id } = await engine.db
      .insertInto('reviews')
      .values({ hotel_id: hotel, rating: 4, body: 'Quiet.', guest_name: 'Meera', created_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const givenCase = async (): Promise<{ booking: GivenBooking; staff: string }> => {
    const booking = await givenBooking(engine.db)
    await engine.db
      .insertInto('relocations')
      .values({ booking_id: booking.id, hotel_id: booking.hotel.id, cause: 'turned_away', started_at: NOW })
      .execute()
    return { booking, staff: await givenStaff(booking.hotel.id) }
  }

  it.each<[Partial<NewRow<'review_answers'>>, string]>([
    [{}, 'nothing'],
    [{ body: ' ' }, 'review_answers_body_filled'],
    [{ body: 'x'.repeat(1000) }, 'nothing'],
    [{ body: 'x'.repeat(1001) }, 'review_answers_body_filled'],
    [{ edited_at: hoursLater(24) }, 'nothing'],
    [{ edited_at: new Date(hoursLater(24).getTime() + 1) }, 'review_answers_edited_within_a_day'],
    [{ edited_at: hoursLater(-1) }, 'review_answers_edited_within_a_day'],
  ])('an answer to a review with %j violates %s', async (fields, refusal) => {
    const hotel = await givenHotel(engine.db)
    const own = { review_id: await givenReview(hotel.id), hotel_id: hotel.id, staff_id: await givenStaff(hotel.id) }
    const row = { ...own, body: 'Thank you.', written_at: NOW, ...fields }
    expect(await refusalOf(engine.db.insertInto('review_answers').values(row).execute())).toBe(refusal)
  })

  it('an answer to a review is refused from another hotel, as a second answer, and with a wrong time', async () => {
    const [hotel, other] = [await givenHotel(engine.db), await givenHotel(engine.db)]
    const review = await givenReview(hotel.id)
    const [own, stranger] = [await givenStaff(hotel.id), await givenStaff(other.id)]
    const answer = (hotel_id: number, staff_id: string) =>
      engine.db
        .insertInto('review_answers')
        .values({ review_id: review, hotel_id, staff_id, body: 'Thank you.', written_at: NOW })
        .execute()
    expect(await refusalOf(answer(other.id, stranger))).toBe('review_answers_review_of_hotel')
    expect(await refusalOf(answer(hotel.id, stranger))).toBe('review_answers_by_staff')
    await answer(hotel.id, own)
    expect(await refusalOf(answer(hotel.id, own))).toBe('review_answers_pkey')
    const change = (fields: Partial<NewRow<'review_answers'>>) =>
      engine.db.updateTable('review_answers').set(fields).where('review_id', '=', review).execute()
    expect(await refusalOf(change({ written_at: hoursLater(1), edited_at: hoursLater(2) }))).toBe(
      'review_answers_written_once',
    )
    expect(await refusalOf(change({ body: 'Thanks.' }))).toBe('review_answers_written_once')
    expect(await refusalOf(change({ body: 'Thanks.', edited_at: hoursLater(2) }))).toBe('nothing')
  })

  it('the hotel’s answer to a case and the office’s decision cannot be changed', async () => {
    const { booking, staff } = await givenCase()
    const answer = { booking_id: booking.id, hotel_id: booking.hotel.id, staff_id: staff, body: 'A pipe broke.' }
    await engine.db
      .insertInto('case_answers')
      .values({ ...answer, answered_at: NOW })
      .execute()
    await expect(engine.db.updateTable('case_answers').set({ body: 'Nothing' }).execute()).rejects.toThrow(
      'what a hotel answered stays written',
    )
    const look = { booking_id: booking.id, note: 'rang them', looked_by: 'Asha Rao', looked_at: NOW }
    const say = (verdict: string, fields: object = {}) =>
      engine.db
        .insertInto('case_looks')
        .values({ ...look, verdict: verdict as 'counts', ...fields })
        .execute()
    expect(await refusalOf(say('perhaps'))).toBe('case_looks_verdict_known')
    expect(await refusalOf(say('counts', { note: ' ' }))).toBe('case_looks_note_filled')
    await say('counts')
    expect(await refusalOf(say('dismissed'))).toBe('case_looks_pkey')
    await expect(engine.db.deleteFrom('case_looks').execute()).rejects.toThrow('what the office found stays written')
  })

  it('the database refuses an empty or long caption, a gain in rank, and a picture file with a different name', async () => {
    const { db } = engine
    const { id } = await givenHotel(db)
    const picture = (caption: string, position: number) =>
      db
        .insertInto('hotel_pictures')
        .values({ hotel_id: id, position, name: `p-${position}`, alt: 'A room', caption })
        .execute()
    expect(await refusalOf(picture(' ', 0))).toBe('hotel_pictures_caption_filled')
    expect(await refusalOf(picture('x'.repeat(81), 0))).toBe('hotel_pictures_caption_filled')
    expect(await refusalOf(picture('x'.repeat(80), 0))).toBe('nothing')
    const lose = (rank_lost: number) => db.updateTable('hotels').set({ rank_lost }).where('id', '=', id).execute()
    expect(await refusalOf(lose(-1))).toBe('hotels_rank_lost_range')
    const unused = (name: string) => db.insertInto('unused_hotel_pictures').values({ name, since: NOW }).execute()
    expect(await refusalOf(unused('../secret'))).toBe('unused_hotel_pictures_name_form')
    expect(await refusalOf(unused('a'.repeat(40)))).toBe('nothing')
  })

  it('the database refuses a photo with an unknown subject, and a photo that is measured only in part', async () => {
    const { db } = engine
    const { id } = await givenHotel(db)
    let position = 0
    const picture = (fields: object) =>
      db
        .insertInto('hotel_pictures')
        .values({ hotel_id: id, position: position++, name: 'p', alt: 'A room', origin: 'store', ...fields })
        .execute()
    const whole = { width: 1600, height: 1200, brightness: 255, sharpness: 0, fingerprint: 'f'.repeat(16) }
    expect(await refusalOf(picture({ subject: 'garage' }))).toBe('hotel_pictures_subject_known')
    for (const subject of SUBJECT_NAMES) expect(await refusalOf(picture({ subject }))).toBe('nothing')
    expect(await refusalOf(picture({ ...whole, brightness: 256 }))).toBe('hotel_pictures_brightness_range')
    expect(await refusalOf(picture({ ...whole, sharpness: -1 }))).toBe('hotel_pictures_sharpness_range')
    expect(await refusalOf(picture({ ...whole, fingerprint: 'f'.repeat(15) }))).toBe('hotel_pictures_fingerprint_form')
    expect(await refusalOf(picture({ ...whole, fingerprint: null }))).toBe('hotel_pictures_whole_measured')
    expect(await refusalOf(picture({ ...whole, origin: 'pool' }))).toBe('hotel_pictures_whole_measured')
    expect(await refusalOf(picture(whole))).toBe('nothing')
  })

  it('a desk may collect the price of the hours that it added, and not a rupee more', async () => {
    const { db } = engine
    const booking = await givenBooking(db, { status: 'completed', completed_at: NOW })
    const staff = await givenStaff(booking.hotel.id)
    const hours = (pay_at: string) => ({
      booking_id: booking.id,
      hours: 1,
      starts_at: NOW,
      ends_at: hoursLater(1),
      room_total: 100,
      service_tax: 5,
      tax_percent: 5,
      total: 105,
      status: 'paid' as const,
      paid_at: NOW,
      created_at: NOW,
      pay_at: pay_at as 'desk',
    })
    const take = (amount: number) =>
      db
        .insertInto('desk_takings')
        .values({
          booking_id: booking.id,
          hotel_id: booking.hotel.id,
          staff_id: staff,
          amount,
          method: 'cash',
          taken_at: NOW,
        })
        .execute()
    expect(await refusalOf(db.insertInto('extensions').values(hours('later')).execute())).toBe(
      'extensions_pay_at_known',
    )
    await db.insertInto('extensions').values(hours('online')).execute()
    expect(await refusalOf(take(1))).toBe('desk_takings_within_due')
    await db.insertInto('extensions').values(hours('desk')).execute()
    expect(await refusalOf(take(106))).toBe('desk_takings_within_due')
    await take(105)
    expect(await refusalOf(take(1))).toBe('desk_takings_within_due')
  })

  it.each<[Partial<NewRow<'hotels'>>, string]>([
    [{ is_unrated: true }, 'nothing'],
    [{ is_unrated: true, stars: 3 }, 'hotels_unrated_has_no_stars'],
    [{ name: 'x'.repeat(120), address: 'x'.repeat(300), description: 'x'.repeat(2000) }, 'nothing'],
    [{ name: 'x'.repeat(121) }, 'hotels_texts_length'],
    [{ address: 'x'.repeat(301) }, 'hotels_texts_length'],
    [{ description: 'x'.repeat(2001) }, 'hotels_texts_length'],
    [{ bathtub_charge: 20_000 }, 'nothing'],
    [{ bathtub_charge: 20_001 }, 'hotels_bathtub_charge_most'],
  ])('a hotel with %j violates %s', async (fields, refusal) => {
    const { id } = await givenHotel(engine.db)
    expect(await refusalOf(engine.db.updateTable('hotels').set(fields).where('id', '=', id).execute())).toBe(refusal)
  })

  type Agreed = 'terms' | 'name' | 'bank' | 'checks'
  const ALL: Agreed[] = ['terms', 'name', 'bank', 'checks']
  const WHOLE = { lat: 15.5, lng: 73.8, description: 'Quiet.', stars: 3 }

  it.each<[string, Partial<NewRow<'hotels'>>, Agreed[], string]>([
    ['all of it', {}, ALL, 'nothing'],
    ['no rating', { stars: null, is_unrated: true }, ALL, 'nothing'],
    ['no position', { lat: null, lng: null }, ALL, 'hotels_published_whole'],
    ['no description', { description: ' ' }, ALL, 'hotels_published_whole'],
    ['stars that nobody knows', { stars: null }, ALL, 'hotels_published_whole'],
    ['no terms', {}, ['bank', 'checks'], 'hotels_published_whole'],
    ['no legal name', {}, ['terms', 'bank', 'checks'], 'hotels_published_whole'],
    ['no bank details', {}, ['terms', 'name', 'checks'], 'hotels_published_whole'],
    ['a check that nobody signed', {}, ['terms', 'name', 'bank'], 'hotels_published_whole'],
  ])('publishing a draft with %s violates: %s', async (_, fields, agreed, refusal) => {
    const { db } = engine
    const { id } = await givenHotel(db)
    const [one, other] = [await givenOperator(db), await givenOperator(db)]
    const twoPeople = {
      proposed_by: one,
      proposed_at: NOW,
      reason: 'As agreed',
      confirmed_by: other,
      confirmed_at: NOW,
    }
    if (agreed.includes('terms'))
      await db
        .insertInto('hotel_terms')
        .values({
          hotel_id: id,
          from_day: '2031-03-01',
          pan: 'given',
          ...twoPeople,
          ...(agreed.includes('name') ? { legal_name: 'Lantern LLP', address: 'Pune' } : {}),
        })
        .execute()
    if (agreed.includes('bank')) {
      const account = { holder: 'Lantern', account_number: '123456780417', ifsc: 'HDFC0000123', bank_name: 'HDFC' }
      await db
        .insertInto('hotel_bank_accounts')
        .values({ hotel_id: id, ...account, ...twoPeople, counts_from: hoursLater(48) })
        .execute()
    }
    const signed = HAND_CHECKS.slice(agreed.includes('checks') ? 0 : 1)
    const signature = { hotel_id: id, operator_id: one, note: 'Seen by me', checked_at: NOW }
    await db
      .insertInto('hotel_checks')
      .values(signed.map((item) => ({ item, ...signature })))
      .execute()
    const draft = { ...WHOLE, ...fields, hidden: true, published_at: null }
    await db.updateTable('hotels').set(draft).where('id', '=', id).execute()
    const published = db.updateTable('hotels').set({ hidden: false, published_at: NOW }).where('id', '=', id)
    expect(await refusalOf(published.execute())).toBe(refusal)
  })

  it('a hotel that has been published may be hidden and shown again, even if it lacks something', async () => {
    const { id } = await givenHotel(engine.db)
    const show = (hidden: boolean) =>
      refusalOf(engine.db.updateTable('hotels').set({ hidden }).where('id', '=', id).execute())
    expect([await show(true), await show(false)]).toEqual(['nothing', 'nothing'])
  })
})
