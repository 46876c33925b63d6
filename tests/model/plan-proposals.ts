import { randomInt, randomUUID } from 'node:crypto'
import { maskPhone } from '#domain/accounts/phone.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import { REWARD_AFTER_DAYS } from '#domain/rewards/credits.ts'
import type { ProposedAction } from '#domain/office/two-people.ts'
import { buildOperator } from '../builders.ts'
import { correctNow } from '../api/correct-now.ts'
import { officeOf, post } from '../api/office-steps.ts'
import type { Body } from '../api/start-api.ts'
import { changeOf, ledgerOf } from './plan-facts.ts'
import type { Line } from './plan-happened.ts'
import { EVENTS } from './plan-events.ts'
import type { World } from './plan-world.ts'

/** An action that waits for a second admin. */
export type Waiting = {
  proposal: string
  /** a change by somebody else that makes the plan outdated */
  change: () => Promise<unknown>
  /** runs before the press, and returns a function that says afterwards what happened */
  watch: () => Promise<() => Promise<Line[]>>
}

const REASON = 'As agreed'

const phoneNumber = (): string => `+9162${String(randomInt(0, 100_000_000)).padStart(8, '0')}`

const proposalOf = ({ status, body }: { status: number; body: Body }): string => {
  if (typeof body.proposal_id !== 'string') throw new Error(`not proposed: ${status} ${JSON.stringify(body)}`)
  return body.proposal_id
}

const nothing = async () => undefined
const recipientsSince = async ({ db }: World['api'], newest: number): Promise<Set<string>> => {
  const rows = await db.selectFrom('dev_messages').select('recipient').where('id', '>', newest).execute()
  return new Set(rows.map(({ recipient }) => recipient))
}
const newestMessage = async ({ db }: World['api']): Promise<number> =>
  (
    await db
      .selectFrom('dev_messages')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
  )?.id ?? 0

async function operator({ api, admin }: World): Promise<Waiting> {
  const [name, phone] = [`Colleague ${randomUUID().slice(0, 4)}`, phoneNumber()]
  const asked = await post(api, admin, '/office/operators', { name, phone, role: 'admin', reason: REASON })
  return {
    proposal: proposalOf(asked),
    change: nothing,
    watch: async () => {
      const newest = await newestMessage(api)
      return async () => {
        const rows = await api.db.selectFrom('operators').selectAll().where('ended_at', 'is', null).execute()
        const added = rows.find((one) => one.phone === phone)
        const told = await recipientsSince(api, newest)
        const isNew = (added?.granted_at.getTime() ?? 0) > api.clock.now().getTime() - NEW_ADMIN_HOURS * 3_600_000
        return [
          ...(added?.role === 'admin'
            ? [{ what: 'operator_joins', name: `${added.name}, ${added.phone}` } as const]
            : []),
          ...(isNew ? [{ what: 'confirms_later' } as const] : []),
          ...(rows.every((one) => one === added || told.has(one.phone)) ? [{ what: 'everybody_told' } as const] : []),
        ]
      }
    },
  }
}

async function limits({ api, admin }: World, drawn: number): Promise<Waiting> {
  const limitsNow = async (): Promise<Body> =>
    await api.db.selectFrom('office_limits').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const wanted = { per_booking: drawn, per_day: 10 * drawn }
  const asked = await post(api, admin, '/office/limits', { ...wanted, reason: REASON })
  return {
    proposal: proposalOf(asked),
    change: () => post(api, admin, '/office/limits', { per_booking: 0, per_day: 1, reason: REASON }),
    watch: async () => {
      const before = await limitsNow()
      return async () => {
        const after = await limitsNow()
        return [
          { what: 'limit_per_booking', amount: after.per_booking },
          { what: 'limit_before', amount: before.per_booking },
          { what: 'limit_per_day', amount: after.per_day },
          { what: 'limit_before', amount: before.per_day },
        ]
      }
    },
  }
}

const nameOf = async ({ db }: World['api'], hotel: { id: number }): Promise<string> =>
  (await db.selectFrom('hotels').select('name').where('id', '=', hotel.id).executeTakeFirstOrThrow()).name

async function correction({ api, admin, first }: World, drawn: number): Promise<Waiting> {
  const paise = drawn % 2 === 0 ? drawn : -drawn * 100
  const asked = await post(api, admin, `/office/hotels/${first.id}/corrections`, { paise, reason: REASON })
  return {
    proposal: proposalOf(asked),
    change: () => correctNow(api, { hotelId: first.id, paise: 100, reason: 'A towel' }),
    watch: async () => {
      const before = await ledgerOf(api)
      const name = await nameOf(api, first)
      return async () => {
        const { [`hotel ${first.id}`]: owed = 0, corrections = 0, ...others } = changeOf(before, await ledgerOf(api))
        if (Object.keys(others).length > 0 || corrections !== -owed) throw new Error(`posted ${JSON.stringify(others)}`)
        return [
          { what: owed < 0 ? 'hotel_is_owed_more' : 'hotel_is_owed_less', name: `${name}: ${formatPaise(-owed)}` },
        ]
      }
    },
  }
}

const GIFTS = ['coupons', 'referral_discounts', 'tax_borne', 'goodwill', 'credits_given'] as const

/** Our money that waits for a hotel, or for the inviting friend, until somebody proves that the stay took place. */
async function release(world: World, drawn: number): Promise<Waiting> {
  const { api, admin, id, first } = world
  const booking = await api.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const what = booking.referral_discount > 0 && drawn % 2 === 0 ? 'reward' : 'stay'
  await EVENTS['the stay ends'](world)
  if (what === 'reward') api.clock.advance(REWARD_AFTER_DAYS * 24 * 60)
  const asked = await post(api, admin, `/office/bookings/${id}/release-money`, { what, reason: REASON })
  return {
    proposal: proposalOf(asked),
    change: () => EVENTS['two refund at the hotel’s fault'](world),
    watch: async () => {
      const before = await ledgerOf(api)
      return async () => {
        const change = changeOf(before, await ledgerOf(api))
        const paise = GIFTS.reduce((sum, account) => sum + (change[account] ?? 0), 0)
        const { guest_credits: toFriend = 0, ...others } = change
        if ((toFriend !== 0) === Object.keys(others).some((account) => account.startsWith('hotel ')))
          throw new Error(`posted ${JSON.stringify(change)}`)
        const name = `${booking.short_id}, ${await nameOf(api, first)}: ${formatPaise(paise)}`
        return [
          { what: toFriend === 0 ? 'released_to_hotel' : 'released_to_friend', name },
          { what: 'uncle_pays', amount: Math.ceil(paise / 100) },
        ]
      }
    },
  }
}

async function guestPhone({ api, admin, guest }: World): Promise<Waiting> {
  const correct = (phone: string) =>
    post(api, admin, `/office/guests/${guest.id}/correct-phone`, { phone, reason: REASON })
  const row = () => api.db.selectFrom('users').selectAll().where('id', '=', guest.id).executeTakeFirstOrThrow()
  return {
    proposal: proposalOf(await correct(phoneNumber())),
    change: () => correct(phoneNumber()),
    watch: async () => {
      const before = await row()
      const newest = await newestMessage(api)
      return async () => {
        const { phone } = await row()
        const sessions = await api.db.selectFrom('sessions').select('user_id').where('user_id', '=', guest.id).execute()
        return [
          { what: 'phone_becomes', name: phone },
          { what: 'phone_before', name: `${before.name ?? 'no name'}, ${maskPhone(before.phone)}` },
          ...(sessions.length === 0 ? [{ what: 'guest_signed_out' } as const] : []),
          ...((await recipientsSince(api, newest)).has(before.phone) ? [{ what: 'old_phone_told' } as const] : []),
        ]
      }
    },
  }
}

/**
 * Inserts a refund that the gateway gave up. It replaces a processed refund's row, because the gateway's stand-in never
 * fails.
 */
async function failedRefund({ api, steps, guest, id }: World): Promise<string> {
  await steps.cancel(guest, id)
  await api.worker.drain()
  const payments = api.db.selectFrom('payments').select('id').where('booking_id', '=', id)
  const row = await api.db
    .deleteFrom('refunds')
    .where('payment_id', 'in', payments)
    .returningAll()
    .executeTakeFirstOrThrow()
  const failed = {
    id: randomUUID(),
    status: 'failed',
    processed_at: null,
    reference: null,
    provider_ref: null,
  } as const
  await api.db
    .insertInto('refunds')
    .values({ ...row, ...failed })
    .execute()
  return failed.id
}

async function refundByHand(world: World): Promise<Waiting> {
  const { api, admin } = world
  const refund = await failedRefund(world)
  const propose = () => {
    const reference = `HDFCR${randomInt(1_000_000_000)}`
    return post(api, admin, `/office/refunds/${refund}/by-hand`, { reference, reason: REASON })
  }
  return {
    proposal: proposalOf(await propose()),
    change: async () => {
      const second = await buildOperator(api.db, { role: 'admin' })
      await officeOf(api, second).decide(proposalOf(await propose()), 'confirm')
    },
    watch: async () => {
      const before = await ledgerOf(api)
      return async () => {
        const { bank = 0, guest_refunds = 0, ...others } = changeOf(before, await ledgerOf(api))
        if (Object.keys(others).length > 0 || bank !== -guest_refunds)
          throw new Error(`posted ${JSON.stringify(others)}`)
        const row = await api.db.selectFrom('refunds').selectAll().where('id', '=', refund).executeTakeFirstOrThrow()
        return [
          { what: 'paid_from_bank', amount: -bank / 100 },
          { what: 'bank_reference', name: row.reference ?? 'none' },
        ]
      }
    },
  }
}

async function coupon({ api, admin }: World, drawn: number): Promise<Waiting> {
  const code = `MANY${randomInt(100_000, 999_999)}`
  const wish = {
    kind: 'percent',
    value: 20,
    most: drawn,
    min_amount: 0,
    first_booking_only: false,
    funded_by: 'hotel',
    first_day: '2026-12-01',
    last_day: '2026-12-31',
    total_limit: 1 + (drawn % 90),
  }
  const propose = (of: object) => post(api, admin, '/office/coupons', { ...wish, ...of, code, reason: REASON })
  return {
    proposal: proposalOf(await propose({})),
    change: async () => {
      const second = await buildOperator(api.db, { role: 'admin' })
      await officeOf(api, second).decide(proposalOf(await propose({ value: 15 })), 'confirm')
    },
    watch: async () => async () => {
      const row = await api.db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
      if (!row) return []
      const most = row.max_discount ?? 0
      return [
        { what: 'coupon_begins', name: row.code },
        { what: 'coupon_takes_off', amount: most },
        { what: 'coupon_costs_hotels', amount: most * (row.total_limit ?? 0) },
        ...(row.funded_by === 'hotel' ? [{ what: 'hotels_must_agree' } as const] : []),
      ]
    },
  }
}

/** Every action that waits for a second admin, apart from those on a booking. Takes a drawn number for its amounts. */
export const WAITING: Record<ProposedAction, (world: World, drawn: number) => Promise<Waiting>> = {
  operator,
  limits,
  correction,
  release,
  guest_phone: guestPhone,
  refund_by_hand: refundByHand,
  coupon,
}
