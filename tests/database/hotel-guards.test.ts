/** Tests what the schema refuses about messages to hotels and moved guests, whatever the application does. */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { bookingRow, givenBooking, givenHotel, givenUser, type GivenBooking } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const NOW = new Date('2031-03-01T09:00:00+05:30')
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

type Case = NewRow<'relocations'>

await describeBothEngines('messages to hotels', (engine) => {
  const channel = async (fields: Partial<NewRow<'hotel_channels'>>) => {
    const { id: hotel_id } = await givenHotel(engine.db)
    const row = {
      hotel_id,
      who: 'Reception',
      channel: 'sms' as const,
      address: '+919845012210',
      language: 'en' as const,
      kinds: ['bookings'],
      added_by: 'Devika Rane',
      added_at: NOW,
      ...fields,
    }
    return refusalOf(engine.db.insertInto('hotel_channels').values(row).execute())
  }

  it.each<[Partial<NewRow<'hotel_channels'>>, string]>([
    [{}, 'nothing'],
    [{ address: '+915845012210' }, 'hotel_channels_address_form'],
    [{ channel: 'email', address: 'desk' }, 'hotel_channels_address_form'],
    [{ kinds: [] }, 'hotel_channels_kinds_known'],
    [{ kinds: ['bookings', 'gossip'] }, 'hotel_channels_kinds_known'],
    [{ kinds: ['lists'] }, 'hotel_channels_kinds_known'],
    [{ channel: 'email', address: 'desk@lantern.example', kinds: ['lists'] }, 'nothing'],
    [{ ended_at: NOW }, 'hotel_channels_end_whole'],
  ])('a channel with %j violates %s', async (fields, refusal) => {
    expect(await channel(fields)).toBe(refusal)
  })

  it('a hotel cannot store an address a second time until the first has ended', async () => {
    const { db } = engine
    const { id: hotel_id } = await givenHotel(db)
    const add = () =>
      db.insertInto('hotel_channels').values({
        hotel_id,
        who: 'Reception',
        channel: 'sms',
        address: '+919845012210',
        language: 'en',
        kinds: ['bookings'],
        added_by: 'Devika Rane',
        added_at: NOW,
      })
    await add().execute()
    expect(await refusalOf(add().execute())).toBe('hotel_channels_once')
    await db.updateTable('hotel_channels').set({ ended_at: NOW, ended_by: 'Devika Rane' }).execute()
    expect(await refusalOf(add().execute())).toBe('nothing')
  })

  it.each<[Partial<NewRow<'hotel_notices'>>, string]>([
    [{}, 'nothing'],
    [{ due_at: NOW }, 'hotel_notices_due_after'],
    [{ seen_at: NOW }, 'hotel_notices_seen_whole'],
    [{ asked_again_at: minutesLater(19) }, 'hotel_notices_asked_when_due'],
    [{ to_ring_since: minutesLater(30) }, 'hotel_notices_ring_after_asking'],
    [{ asked_again_at: minutesLater(20), to_ring_since: minutesLater(20) }, 'hotel_notices_ring_after_asking'],
    [{ rung_at: NOW, rung_by: 'Devika Rane' }, 'hotel_notices_rung_whole'],
  ])('a notice with %j violates %s', async (fields, refusal) => {
    const { id, hotel } = await givenBooking(engine.db)
    const row = {
      booking_id: id,
      hotel_id: hotel.id,
      told_at: NOW,
      due_at: minutesLater(20),
      link_hash: Buffer.from(id.replaceAll('-', ''), 'utf8'),
      ...fields,
    }
    expect(await refusalOf(engine.db.insertInto('hotel_notices').values(row).execute())).toBe(refusal)
  })

  it('a notice about another hotel’s booking is refused', async () => {
    const { id } = await givenBooking(engine.db)
    const other = await givenHotel(engine.db)
    const row = {
      booking_id: id,
      hotel_id: other.id,
      told_at: NOW,
      due_at: minutesLater(20),
      link_hash: Buffer.alloc(32, 7),
    }
    expect(await refusalOf(engine.db.insertInto('hotel_notices').values(row).execute())).toBe(
      'hotel_notices_booking_of_hotel',
    )
  })
})

const TWO_VOICES = 'relocations_money_by_two_voices'
const DISPUTED = { money_asked_at: NOW, disputed_at: NOW, hotel_said: 'welcome', hotel_said_at: NOW } as const

await describeBothEngines('moved guests', (engine) => {
  const moveFrom = async ({ id: moved_from, userId }: GivenBooking, user = userId): Promise<GivenBooking> => {
    const hotel = await givenHotel(engine.db)
    const row = bookingRow(hotel, user, { moved_from })
    const { id } = await engine.db.insertInto('bookings').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, userId: user, hotel }
  }
  const openCase = (booking: GivenBooking, fields: Partial<Case> = {}) =>
    engine.db
      .insertInto('relocations')
      .values({
        booking_id: booking.id,
        hotel_id: booking.hotel.id,
        cause: 'turned_away',
        started_at: NOW,
        ...fields,
      })
      .execute()

  it('guests are refused a second move, from the first booking and from the one to which they moved', async () => {
    const first = await givenBooking(engine.db)
    const second = await moveFrom(first)
    expect(await refusalOf(moveFrom(first))).toBe('bookings_moved_from_key')
    expect(await refusalOf(moveFrom(second))).toBe('bookings_moved_once')
  })

  it('moving another guest’s booking is refused', async () => {
    const first = await givenBooking(engine.db)
    expect(await refusalOf(moveFrom(first, await givenUser(engine.db)))).toBe('bookings_moved_from_own')
  })

  it.each<[Partial<Case>, string]>([
    [{}, 'nothing'],
    [{ cause: 'cannot_take' }, 'relocations_desk_says_why'],
    [{ reason: 'closed' }, 'relocations_desk_says_why'],
    [{ outcome: 'money_back' }, 'relocations_settled_whole'],
    [{ outcome: 'money_back', settled_at: minutesLater(-1) }, 'relocations_settled_whole'],
    [{ outcome: 'moved', settled_at: NOW }, 'relocations_moved_whole'],
    [{ outcome: 'money_back', settled_at: NOW, worth: 1, cost: 1, borne_by: 'uncle' }, 'relocations_moved_whole'],
    [{ outcome: 'money_back', settled_at: NOW }, TWO_VOICES],
    [{ outcome: 'money_back', settled_at: NOW, hotel_said: 'did_not_take', hotel_said_at: NOW }, 'nothing'],
    [{ outcome: 'money_back', settled_at: NOW, hotel_said: 'welcome', hotel_said_at: NOW }, TWO_VOICES],
    [{ outcome: 'money_back', settled_at: minutesLater(14), money_asked_at: NOW }, TWO_VOICES],
    [{ outcome: 'money_back', settled_at: minutesLater(15), money_asked_at: NOW }, 'nothing'],
    [{ outcome: 'money_back', settled_at: minutesLater(29), ...DISPUTED }, TWO_VOICES],
    [{ outcome: 'money_back', settled_at: minutesLater(30), ...DISPUTED }, 'nothing'],
    [{ outcome: 'money_back', settled_at: NOW, ...DISPUTED, decided_for: 'couple', decided_at: NOW }, 'nothing'],
    [
      { outcome: 'money_back', settled_at: minutesLater(31), ...DISPUTED, decided_for: 'hotel', decided_at: NOW },
      TWO_VOICES,
    ],
    [{ outcome: 'kept', settled_at: NOW }, 'relocations_outcome_known'],
    [{ disputed_at: NOW }, 'relocations_dispute_has_objection'],
  ])('a case with %j violates %s', async (fields, refusal) => {
    expect(await refusalOf(openCase(await givenBooking(engine.db), fields))).toBe(refusal)
  })

  it('a booking’s settled case cannot be changed', async () => {
    const first = await givenBooking(engine.db)
    await openCase(first)
    expect(await refusalOf(openCase(first))).toBe('relocations_pkey')
    const second = await moveFrom(first)
    const moved = { outcome: 'moved', settled_at: NOW, moved_to: second.id, borne_by: 'uncle' } as const
    const settle = (money: { worth: number; cost: number }) =>
      engine.db
        .updateTable('relocations')
        .set({ ...moved, ...money })
        .where('booking_id', '=', first.id)
        .execute()
    expect(await refusalOf(settle({ worth: 1050, cost: 0 }))).toBe('relocations_moved_whole')
    await settle({ worth: 1050, cost: 1365 })
    await expect(settle({ worth: 1050, cost: 1050 })).rejects.toThrow('a settled case stays as it is')
    await expect(engine.db.deleteFrom('relocations').execute()).rejects.toThrow('stays written')
  })
})
