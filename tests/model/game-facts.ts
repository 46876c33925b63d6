import { sql } from 'kysely'
import { expect } from 'vitest'
import { expectBooksBalance } from '../api/booking-steps.ts'
import type { Life } from './game-life.ts'
import { casesAt, givenBy, inPocket, withNight, type Purse } from './game-purse.ts'
import { SIGN_UP_CREDIT, type World } from './game-world.ts'

const PER_BOOKING = 5000
const PER_DAY = 25_000
const PEOPLE_THAT_PAUSE = 3
const PAISA = 0.01

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The commission that Uncle earned from honest guests at the ring's hotel. */
async function honestCommission({ api, phones, accomplice }: World): Promise<number> {
  const ring = phones.filter(({ party }) => party === 'ring').map(({ guest }) => guest.id)
  const { rows } = await sql<{ earned: number }>`
    select coalesce(-sum(e.paise), 0)::int / 100.0::float8 as earned
    from ledger_postings p join ledger_entries e on e.posting_id = p.id join bookings b on b.id = p.booking_id
    where e.account = 'commission' and b.hotel_id = ${accomplice.id} and b.user_id <> all (${ring}::uuid[])`.execute(
    api.db,
  )
  return rows[0]?.earned ?? 0
}

/**
 * Expects that the ring (phones, a leader and one hotel) gains nothing, neither in total nor in the money that goes
 * through its hotel, whose debt nobody collects.
 */
async function expectRingGainsNothing(world: World, purses: readonly Purse[]): Promise<void> {
  const earned = (await honestCommission(world)) + PAISA
  const ring = purses.filter(({ party }) => party === 'ring')
  const owed = Math.max(0, sumOf(ring.map((purse) => purse.owed)))
  const pocket = (some: readonly Purse[]) => owed + sumOf(some.map((purse) => inPocket({ ...purse, owed: 0 })))
  expect(pocket(ring.filter(({ isAtAccomplice }) => isAtAccomplice)), 'the ring, at its hotel').toBeLessThanOrEqual(
    earned,
  )
  expect(pocket(ring), 'the ring').toBeLessThanOrEqual(earned)
}

/** Expects that credit comes only from signing up, from friends' stays and from the office. */
async function expectNoCreditFromNowhere({ api, phones, leader }: World): Promise<void> {
  const ids = [...phones.map(({ guest }) => guest.id), leader.id]
  const { rows } = await sql<{ user_id: string; has: number; given: number }>`
    select user_id, sum(amount)::int as has, (sum(amount) filter (where kind not in ('spent', 'returned')))::int as given
    from credit_entries where user_id = any (${ids}::uuid[]) group by user_id`.execute(api.db)
  for (const { user_id: user, has, given } of rows) expect(has, user).toBeLessThanOrEqual(given)
}

/**
 * Expects that a single phone gains no rupee. For nights that its guest slept there, it may gain the sign-up credit and
 * one dearer room in 90 days (decision 0061).
 */
function expectOneGainsTheCreditOnly({ bets }: World, purses: readonly Purse[]): void {
  const alone = purses.filter(({ party }) => party === 'alone')
  expect(sumOf(alone.map(inPocket)), 'one phone').toBeLessThanOrEqual(PAISA)
  const slept = (root: string) => bets.some((bet) => bet.root === root && bet.hasSlept)
  const nights = sumOf(alone.map((purse) => withNight(purse, slept(purse.root))))
  const dearest = Math.max(0, ...alone.map(({ dearer }) => dearer))
  expect(nights - dearest, 'one phone, with its nights').toBeLessThanOrEqual(SIGN_UP_CREDIT + PAISA)
}

async function expectAgentWithinLimits(world: World, purses: readonly Purse[]): Promise<void> {
  const given = await givenBy(world)
  expect(
    given.filter(({ isOwn }) => isOwn),
    'given to their own account',
  ).toEqual([])
  const byKey = (keyOf: (one: (typeof given)[number]) => string) =>
    Object.values(Object.groupBy(given, keyOf)).map((some = []) => sumOf(some.map((one) => one.given)))
  for (const sum of byKey(({ booking }) => booking))
    expect(sum, 'given on one booking').toBeLessThanOrEqual(PER_BOOKING)
  for (const sum of byKey(({ day }) => day)) expect(sum, 'given in one day').toBeLessThanOrEqual(PER_DAY)
  // The limit applies to each booking. Credit given for one booking and spent on another counts only where it was
  // given.
  for (const purse of purses.filter(({ party }) => party === 'agent'))
    expect(inPocket(purse) - purse.spent, 'one booking of the friend').toBeLessThanOrEqual(PER_BOOKING)
}

/**
 * Expects that three people must report being turned away to close an honest hotel, and that an honest hotel loses rank
 * only by its own silence or the office's decision.
 */
async function expectNoRivalClosed(world: World): Promise<void> {
  for (const hotel of world.honest) {
    const cases = await casesAt(world, hotel.id)
    const hasVoice = cases.filter(({ isKnown }) => !hotel.isAwake || isKnown)
    const days = Object.values(Object.groupBy(hasVoice, ({ day }) => day))
    const people = Math.max(0, ...days.map((some = []) => new Set(some.map(({ guest }) => guest)).size))
    const { rows } = await sql<{ paused: boolean; rank: number }>`
      select rank_lost as rank, exists (select 1 from sales_pauses where hotel_id = ${hotel.id} and why in ('cases', 'office')) as paused
      from hotels where id = ${hotel.id}`.execute(world.api.db)
    const [{ paused, rank } = { paused: true, rank: 0 }] = rows
    if (people < PEOPLE_THAT_PAUSE) expect(paused, `a hotel closed by ${people} people`).toBe(false)
    // A colleague in the office may state whose fault it was, with a reason in the log. That is no pause.
    const costing = hotel.isAwake ? cases.filter(({ isFound }) => isFound) : cases
    expect(rank, 'rank lost').toBeLessThanOrEqual(new Set(costing.map(({ guest }) => guest)).size * 100)
  }
}

/**
 * Returns the result for honest couples and their hotel: what the couples paid and got back, their credit, and what the
 * hotel earns from them.
 */
async function endsOf({ api, couples }: World) {
  const ends = []
  for (const { id, guest, does } of couples) {
    const { rows } = await sql<{ status: string; paid: number; back: number; credit: number; hotel: number }>`
      select b.status, b.hotel_id,
        (select coalesce(sum(p.amount), 0)::int from payments p where p.booking_id = b.id and p.status = 'paid') as paid,
        (select coalesce(sum(r.amount), 0)::int from refunds r join payments p on p.id = r.payment_id where p.booking_id = b.id) as back,
        (select coalesce(sum(c.amount), 0)::int from credit_entries c where c.user_id = b.user_id) as credit,
        (select coalesce(-sum(e.paise), 0)::int / 100.0::float8 from ledger_postings g join ledger_entries e on e.posting_id = g.id
          where g.booking_id = b.id and e.account = 'hotel') as hotel
      from bookings b where b.id = ${id || null}::uuid and b.user_id = ${guest.id}::uuid`.execute(api.db)
    ends.push({ does, ...(rows[0] ?? { status: 'none', paid: 0, back: 0, credit: 0, hotel: 0 }) })
  }
  return ends
}

async function expectHonestEndAsAlways(world: World, honest: World): Promise<void> {
  const [with_, without] = [await endsOf(world), await endsOf(honest)]
  for (const [index, end] of with_.entries()) {
    const other = without[index]
    expect(end.status, `the status of couple ${index} that ${end.does}`).toBe(other?.status)
    for (const what of ['paid', 'back', 'credit', 'hotel'] as const)
      expect(
        Math.abs(end[what] - (other?.[what] ?? 0)),
        `${what} of couple ${index} that ${end.does}: ${end[what]} and ${other?.[what]}`,
      ).toBeLessThanOrEqual(1)
  }
}

/** Compares the end of a life with cheats to the end of the same life without them. */
export async function expectNobodyGained({ world, purses }: Life, honest: World): Promise<void> {
  await expectRingGainsNothing(world, purses)
  expectOneGainsTheCreditOnly(world, purses)
  await expectNoCreditFromNowhere(world)
  await expectAgentWithinLimits(world, purses)
  await expectNoRivalClosed(world)
  for (const { id } of [world.accomplice, ...world.honest]) await expectBooksBalance(world.api, id)
  await expectHonestEndAsAlways(world, honest)
}
