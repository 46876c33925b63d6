import { sql } from 'kysely'
import { DEMO_PEOPLE, drawCard, drawFace } from '#demo/catalogue/demo-papers.ts'
import {
  DESK_GUESTS,
  DESK_HOTEL,
  DESK_STAFF,
  guestPhone,
  REFUSED_GUEST,
  SUPERFAST_GUEST,
  SUPERFAST_PARTNER_PHONE,
} from '#demo/catalogue/demo-desk.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { acceptInvite } from './features/check-in/answer-invite.ts'
import { createCheckIn } from './features/check-in/create-check-in.ts'
import { invitePartner } from './features/check-in/invite-partner.ts'
import { joinCoupon } from './features/desk/coupons/join-coupon.ts'
import { answerReview } from './features/desk/reviews/answer-review.ts'
import { addIdentity, replaceProfilePicture } from './features/pictures/add-pictures.ts'
import { cannotTake } from './features/relocations/cannot-take.ts'
import { blockRoom } from './features/rooms/block-room.ts'
import type { DeskSession } from './http/desk-session.ts'
import type { Services } from './services.ts'

/** Returns a session of the demo hotel's manager, as if the manager had signed in on their own phone. */
async function managerOf({ db, clock }: Services): Promise<DeskSession | undefined> {
  const staff = await db
    .selectFrom('hotel_staff')
    .innerJoin('hotels', 'hotels.id', 'hotel_staff.hotel_id')
    .select(['hotel_staff.id', 'hotel_staff.name as staff', 'phone', 'hotel_id', 'hotels.name as hotel'])
    .where('hotels.slug', '=', DESK_HOTEL)
    .where('phone', '=', DESK_STAFF[0].phone)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return (
    staff && {
      staffId: staff.id,
      name: staff.staff,
      role: 'manager',
      post: 'manager',
      phone: staff.phone,
      isAccepted: true,
      hasShownPasskey: true,
      isPaired: false,
      hotelId: staff.hotel_id,
      hotelName: staff.hotel,
      tokenHash: Buffer.alloc(0),
      expiresAt: addMinutes(clock.now(), 60),
    }
  )
}

/** Finds the next booking of one of the demo's guests. Older bookings are over. */
async function nextBookingOf({ db, clock }: Services, guest: number) {
  return db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.id', 'bookings.user_id'])
    .where('users.phone', '=', guestPhone(guest))
    .where('bookings.status', '=', 'completed')
    .where('bookings.checkin_at', '>', clock.now())
    .orderBy('bookings.checkin_at')
    .executeTakeFirst()
}

async function* one(drawn: Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await drawn
}

/** Uploads a drawn photo and card, unless the guest still has them. */
async function givePapers(services: Services, ownerId: string, who: 0 | 1): Promise<void> {
  const has = await services.db
    .selectFrom('pictures')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'identity')
    .where('destroyed_at', 'is', null)
    .executeTakeFirst()
  if (has) return
  const person = DEMO_PEOPLE[who]
  await replaceProfilePicture(services, { ownerId, originals: one(drawFace(person)) })
  await addIdentity(services, { ownerId, originals: one(drawCard(person, DESK_GUESTS[SUPERFAST_GUEST][who])) })
}

async function partnerAccount({ db, clock }: Services): Promise<string> {
  await db
    .insertInto('users')
    .values({
      phone: SUPERFAST_PARTNER_PHONE,
      name: DESK_GUESTS[SUPERFAST_GUEST][1],
      email: 'desk-partner@demo.invalid',
      refer_code: 'DESKPARTNER',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', SUPERFAST_PARTNER_PHONE)
    .executeTakeFirstOrThrow()
  return id
}

/** Adds two guests who uploaded their photos and IDs, through the calls that guests use. */
async function addSuperfast(services: Services): Promise<void> {
  const booking = await nextBookingOf(services, SUPERFAST_GUEST)
  if (!booking) return
  const partnerId = await partnerAccount(services)
  await givePapers(services, booking.user_id, 0)
  await givePapers(services, partnerId, 1)
  const asked = { bookingId: booking.id, userId: booking.user_id }
  await createCheckIn(services, asked)
  await invitePartner(services, { ...asked, phone: SUPERFAST_PARTNER_PHONE })
  await acceptInvite(services, { bookingId: booking.id, userId: partnerId })
}

/** Adds a single case to answer, because a hotel that got one with each start would soon be paused. */
async function addCase(services: Services, session: DeskSession): Promise<void> {
  const known = await services.db
    .selectFrom('relocations')
    .select('booking_id')
    .where('hotel_id', '=', session.hotelId)
    .executeTakeFirst()
  const booking = known ? undefined : await nextBookingOf(services, REFUSED_GUEST)
  if (booking) await cannotTake(services, { session, bookingId: booking.id, requestKey: null, reason: 'room_unusable' })
}

const ANSWER =
  'Thank you for staying with us, and for writing. The lamp by the bed has a new switch now. Come again soon.'

/** Answers the newest review, and leaves the rest unanswered. */
async function addAnswer(services: Services, session: DeskSession): Promise<void> {
  const { db } = services
  const known = await db
    .selectFrom('review_answers')
    .select('review_id')
    .where('hotel_id', '=', session.hotelId)
    .executeTakeFirst()
  if (known) return
  const review = await db
    .selectFrom('reviews')
    .select('id')
    .where('hotel_id', '=', session.hotelId)
    .where('published', '=', true)
    .where('has_review', '=', true)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (review) await answerReview(services, { session, requestKey: null, reviewId: review.id, text: ANSWER })
}

/** Joins the hotel to the demo's coupon that hotels pay for, unless a manager has left it. */
async function joinDemoCoupon(services: Services, session: DeskSession): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select c.id from coupons c where c.code = 'LONGER250' and c.funded_by = 'hotel'
      and not exists (select 1 from coupon_agreements a where a.hotel_id = ${session.hotelId})`.execute(services.db)
  if (rows[0]) await joinCoupon(services, { session, requestKey: null, couponId: rows[0].id })
}

const REPAIR_MINUTES = 6 * 60

/** Blocks a room for repair for a few hours from now. */
async function addRepair(services: Services, session: DeskSession): Promise<void> {
  const now = services.clock.now()
  const known = await services.db
    .selectFrom('room_blocks')
    .select('id')
    .where('hotel_id', '=', session.hotelId)
    .where('why', '=', 'repair')
    .where('until_at', '>', now)
    .executeTakeFirst()
  if (known) return
  const period = { start: now, end: addMinutes(now, REPAIR_MINUTES) }
  await blockRoom(services, session, { roomId: null, period, why: 'repair', note: 'The geyser' }, null)
}

/**
 * Adds what a newcomer finds at the demo desk in addition to its bookings, through the functions that guests and staff
 * use: a superfast check-in, a case and a review to answer, and a room under repair. Skips anything that an earlier
 * start has added.
 */
export async function seedDemoDesk(services: Services): Promise<void> {
  const session = await managerOf(services)
  if (!session) return
  await addSuperfast(services)
  await addCase(services, session)
  await addAnswer(services, session)
  await joinDemoCoupon(services, session)
  await addRepair(services, session)
}
