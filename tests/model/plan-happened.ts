import type { PlanLine, PlanSentence } from '#domain/office/plan-lines.ts'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { changeOf, type Facts, type Sums } from './plan-facts.ts'
import type { Wish } from './plan-draws.ts'
import type { World } from './plan-world.ts'

export type Done = {
  wish: Wish
  before: Facts
  after: Facts
  told: Set<string>
  /** the lines of the plan */
  said: readonly Line[]
  /** whether an admin had to confirm it */
  wasConfirmed: boolean
}

/** The accounts that hold what Uncle itself pays for a stay. Commission and rounding follow from what the hotel earned. */
const OURS = ['goodwill', 'relocations', 'coupons', 'referral_discounts', 'tax_borne', 'credits_given'] as const

const oursIn = (sums: Sums): number => OURS.reduce((sum, account) => sum + (sums[account] ?? 0), 0)
const total = (sums: Sums): number => Object.values(sums).reduce((sum, one) => sum + one, 0)

export type Line = Pick<PlanLine, 'what' | 'amount' | 'name'>

const line = (what: PlanSentence, amount?: number, name?: string): Line => ({
  what,
  ...(amount === undefined ? {} : { amount }),
  ...(name === undefined ? {} : { name }),
})

/** A line about an amount; nothing for zero rupees. */
const money = (what: PlanSentence, paise: number): Line[] => (paise === 0 ? [] : [line(what, paise / 100)])

const toldOf = ({ told }: Done, again: '' | '_again' = ''): Line[] => [
  ...(told.has('guest') ? [line(`guest_told${again}`)] : []),
  ...(told.has('first') || told.has('other') ? [line(`hotel_told${again}`)] : []),
]

const backOf = ({ before, after }: Done): Sums => changeOf(before.refunds, after.refunds)

function cancelled(done: Done): Line[] {
  const { wish, before, after } = done
  const back = backOf(done)
  const kind = (back[REFUND_REASONS.goodwill] ?? 0) * 100
  return [
    ...money('money_back', total(back) * 100),
    ...(wish.for === 'guest' ? money('rules_give', (back[REFUND_REASONS.cancelled] ?? 0) * 100) : []),
    ...money('uncle_pays', kind),
    ...(kind === 0 ? money('counts', (after.cost - before.cost) * 100) : []),
    ...money('credits_back', (changeOf(before.credits, after.credits)['returned'] ?? 0) * 100),
    ...(after.earned === 0 ? [line('hotel_gets_nothing')] : money('hotel_keeps', after.earned)),
    ...(before.rooms > 0 && after.rooms === 0 ? [line('room_free')] : []),
    ...toldOf(done),
  ]
}

/** The changes to what the hotel earns and to what Uncle pays, once the stay is over. */
const shares = ({ before, after }: Done) => ({
  hotel: after.earned - before.earned,
  uncle: oursIn(after.course) - oursIn(before.course),
})

function refunded(done: Done): Line[] {
  const { hotel, uncle } = shares(done)
  return [
    ...money('money_back', total(backOf(done)) * 100),
    ...money('uncle_pays', uncle),
    ...money('hotel_bears', -hotel),
    ...(done.wasConfirmed && done.wish.for === 'hotel' ? [line('second_person')] : []),
    ...toldOf(done),
  ]
}

function credited(done: Done): Line[] {
  const change = changeOf(done.before.posted, done.after.posted)
  return [
    ...money('credit_given', -(change['guest_credits'] ?? 0)),
    ...money('uncle_pays', change['credits_given'] ?? 0),
    ...money('hotel_bears', -shares(done).hotel),
    ...toldOf(done),
  ]
}

/**
 * States our part of the amount as the plan does if the two differ by less than a rupee: the GST on a coupon is exact
 * in the books, and in whole rupees on a bill.
 */
function nearest(paise: number, said: readonly Line[]): number {
  const amountOf = (wanted: PlanSentence) => said.find(({ what }) => what === wanted)?.amount ?? 0
  const planned = (amountOf('uncle_pays') - amountOf('uncle_saves')) * 100
  return Math.abs(paise - planned) < 100 ? planned : paise
}

function moved(done: Done, { first }: World): Line[] {
  const { before, after } = done
  const fault = after.case?.counts === true || after.rankLost > before.rankLost
  const uncle = nearest(shares(done).uncle, done.said)
  const ofFirst = after.course[`hotel ${first.id}`] ?? 0
  return [
    ...(after.moved && after.moved.rooms === before.rooms ? [line('moved_to', undefined, after.moved.hotel)] : []),
    ...money('hotel_pays', ofFirst),
    ...money(uncle > 0 ? 'uncle_pays' : 'uncle_saves', Math.abs(uncle)),
    ...money('money_back', total(backOf(done)) * 100),
    line(fault ? 'hotel_at_fault' : 'hotel_not_at_fault'),
    ...(before.rooms > 0 && after.rooms === 0 ? [line('room_free')] : []),
    ...toldOf(done),
  ]
}

/** Says in the words of a plan what an action did, from the database alone. */
export function happened(done: Done, world: World): Line[] {
  const { wish, before, after } = done
  switch (wish.act) {
    case 'cancel':
      return cancelled(done)
    case 'refund':
      return refunded(done)
    case 'credit':
      return credited(done)
    case 'send_again':
      return [...toldOf(done, '_again'), ...money('hotel_bears', -shares(done).hotel)]
    case 'no_show':
    case 'no_show_off':
      return [
        line(after.isNoShow ? 'no_reward' : 'reward_possible'),
        ...money(after.isNoShow ? 'desk_due_ends' : 'desk_due_returns', Math.abs(shares(done).hotel)),
        ...money('uncle_pays', shares(done).uncle),
        ...toldOf(done),
      ]
    case 'correct_name':
      return [
        ...(after.name === before.name ? [] : [line('desk_sees_name')]),
        ...money('hotel_bears', -shares(done).hotel),
        ...toldOf(done),
      ]
    case 'move':
      return moved(done, world)
    default:
      throw new Error(`nobody knows what ${String(wish.act)} does`)
  }
}

/** Accounts that a plan's lines about refunds, credit and Uncle's costs explain. */
const NAMED: ReadonlySet<string> = new Set(['gateway', 'guest_refunds', 'guest_credits', 'rounding', ...OURS])

/** Accounts whose balance a cancelled booking must leave at zero. */
const OF_A_STAY = ['guest_money', 'coupons', 'referral_discounts', 'tax_borne', 'relocations'] as const

const without = (sums: Sums, isNamed: (account: string) => boolean): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([account]) => !isNamed(account)))

/**
 * Returns the balances that changed, or remained, although no line in the plan says so. If the hotel earns the same,
 * its account, our commission and the taxes must be the same too. A cancelled booking keeps none of the guest's money,
 * and no gift but goodwill.
 */
export function unsaidIn({ wish, before, after }: Done): Sums {
  if (wish.act === 'cancel') {
    const owed = after.earned === 0 ? Object.keys(after.course).filter((account) => account.startsWith('hotel ')) : []
    const over = new Set([...OF_A_STAY, ...owed])
    return without(after.course, (account) => !over.has(account))
  }
  if (wish.act === 'move' || after.earned !== before.earned) return {}
  return without(changeOf(before.course, after.course), (account) => NAMED.has(account))
}
