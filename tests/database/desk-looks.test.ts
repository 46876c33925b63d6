/** Tests when the database itself refuses to record that a desk opens a photo or an ID. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { DB, NewRow } from '#db/schema.ts'
import { deskSees } from '#domain/desk/windows.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, givenHotel, givenUser, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

type Db = Kysely<DB>

const WINDOW = 'picture_views_desk_window'

const givenStaff = async (db: Db, hotelId: number, fields: Partial<NewRow<'hotel_staff'>> = {}): Promise<string> => {
  const phone = `+918${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const row = {
    hotel_id: hotelId,
    phone,
    name: 'Sunita',
    role: 'desk' as const,
    granted_by: 'test',
    granted_at: new Date(0),
  }
  return (
    await db
      .insertInto('hotel_staff')
      .values({ ...row, ...fields })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

const givenPicture = async (db: Db, ownerId: string, fields: Partial<NewRow<'pictures'>> = {}): Promise<string> =>
  (
    await db
      .insertInto('pictures')
      .values({
        owner_id: ownerId,
        kind: 'identity',
        mime: 'image/webp',
        bytes: 100,
        storage_key: randomUUID(),
        sha256: Buffer.alloc(32),
        encrypted_key: Buffer.alloc(48),
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** A booking with a check-in in this status, its owner's ID, and a colleague at its desk. */
async function givenCheckIn(db: Db, status: 'created' | 'confirmed' | 'cancelled' | 'done' = 'confirmed') {
  const booking = await givenBooking(db)
  await db.insertInto('user_requests').values({ booking_id: booking.id, user_id: booking.userId, status }).execute()
  const [staff, picture] = [await givenStaff(db, booking.hotel.id), await givenPicture(db, booking.userId)]
  return { booking, staff, picture }
}

type Look = { picture: string; staff: string; booking: { id: string } }

const look = (db: Db, { picture, staff, booking }: Look, viewed_at = morning.from) =>
  refusalOf(
    db
      .insertInto('picture_views')
      .values({ picture_id: picture, staff_id: staff, booking_id: booking.id, purpose: 'test', viewed_at })
      .execute(),
  )

await describeBothEngines('pictures that the desk opens', (engine) => {
  it('the desk opens a picture only within the hours of the domain’s rule, to the minute', async () => {
    const { db } = engine
    const given = await givenCheckIn(db)
    const stay = { status: 'completed' as const, checkin: morning.from, leaves: morning.until, leftAt: null }
    for (const edge of [addMinutes(morning.from, -180), morning.until])
      for (const minutes of [-1, 0, 1]) {
        const at = addMinutes(edge, minutes)
        expect(await look(db, given, at), at.toISOString()).toBe(deskSees('identity', stay, at) ? 'nothing' : WINDOW)
      }
  })

  it('the desk opens pictures until the guests leave, and during added hours if the guests agreed to them', async () => {
    const { db } = engine
    const given = await givenCheckIn(db)
    const { id, hotel } = given.booking
    const later = addMinutes(morning.until, 60)
    const hours = {
      booking_id: id,
      hours: 1,
      starts_at: morning.until,
      ends_at: later,
      room_total: 100,
      tax_percent: 0,
      total: 100,
      status: 'paid' as const,
      paid_at: morning.from,
      pay_at: 'desk' as const,
    }
    await db.insertInto('extensions').values(hours).execute()
    await db.updateTable('bookings').set({ extended_until: later }).where('id', '=', id).execute()
    expect(await look(db, given, addMinutes(later, -1))).toBe(WINDOW)
    const agreed = { agreed_at: morning.from, agreed_by: 'app' as const }
    await db.updateTable('extensions').set(agreed).where('booking_id', '=', id).execute()
    expect(await look(db, given, addMinutes(later, -1))).toBe('nothing')
    expect(await look(db, given, later)).toBe(WINDOW)
    const left_at = addMinutes(morning.from, 90)
    await db
      .insertInto('visits')
      .values({ booking_id: id, hotel_id: hotel.id, status: 'left', arrived_at: morning.from, left_at })
      .execute()
    expect(await look(db, given, addMinutes(left_at, -1))).toBe('nothing')
    expect(await look(db, given, left_at)).toBe(WINDOW)
  })

  it('only staff who still work at the booking’s hotel open a picture', async () => {
    const { db } = engine
    const given = await givenCheckIn(db)
    const elsewhere = await givenStaff(db, (await givenHotel(db)).id)
    const ended = await givenStaff(db, given.booking.hotel.id, { ended_at: new Date(1), ended_by: 'test' })
    for (const staff of [elsewhere, ended]) expect(await look(db, { ...given, staff })).toBe(WINDOW)
    expect(await look(db, given)).toBe('nothing')
  })

  it.each([
    ['created', WINDOW],
    ['cancelled', WINDOW],
    ['confirmed', 'nothing'],
    ['done', 'nothing'],
  ] as const)('opening a picture of a %s check-in violates %s', async (status, refused) => {
    const { db } = engine
    expect(await look(db, await givenCheckIn(db, status))).toBe(refused)
  })

  it('the desk opens only stored photos and IDs of the booking’s own guests', async () => {
    const { db } = engine
    const given = await givenCheckIn(db)
    const [partner, invited, stranger] = [await givenUser(db), await givenUser(db), await givenUser(db)]
    const pictures = {
      destroyed: await givenPicture(db, given.booking.userId, { destroyed_at: new Date(), encrypted_key: null }),
      review: await givenPicture(db, given.booking.userId, { kind: 'review', encrypted_key: null }),
      stranger: await givenPicture(db, stranger),
      invited: await givenPicture(db, invited),
    }
    for (const [whose, picture] of Object.entries(pictures))
      expect(await look(db, { ...given, picture }), whose).toBe(WINDOW)
    const picture = await givenPicture(db, partner)
    await db
      .insertInto('booking_partners')
      .values({
        booking_id: given.booking.id,
        phone: '+919811111111',
        user_id: partner,
        status: 'accepted',
        answered_at: new Date(),
      })
      .execute()
    expect(await look(db, { ...given, picture })).toBe('nothing')
    await db
      .updateTable('booking_partners')
      .set({ status: 'declined' })
      .where('booking_id', '=', given.booking.id)
      .execute()
    expect(await look(db, { ...given, picture })).toBe(WINDOW)
  })

  it('the log entry of an opened picture names either a guest or a colleague and the booking, never both', async () => {
    const { db } = engine
    const { booking, staff, picture } = await givenCheckIn(db)
    const add = (row: Partial<NewRow<'picture_views'>>) =>
      refusalOf(
        db
          .insertInto('picture_views')
          .values({ picture_id: picture, purpose: 'test', viewed_at: morning.from, ...row })
          .execute(),
      )
    expect(await add({ viewer_id: booking.userId })).toBe('nothing')
    expect(await add({ booking_id: booking.id })).toBe('picture_views_one_viewer')
    expect(await add({ viewer_id: booking.userId, booking_id: booking.id })).toBe('picture_views_whole_booking')
    expect(await add({ staff_id: staff })).not.toBe('nothing')
    expect(await add({ staff_id: staff, booking_id: booking.id, viewer_id: booking.userId })).toBe(
      'picture_views_one_viewer',
    )
  })
})
