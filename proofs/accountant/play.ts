/**
 * Makes the planned bookings on the whole server, day by day. Returns the facts about each that the accountant may
 * know.
 */
import { minutesBetween } from '../../src/domain/kernel/ist.ts'
import { markNoShow } from '../../src/server/features/bookings/no-shows.ts'
import { registerEInvoices } from '../../src/server/features/tax-documents/register-e-invoices.ts'
import { settleUnpostedStays } from '../../src/server/features/ledger/settle-unposted-stays.ts'
import { stepsOf } from '../../tests/api/booking-steps.ts'
import { attend } from '../../tests/api/build-stay.ts'
import { officeOf } from '../../tests/api/office-steps.ts'
import type { Api, Body } from '../../tests/api/start-api.ts'
import { staySignedIn } from '../../tests/api/stay-signed-in.ts'
import { buildGuest } from '../../tests/builders.ts'
import type { Company } from './companies.ts'
import { dayAfter, factsElsewhere, factsOfBooking, hasCredits, stayOf } from './played-facts.ts'
import { entriesOf } from './played-ledger.ts'
import { asked, type PlayedBooking } from './played-booking.ts'
import { movesAfterStay, movesOfBooking, movesOfChange, paidOnlineOf, restOf } from './played-moves.ts'
import { closeDecember, returnPayout } from './played-office.ts'
import { BOOKED_ON, CLOSED_ON, LAST_DAY, RETURNED_ON, type Plan, type Play } from './played-plan.ts'
import { buildScene, COUPONS, type Scene } from './played-scene.ts'
import type { Facts } from './stay.ts'

export async function play(api: Api, played: Play): Promise<{ scene: Scene; bookings: PlayedBooking[] }> {
  const scene = await buildScene(api, played)
  const bookings: PlayedBooking[] = []
  for (const plan of played.plans) bookings.push(await book(api, scene, plan, played))
  for (let day = BOOKED_ON; day <= LAST_DAY; day = dayAfter(day)) await playDay(api, { scene, bookings, day, played })
  await registerEInvoices(api.services)
  return { scene, bookings }
}

async function book(api: Api, scene: Scene, plan: Plan, played: Play): Promise<PlayedBooking> {
  const steps = stepsOf(api)
  const { kind } = plan
  const { gifts } = played
  const guest = await buildGuest(api.db, hasCredits(plan) ? { credits: gifts.credits } : {})
  const couponId = kind === "hotel's coupon" ? COUPONS.hotel : kind === "Uncle's coupon" ? COUPONS.uncle : undefined
  const roomCount = kind === 'two rooms' ? 2 : 1
  const wish = { payAtHotel: plan.isAtDesk, roomCount, guestsCount: 2 * roomCount, ...(couponId ? { couponId } : {}) }
  const { id, short_id: code, bill } = await steps.paid(guest, scene.builtOf(plan.hotel.id), wish, stayOf(plan))
  const facts = factsOfBooking(plan, bill, played)
  if (kind === 'extra hours') {
    const { payment_url, extensionRequest } = await asked(steps.extend(guest, id, 2))
    await steps.press(payment_url)
    const { room_total: value, serviceTax: tax, tax_rate: percent } = extensionRequest.bill
    facts.hours = [{ value, tax, percent }]
  }
  const settled = [{ on: facts.endsOn, facts }]
  const moves = movesOfBooking(BOOKED_ON, facts)
  const booking: PlayedBooking = { plan, id, code, guest, bill, company: null, settled, moves }
  if (plan.naming !== 'during the stay') await name(api, booking)
  return kind === 'changed to the next day' ? changed(api, booking, played) : booking
}

/** Moves the stay to the next day, at the next day's price. */
async function changed(api: Api, booking: PlayedBooking, played: Play): Promise<PlayedBooking> {
  const steps = stepsOf(api)
  const { guest, id } = booking
  const plan = { ...booking.plan, checkin: dayAfter(booking.plan.checkin) }
  const { payment_url: more } = await asked(steps.modify(guest, id, stayOf(plan)))
  if (more) await steps.press(more)
  const { bill } = await steps.read(guest, id)
  const facts = factsOfBooking(plan, bill, played)
  const [before] = booking.settled
  const moves = booking.moves.concat(movesOfChange(BOOKED_ON, before?.facts ?? facts, facts))
  return { ...booking, plan, bill, settled: [{ on: facts.endsOn, facts }], moves }
}

async function name(api: Api, booking: PlayedBooking): Promise<void> {
  const { plan, id, guest } = booking
  const give = (company: Company) => asked(api.post(`/bookings/${id}/invoice-company`, company, guest))
  if (plan.naming === 'instead of another') await give(plan.other)
  if (plan.company !== null) await give(plan.company)
  else if (plan.naming === 'instead of another')
    await asked(api.post(`/bookings/${id}/invoice-company/remove`, {}, guest))
  booking.company = plan.company
}

type Today = { scene: Scene; bookings: PlayedBooking[]; day: string; played: Play }

/** All guests have left by 3 PM, even those with extra hours, so corrections are made then. */
async function playDay(api: Api, { scene, bookings, day, played }: Today): Promise<void> {
  const steps = stepsOf(api)
  const begun = bookings.filter(({ plan }) => plan.checkin === day)
  const ending = bookings.filter(({ settled, plan }) => settled[0]?.on === day && plan.kind !== 'cancelled in time')
  await goTo(api, `${day}T09:00:00+05:30`)
  if (day === '2026-12-02')
    for (const booking of bookings) if (booking.plan.kind === 'cancelled in time') await cancelInTime(api, booking, day)
  if (day === CLOSED_ON) await closeDecember(api, scene, bookings.flatMap(entriesOf))
  if (day === RETURNED_ON) await returnPayout(api, scene)
  for (const booking of ending) {
    if (booking.plan.naming === 'during the stay' && !isCancelled(booking)) await name(api, booking)
    if (needsAttendance(booking)) await attend(api.db, booking.id)
  }
  await goTo(api, `${day}T11:30:00+05:30`)
  for (const booking of begun)
    if (booking.plan.kind === 'cancelled late, partly refunded') await cancelLate(api, scene, booking)
  await goTo(api, `${day}T14:30:00+05:30`)
  await asked(steps.runJob('end-stays'))
  await settleUnpostedStays(api.services)
  await goTo(api, `${day}T15:00:00+05:30`)
  for (const booking of bookings) await correct(api, { scene, booking, day })
  await asked(steps.runJob('settle-claims'))
  await api.worker.drain()
  await asked(steps.runJob('write-tax-documents'))
  await goTo(api, `${day}T20:30:00+05:30`)
  for (const booking of begun)
    if (booking.plan.kind === 'moved to another hotel') await move(api, { scene, booking, played })
  for (const booking of begun) if (booking.plan.kind === 'not taken') await cannotTake(api, scene, booking)
}

/** Refunds everything that the guests paid online, and returns their credit. */
async function cancelInTime(api: Api, { guest, id, settled, moves }: PlayedBooking, on: string): Promise<void> {
  await asked(stepsOf(api).cancel(guest, id))
  const [first] = settled
  if (!first?.facts) throw new Error(`${id} was not booked`)
  moves.push({ on, what: 'refunded', rupees: paidOnlineOf(first.facts) })
  moves.push({ on, what: 'credit returned', rupees: first.facts.credits })
}

type Moving = Pick<Today, 'scene' | 'played'> & { booking: PlayedBooking }

/**
 * Moves guests to one of the hotels offered, where they get a new booking code. For half of them their hotel says that
 * it cannot take them, and pays the difference. The other guests report that they were turned away.
 */
async function move(api: Api, { scene, booking, played }: Moving): Promise<void> {
  const steps = stepsOf(api)
  const { guest, id, plan, settled } = booking
  const isAtFault = plan.share % 2 === 1
  if (isAtFault) await cannotTake(api, scene, booking)
  const { hotels } = await asked(isAtFault ? steps.otherHotels(guest, id) : steps.turnedAway(guest, id))
  const offered = played.hotels.filter((one) => hotels.some((other: Body) => other.id === scene.builtOf(one.id).id))
  const hotel = offered[plan.share % offered.length]
  const [first] = settled
  if (!hotel || !first?.facts) throw new Error(`${booking.code} is offered no other hotel`)
  const { booking: there } = await asked(steps.moveTo(guest, id, scene.builtOf(hotel.id)))
  const moved = { ...plan, hotel }
  const facts = factsElsewhere(first.facts, moved, { ...played, borneBy: isAtFault ? 'first_hotel' : 'uncle' })
  const now = { plan: moved, id: there.id, code: there.short_id, firstHotel: plan.hotel.id }
  const rest = facts.moved?.restBack ?? 0
  if (rest > 0) booking.moves.push({ on: plan.checkin, what: 'refunded', rupees: rest })
  await api.worker.drain()
  Object.assign(booking, { ...now, settled: [{ on: first.on, facts }] })
}

const cannotTake = (api: Api, scene: Scene, { id, plan }: PlayedBooking): Promise<Body> =>
  asked(api.post(`/desk/bookings/${id}/cannot-take`, { reason: 'closed' }, scene.managerOf(plan.hotel.id)))

const isCancelled = ({ plan }: PlayedBooking): boolean => plan.kind.startsWith('cancelled')

/** Coupons, credits and extra costs of a move, all paid by Uncle, reach a hotel only if the guests stayed. */
const needsAttendance = ({ plan: { kind } }: PlayedBooking): boolean =>
  ["Uncle's coupon", 'credits', 'moved to another hotel'].includes(kind)

async function goTo(api: Api, moment: string): Promise<void> {
  const ahead = minutesBetween(api.clock.now(), new Date(moment))
  if (ahead > 0) api.clock.advance(ahead)
  await staySignedIn(api)
}

/** Lets the office refund a part of a late cancellation. The hotel keeps everything, and Uncle pays the refund. */
async function cancelLate(api: Api, { admin }: Scene, booking: PlayedBooking): Promise<void> {
  const [first] = booking.settled
  if (!first?.facts) throw new Error(`${booking.code} was not booked`)
  const amount = 100 + booking.plan.share
  const wish = { act: 'cancel', for: 'guest', amount }
  await asked(officeOf(api, admin).do(booking.id, wish))
  const back = BigInt(amount) * 100n
  const { heldPaise } = first.facts
  Object.assign(first.facts, { outcome: 'kept', heldPaise: heldPaise - back, givenBackPaise: back, takenAtDesk: 0 })
  booking.moves.push({ on: booking.plan.checkin, what: 'refunded', rupees: amount })
}

/** Makes the correction planned for this day, and adds it to the booking's settlements. */
async function correct(
  api: Api,
  { scene, booking, day }: Pick<Today, 'scene' | 'day'> & { booking: PlayedBooking },
): Promise<void> {
  const { plan, id, code, settled, moves } = booking
  const [first] = settled
  if (!first?.facts || plan.kind === 'cancelled in time') return
  const { facts } = first
  const firstDay = dayAfter(first.on, plan.firstAfter)
  const again = (change: Partial<Facts> | null) => settled.push({ on: day, facts: change && { ...facts, ...change } })
  const mark = async (isNoShow: boolean) => {
    const marked = await markNoShow(api.db, { shortId: code, isNoShow, operator: 'Neha' }, api.clock.now())
    if (marked !== (isNoShow ? 'marked' : 'unmarked')) throw new Error(`${code} is ${marked}`)
  }
  if (day === first.on) moves.push(...movesAfterStay(plan.kind, facts, day))
  if (plan.kind === 'not taken' && day === first.on) again(null)
  if (facts.moved && restOf(facts) > 0 && day === first.on)
    again({ moved: { ...facts.moved, restBack: (facts.moved.restBack ?? 0) + restOf(facts) } })
  if (plan.kind.startsWith('no-show') && day === firstDay) {
    await mark(true)
    again({ outcome: 'no_show', takenAtDesk: 0 })
  }
  if (plan.kind === 'no-show that came' && day === dayAfter(firstDay, plan.secondAfter)) {
    await mark(false)
    again({})
  }
  if (plan.kind.startsWith('refund') && day === firstDay) {
    const atHotelsFault = 50 + Math.floor((booking.bill.payable_now * plan.share) / 400)
    await refundByTwo(api, scene, { id, amount: atHotelsFault })
    again({ atHotelsFault })
    moves.push({ on: day, what: 'refunded', rupees: atHotelsFault })
  }
}

async function refundByTwo(api: Api, { support, admin }: Scene, of: { id: string; amount: number }): Promise<void> {
  const [one, other] = [officeOf(api, support), officeOf(api, admin)]
  await asked(one.propose(of.id, { act: 'refund', amount: of.amount, for: 'hotel' }))
  const { proposals } = await one.booking(of.id)
  await asked(other.decide(proposals[0].id, 'confirm'))
}
