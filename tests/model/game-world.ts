import type { Random } from '#domain/kernel/seeded-random.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import {
  buildCity,
  buildGuest,
  buildHotel,
  buildOperator,
  buildStaff,
  type BuiltGuest,
  type BuiltHotel,
  type BuiltStaff,
} from '../builders.ts'
import { stepsOf, type Steps } from '../api/booking-steps.ts'
import { agreeTerms } from '../api/ledger-test.ts'
import type { Api } from '../api/start-api.ts'

/** The two evenings of one life. By the second, something is known about the guests. */
export const EVENINGS = [
  { checkin: '2026-12-03T21:00:00+05:30', checkout: '2026-12-04T10:00:00+05:30', slotId: 1 },
  { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30', slotId: 1 },
] as const

export const SIGN_UP_CREDIT = 100
export const COUPON = 'GAMETEN'

/** A hotel in the game. An honest desk that is awake answers every guest who reports being turned away. */
export type GameHotel = BuiltHotel & { staff: BuiltStaff; isAwake: boolean; price: number }

/**
 * Who cheats: phones together with a hotel, one person with one phone, somebody who wants to close a rival, or a
 * colleague in the office.
 */
export type Party = 'ring' | 'alone' | 'rival' | 'agent'

export type Phone = { party: Party; guest: BuiltGuest }

/** A cheat's booking, and what the cheat knows about it. */
export type Bet = {
  /** the booking that was paid for; `id` is the booking to which the guests were moved */
  root: string
  id: string
  phone: Phone
  hotel: GameHotel
  evening: 0 | 1
  /** whether they came and had a room at an honest hotel */
  hasSlept: boolean
  /** the cheat's actions on it, in order */
  done: string[]
  /** keys of the chosen actions, whose result is learned at the end */
  keys: string[]
}

export type Couple = {
  guest: BuiltGuest
  hotel: GameHotel
  evening: 0 | 1
  does: 'comes' | 'confirms' | 'cancels' | 'stays away'
  isAtHotel: boolean
  id: string
}

export type World = {
  api: Api
  steps: Steps
  /** the hotel that takes part in the ring */
  accomplice: GameHotel
  honest: GameHotel[]
  phones: Phone[]
  leader: BuiltGuest
  couples: Couple[]
  admin: BuiltStaff
  /** an operator from support, who has a guest account of their own and a friend */
  agent: BuiltStaff
  bets: Bet[]
  /** everything that was done, for reading after a failure */
  diary: string[]
}

const near = (kilometres: number) => ({ lat: 18.52 + kilometres / 111.2, lng: 73.85, overall_rating: 4.2 })

const PRICES = [399, 900, 1500, 3000, 7400] as const
const ROOMS = 24

async function newHotel(api: Api, city: Awaited<ReturnType<typeof buildCity>>, draw: Random, kilometres: number) {
  const price = draw.pick(PRICES)
  const hotel = await buildHotel(api.db, city, { rooms: ROOMS, prices: { 0: price, 3: price }, ...near(kilometres) })
  await agreeTerms(api, hotel)
  return { ...hotel, price, staff: await buildStaff(api.db, hotel, { role: 'manager' }), isAwake: draw.chance(0.8) }
}

let serial = 0

/** Signs a guest up, with the credit for it, and with a friend's code if there is a friend. */
async function signedUp(api: Api, friend?: BuiltGuest, phone?: string): Promise<BuiltGuest> {
  const guest = await buildGuest(api.db, {
    refer_code: `GAME${++serial}`,
    ...(friend ? { referred_by: friend.id } : {}),
    ...(phone ? { phone } : {}),
  })
  await api.db
    .insertInto('credit_entries')
    .values({ user_id: guest.id, amount: SIGN_UP_CREDIT, kind: 'signup' })
    .execute()
  return guest
}

const DOES = ['comes', 'comes', 'confirms', 'cancels', 'stays away'] as const

async function newCouples(api: Api, honest: readonly GameHotel[], draw: Random): Promise<Couple[]> {
  const couples: Couple[] = []
  for (let index = draw.int(2, 4); index > 0; index--) {
    const friend = draw.chance(0.5) ? couples[0]?.guest : undefined
    couples.push({
      guest: await signedUp(api, friend),
      hotel: draw.pick(honest),
      evening: draw.pick([0, 1] as const),
      does: draw.pick(DOES),
      isAtHotel: draw.chance(0.4),
      id: '',
    })
  }
  return couples
}

/** Builds a small separate world from a life's seed. With and without cheats it is the same. */
export async function newWorld(api: Api, draw: Random): Promise<World> {
  api.clock.advance(-api.clock.advancedMinutes())
  const city = await buildCity(api.db)
  const accomplice = await newHotel(api, city, draw.fork('accomplice'), 0.2)
  const honest = [await newHotel(api, city, draw.fork('one'), 0), await newHotel(api, city, draw.fork('other'), 1)]
  const couples = await newCouples(api, honest, draw.fork('couples'))
  const leader = await signedUp(api)
  const agent = await buildOperator(api.db)
  const phones: Phone[] = []
  const parties: [Party, number, BuiltGuest?][] = [
    ['ring', draw.int(1, 10), leader],
    ['alone', 1],
    ['rival', draw.int(1, 4)],
    ['agent', 1],
  ]
  for (const [party, many, friend] of parties)
    for (let index = 0; index < many; index++) phones.push({ party, guest: await signedUp(api, friend) })
  phones.push({ party: 'agent', guest: await signedUp(api, undefined, agent.phone) })
  const admin = await buildOperator(api.db, { role: 'admin' })
  const steps = stepsOf(api)
  return { api, steps, accomplice, honest, phones, leader, couples, admin, agent, bets: [], diary: [] }
}

/** Ends the posts of earlier worlds' operators, who would otherwise get every alarm of later worlds. */
export async function endOperators({ db }: Api): Promise<void> {
  await db
    .updateTable('operators')
    .set({ ended_at: new Date(), ended_by: 'test' })
    .where('ended_at', 'is', null)
    .execute()
}

/** Adds a coupon for which Uncle pays, unless it exists. */
export async function offerCoupon({ db }: Api): Promise<void> {
  const valid = { valid_from: new Date('2026-01-01'), valid_until: new Date('2027-12-31') }
  await db
    .insertInto('coupons')
    .values({ code: COUPON, kind: 'percent', value: 10, min_amount: 300, per_user_limit: 1, ...valid })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Moves the clock forward to a moment, never back. */
export function advanceClockTo(api: Api, moment: string): void {
  api.clock.advance(Math.max(0, minutesBetween(api.clock.now(), new Date(moment))))
}
