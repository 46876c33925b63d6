import { sql } from 'kysely'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { settleUnpostedStays } from '#server/features/ledger/settle-unposted-stays.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { disputeOf } from '../api/dispute-steps.ts'
import { officeOf } from '../api/office-steps.ts'
import type { World } from './plan-world.ts'

/** Moves the clock to this many minutes after check-in, unless it is already later. */
function goTo({ api }: World, minutes: number): void {
  const ahead = minutesBetween(api.clock.now(), new Date(SATURDAY_EVENING.checkin)) + minutes
  if (ahead > 0) api.clock.advance(ahead)
}

/** Returns the present booking: the booking at the other hotel once the guests were moved. */
async function current({ api, id }: World): Promise<{ id: string; hotel_id: number }> {
  const { rows } = await sql<{ id: string; hotel_id: number }>`
    select id, hotel_id from bookings where ${id}::uuid in (id, moved_from) order by moved_from nulls last limit 1`.execute(
    api.db,
  )
  const [found] = rows
  if (!found) throw new Error(`booking ${id} is gone`)
  return found
}

async function desk(world: World, what: string, body: object): Promise<void> {
  const { id, hotel_id } = await current(world)
  const { staff } = hotel_id === world.first.id ? world.first : world.other
  await world.api.post(`/desk/bookings/${id}/${what}`, body, { headers: staff.headers })
}

/** Lets support propose an action, and the admin confirm it. */
async function actByTwo(world: World, bookingId: string, wish: object): Promise<void> {
  const proposed = await officeOf(world.api, world.support).propose(bookingId, wish)
  const [proposal] = proposed.body.proposals ?? []
  if (proposal) await officeOf(world.api, world.admin).decide(proposal.id, 'confirm')
}

async function actAlone(world: World, wish: object): Promise<void> {
  const office = officeOf(world.api, world.admin)
  const { id } = await current(world)
  const { status, body } = await office.plan(id, wish)
  if (status === 200) await office.act(id, { ...wish, reason: 'They rang', fingerprint: body.fingerprint })
}

async function takeHalf(world: World): Promise<void> {
  const { id } = await current(world)
  const { rows } = await sql<{ due: number }>`select due_of_booking(${id}::uuid) as due`.execute(world.api.db)
  await desk(world, 'take', { amount: Math.max(1, Math.ceil((rows[0]?.due ?? 0) / 2)), method: 'cash' })
}

async function extend({ steps, guest, id }: World): Promise<void> {
  const { body } = await steps.extend(guest, id, 2)
  if (body.payment_url) await steps.press(body.payment_url)
}

async function end(world: World): Promise<void> {
  goTo(world, 16 * 60)
  await world.steps.runJob('end-stays')
  await settleUnpostedStays(world.api.services, world.first.id)
}

const SUNDAY_EVENING = { checkin: '2026-12-06T21:00:00+05:30', checkout: '2026-12-07T10:00:00+05:30' }

async function toSunday({ steps, guest, id }: World): Promise<void> {
  const { body } = await steps.modify(guest, id, SUNDAY_EVENING)
  if (body.payment_url) await steps.press(body.payment_url)
}

/** Lets the guest's bank take half of the payment back. */
async function loseDispute({ api, id }: World): Promise<void> {
  const { event, tell } = await disputeOf(api, id)
  const paise = Math.ceil(event().paise / 200) * 100
  await tell(event({ paise }))
  api.clock.advance(1)
  await tell(event({ paise, status: 'lost', at: api.clock.now().toISOString() }))
}

const asGuest = ({ api, guest, id }: World, what: string) =>
  api.post(`/bookings/${id}/${what}`, {}, { headers: guest.headers })

/**
 * Events before an action by the office, or between its plan and the press. An event that is refused changes nothing.
 */
export const EVENTS = {
  'an hour passes': async (world: World) => world.api.clock.advance(60),
  'ten hours before check-in': async (world: World) => goTo(world, -600),
  'check-in': async (world: World) => goTo(world, 0),
  'an hour after check-in': async (world: World) => goTo(world, 61),
  'the guest buys hours': extend,
  'the guest cancels': async ({ steps, guest, id }: World) => void (await steps.cancel(guest, id)),
  'the guest reports being turned away': async ({ steps, guest, id }: World) =>
    void (await steps.turnedAway(guest, id)),
  'the guest says that they came': async (world: World) => void (await asGuest(world, 'confirm-stay')),
  'the guest disputes a no-show': async (world: World) => void (await asGuest(world, 'object-no-show')),
  'the desk greets': (world: World) => desk(world, 'arrive', { ids: 'originals' }),
  'the desk adds hours': (world: World) => desk(world, 'hours', { hours: 2 }),
  'the desk takes money': takeHalf,
  'the desk says they left': (world: World) => desk(world, 'leave', {}),
  'the desk marks a no-show': (world: World) => desk(world, 'no-show', {}),
  'the desk cannot take them': (world: World) => desk(world, 'cannot-take', { reason: 'closed' }),
  'the office refunds': (world: World) => actAlone(world, { act: 'refund', amount: 70 }),
  'the office gives credit': (world: World) => actAlone(world, { act: 'credit', amount: 50 }),
  'the office marks a no-show': (world: World) => actAlone(world, { act: 'no_show' }),
  'the office cancels late': (world: World) => actAlone(world, { act: 'cancel', for: 'guest', amount: 0 }),
  'the office moves them': (world: World) => actAlone(world, { act: 'move', hotelId: world.other.id, for: 'uncle' }),
  'two refund at the hotel’s fault': async (world: World) =>
    actByTwo(world, (await current(world)).id, { act: 'refund', amount: 60, for: 'hotel' }),
  'the guest changes to Sunday': toSunday,
  'the guest’s bank takes the payment back': loseDispute,
  'the stay ends': end,
} as const satisfies Record<string, (world: World) => Promise<void>>
export type Event = keyof typeof EVENTS

/** Returns the id of the booking on which the office acts now. */
export const bookingOf = async (world: World): Promise<string> => (await current(world)).id
