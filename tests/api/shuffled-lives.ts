import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { enqueue } from '#server/features/messages/outbox.ts'
import type { GatewayEvent } from '#server/ports/payment-gateway.ts'
import { buildGuest, buildHotel, type BuiltCity, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { sendReport, signatureOf } from './gateway-steps.ts'
import { stepsOf, type Steps } from './booking-steps.ts'
import type { Api, Body } from './start-api.ts'

/** What a booking's life needs: a guest, a hotel with one room, and a booking there. */
export type World = { api: Api; steps: Steps; hotel: BuiltHotel; guest: BuiltGuest; bookingId: string }

/**
 * A gateway's report. `nth` says which of the booking's payments or refunds it is about, in the order of their
 * creation.
 */
export type Told =
  | { of: 'payment'; nth: number; report: 'paid' | 'failed' | 'expired' }
  | { of: 'refund'; nth: number; report: 'processed' | 'failed' }

export type Life = {
  name: string
  /** the guest's actions before the gateway's remaining reports */
  begin: (world: World) => Promise<void>
  /** the gateway's reports, in the order in which a faultless gateway sends them */
  told: readonly Told[]
  /**
   * until this moment the timing of the reports does not change the outcome; later, the guest's change may be refused
   * as too late
   */
  inTimeUntil: Date
}

const FULL_DAY = { checkin: '2026-12-05T12:00:00+05:30', checkout: '2026-12-06T11:00:00+05:30' }
const OTHER_EVENING = { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30', slotId: 1 }

const ofPayment = (nth: number, report: 'paid' | 'failed' | 'expired'): Told => ({ of: 'payment', nth, report })
const ofRefund = (report: 'processed' | 'failed'): Told => ({ of: 'refund', nth: 0, report })

/** The gateway reports the first payment immediately, and the booking is confirmed. */
async function pay(world: World): Promise<void> {
  await deliver(world, await eventOf(world, ofPayment(0, 'paid')))
  await world.api.worker.drain()
}

const expectDone = ({ status, body }: { status: number; body: Body }) => {
  if (status !== 200) throw new Error(`the life could not begin: ${status} ${JSON.stringify(body)}`)
}

async function payAndCancel(world: World): Promise<void> {
  await pay(world)
  expectDone(await world.steps.cancel(world.guest, world.bookingId))
  await world.api.worker.drain()
}

async function payAndModify(world: World): Promise<void> {
  await pay(world)
  expectDone(await world.steps.modify(world.guest, world.bookingId, FULL_DAY))
}

async function payAndExtend(world: World): Promise<void> {
  await pay(world)
  expectDone(await world.steps.extend(world.guest, world.bookingId, 3))
}

const STAY_ENDS = new Date('2026-12-06T09:00:00+05:30')
/** The last moment at which a change can apply: a day before the earlier of its two check-ins. */
const CHANGE_CLOSES = new Date('2026-12-04T11:00:00+05:30')
const NEVER = new Date('2027-12-31')

export const LIVES: readonly Life[] = [
  { name: 'a booking paid', begin: async () => undefined, told: [ofPayment(0, 'paid')], inTimeUntil: STAY_ENDS },
  {
    name: 'a booking failed, then paid',
    begin: async () => undefined,
    told: [ofPayment(0, 'failed'), ofPayment(0, 'paid')],
    inTimeUntil: STAY_ENDS,
  },
  {
    name: 'a booking expired, then paid',
    begin: async () => undefined,
    told: [ofPayment(0, 'expired'), ofPayment(0, 'paid')],
    inTimeUntil: STAY_ENDS,
  },
  {
    name: 'a refund processed',
    begin: payAndCancel,
    told: [ofPayment(0, 'paid'), ofRefund('processed')],
    inTimeUntil: NEVER,
  },
  {
    name: 'a refund failed, then processed',
    begin: payAndCancel,
    told: [ofPayment(0, 'paid'), ofRefund('failed'), ofRefund('processed')],
    inTimeUntil: NEVER,
  },
  {
    name: 'a change of time paid',
    begin: payAndModify,
    told: [ofPayment(0, 'paid'), ofPayment(1, 'paid')],
    inTimeUntil: CHANGE_CLOSES,
  },
  {
    name: 'a change of time failed, then paid',
    begin: payAndModify,
    told: [ofPayment(0, 'paid'), ofPayment(1, 'failed'), ofPayment(1, 'paid')],
    inTimeUntil: CHANGE_CLOSES,
  },
  {
    name: 'extra hours paid',
    begin: payAndExtend,
    told: [ofPayment(0, 'paid'), ofPayment(1, 'paid')],
    inTimeUntil: STAY_ENDS,
  },
  {
    name: 'extra hours expired, then paid',
    begin: payAndExtend,
    told: [ofPayment(0, 'paid'), ofPayment(1, 'expired'), ofPayment(1, 'paid')],
    inTimeUntil: STAY_ENDS,
  },
]

/** Gives every life credits and a coupon, to test that these are spent and returned correctly too. */
export async function newWorld(api: Api, city: BuiltCity): Promise<World> {
  api.clock.advance(-api.clock.advancedMinutes())
  const steps = stepsOf(api)
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: { 0: 900, 3: 1499, 4: 2000 } })
  const guest = await buildGuest(api.db, { credits: 300 })
  const booked = await steps.book(guest, hotel, { couponId: 'SHUFFLE' })
  expectDone(booked)
  return { api, steps, hotel, guest, bookingId: booked.body.booking.id }
}

/** Another guest books and pays the room for the same time, if it is free. Returns whether they got it. */
export async function rivalBooks({ api, steps, hotel }: World): Promise<boolean> {
  const booked = await steps.book(await buildGuest(api.db), hotel, {}, OTHER_EVENING)
  if (booked.status !== 200) return false
  await steps.press(booked.body.booking.payment_url)
  return true
}

type Row = { id: string; amount: number }

async function subjectOf({ api, bookingId }: World, { of, nth }: Told): Promise<Row> {
  const payments = sql<Row>`select id, amount from payments where booking_id = ${bookingId}::uuid order by purpose <> 'booking', created_at, id`
  const refunds = sql<Row>`
    select r.id, r.amount from refunds r join payments p on p.id = r.payment_id
    where p.booking_id = ${bookingId}::uuid and r.reason = 'booking cancelled' order by r.created_at, r.id`
  const { rows } = await (of === 'payment' ? payments : refunds).execute(api.db)
  const row = rows[nth]
  if (!row) throw new Error(`the booking has no ${of} ${nth}`)
  return row
}

/** Builds the event that a gateway sends for this report, after adding the money to the gateway's own books. */
export async function eventOf(world: World, told: Told): Promise<GatewayEvent> {
  const { id, amount } = await subjectOf(world, told)
  const eventId = `evt_${randomUUID()}`
  if (told.of === 'refund')
    return { kind: 'refund', eventId, reference: id, report: told.report, trace: `ARN${id.slice(0, 8)}` }
  const providerPaymentId = told.report === 'paid' ? `tpid_${id}` : null
  if (told.report === 'paid')
    await world.api.db
      .updateTable('dev_gateway_payments')
      .set({ status: 'paid', payment_id: providerPaymentId, method: 'upi', paid_at: world.api.clock.now() })
      .where('reference', '=', id)
      .execute()
  return { kind: 'payment', eventId, reference: id, report: told.report, amount, providerPaymentId, method: 'upi' }
}

/**
 * Sends an event as the gateway does, with a signature over its raw body. `sentInstead` is sent with the event's
 * signature.
 */
export async function deliver({ api }: World, event: GatewayEvent, sentInstead: object = event): Promise<number> {
  const tampering = { signature: signatureOf(event), body: JSON.stringify(sentInstead) }
  return (await sendReport(api, event, tampering)).status
}

/** Processes a report again, as a worker does when another worker died before it marked the outbox entry as done. */
export async function processReportAgain(world: World, told: Told): Promise<void> {
  if (told.of !== 'payment') return
  const { api } = world
  const { id } = await subjectOf(world, told)
  const { status } = await api.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  const hasFollowed = told.report === 'paid' ? status === 'paid' : status !== 'open' && status !== 'created'
  if (!hasFollowed) return
  const kind = told.report === 'paid' ? 'payment.settled' : 'payment.failed'
  await api.db.transaction().execute((trx) => enqueue(trx, api.clock.now(), [{ kind, payload: { paymentId: id } }]))
  await api.worker.drain()
}

/**
 * Returns a guest's outcome: the booking with its time and bill, its rooms, payments, refunds, extra hours, credits and
 * coupon. Leaves out what depends on the order: ids, times, released stays, events, and how often credits were spent
 * and returned.
 */
export async function outcomeOf({ api, bookingId, guest }: World): Promise<Body> {
  const booking = sql`${bookingId}::uuid`
  const { rows } = await sql<{ outcome: Body }>`
    select json_build_object(
      'booking', (select json_build_array(b.status, b.checkin_at, b.checkout_at, b.leaves_at, b.slot, b.room_total, b.discount,
          b.service_tax, b.credits, b.total, b.payable_now) from bookings b where b.id = ${booking}),
      'rooms', (select json_agg(json_build_array(r.number, s.period, s.status) order by s.period) from stays s join rooms r on r.id = s.room_id
        where s.booking_id = ${booking} and s.status <> 'released'),
      'payments', (select json_agg(json_build_array(p.purpose, p.amount, p.status, p.method) order by p.purpose <> 'booking', p.created_at, p.id)
        from payments p where p.booking_id = ${booking}),
      'refunds', (select json_agg(json_build_array(r.amount, r.status, r.reason, r.reference is not null) order by r.amount, r.reason)
        from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${booking}),
      'changes', (select json_agg(m.status order by m.created_at) from booking_modifications m where m.booking_id = ${booking}),
      'hours', (select json_agg(json_build_array(e.hours, e.status, e.total) order by e.created_at) from extensions e where e.booking_id = ${booking}),
      'credits', (select c.balance from credit_balances c where c.user_id = ${guest.id}::uuid),
      'coupon', (select count(*)::int from coupon_uses u where u.booking_id = ${booking} and u.released_at is null)
    ) as outcome`.execute(api.db)
  return rows[0]?.outcome
}

/**
 * Adds the coupon that every life uses, and a gateway that accepts a refund and reports its result later, as real ones
 * do.
 */
export async function prepareLives(api: Api): Promise<void> {
  await api.db
    .insertInto('coupons')
    .values({
      code: 'SHUFFLE',
      kind: 'percent',
      value: 10,
      valid_from: new Date('2026-01-01'),
      valid_until: new Date('2027-12-31'),
      per_user_limit: 1,
    })
    .execute()
  const { gateway } = api.services
  const refund = async (request: Parameters<typeof gateway.refund>[0]) => ({
    ...(await gateway.refund(request)),
    status: 'pending' as const,
    trace: null,
  })
  api.services.gateway = { ...gateway, refund }
}
