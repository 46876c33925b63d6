/** Tests what the schema refuses about credits, payments and refunds, whatever the application does. */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, givenPayment, givenUser } from './given.ts'
import { refusalOf } from './refusal-of.ts'

await describeBothEngines('money', (engine) => {
  const enter = (row: NewRow<'credit_entries'>) => engine.db.insertInto('credit_entries').values(row).execute()

  const balanceOf = async (userId: string) =>
    (await engine.db.selectFrom('credit_balances').select('balance').where('user_id', '=', userId).executeTakeFirst())
      ?.balance

  it('a credit entry changes the balance, and is refused if the balance would fall below zero', async () => {
    const booking = await givenBooking(engine.db)
    const { id: booking_id, userId: user_id } = booking
    await enter({ user_id, amount: 100, kind: 'signup' })
    expect(await balanceOf(user_id)).toBe(100)
    expect(await refusalOf(enter({ user_id, amount: -101, kind: 'spent', booking_id }))).toBe(
      'credit_balances_not_negative',
    )
    expect(await balanceOf(user_id)).toBe(100)
    await enter({ user_id, amount: -100, kind: 'spent', booking_id })
    expect(await balanceOf(user_id)).toBe(0)
  })

  it('a guest cannot spend credit that was never earned', async () => {
    const { id: booking_id, userId: user_id } = await givenBooking(engine.db)
    expect(await refusalOf(enter({ user_id, amount: -1, kind: 'spent', booking_id }))).toBe(
      'credit_balances_not_negative',
    )
  })

  it('each credit is given once: for signing up, for a booking, or for the same friend', async () => {
    const { id: booking_id, userId: user_id } = await givenBooking(engine.db)
    const friend = await givenUser(engine.db)
    const reward = { user_id, amount: 100, kind: 'referral_reward' as const, referred_user_id: friend }
    await enter({ user_id, amount: 100, kind: 'signup' })
    await enter({ user_id, amount: -10, kind: 'spent', booking_id })
    await enter({ ...reward, booking_id })
    expect(await refusalOf(enter({ user_id, amount: 100, kind: 'signup' }))).toBe('credit_entries_one_signup')
    expect(await refusalOf(enter({ user_id, amount: -10, kind: 'spent', booking_id }))).toBe('credit_entries_once')
    expect(await refusalOf(enter(reward))).toBe('credit_entries_one_reward')
    expect(await balanceOf(user_id)).toBe(190)
  })

  it('a booking never returns more credit than it spent, even in several steps', async () => {
    const { id: booking_id, userId: user_id } = await givenBooking(engine.db)
    await enter({ user_id, amount: 100, kind: 'signup' })
    await enter({ user_id, amount: -60, kind: 'spent', booking_id })
    await enter({ user_id, amount: 60, kind: 'returned', booking_id })
    const again = { user_id, amount: 60, kind: 'returned' as const, booking_id, turn: 2 }
    expect(await refusalOf(enter(again))).toBe('credit_entries_return_within_spent')
    await enter({ user_id, amount: -60, kind: 'spent', booking_id, turn: 2 })
    expect(await refusalOf(enter(again))).toBe('nothing')
    expect(await balanceOf(user_id)).toBe(100)
  })

  it('a credit entry cannot be changed or removed, and a balance cannot be edited', async () => {
    const { db } = engine
    const user_id = await givenUser(db)
    await enter({ user_id, amount: 100, kind: 'signup' })
    const changed = db.updateTable('credit_entries').set({ amount: 1000 }).where('user_id', '=', user_id).execute()
    expect(await refusalOf(changed)).toBe('credit_entries_append_only')
    const removed = db.deleteFrom('credit_entries').where('user_id', '=', user_id).execute()
    expect(await refusalOf(removed)).toBe('credit_entries_append_only')
    const touched = db.updateTable('credit_balances').set({ balance: 9 }).where('user_id', '=', user_id).execute()
    expect(await refusalOf(touched)).toBe('credit_balances_by_ledger_only')
    expect(await balanceOf(user_id)).toBe(100)
  })

  it('a credit entry with the wrong sign or without its booking is refused', async () => {
    const { id: booking_id, userId: user_id } = await givenBooking(engine.db)
    expect(await refusalOf(enter({ user_id, amount: 5, kind: 'spent', booking_id }))).toBe('credit_entries_sign')
    expect(await refusalOf(enter({ user_id, amount: -5, kind: 'signup' }))).toBe('credit_entries_sign')
    expect(await refusalOf(enter({ user_id, amount: 0, kind: 'adjustment' }))).toBe('credit_entries_sign')
    expect(await refusalOf(enter({ user_id, amount: 5, kind: 'returned' }))).toBe('credit_entries_booking_named')
  })

  it('a paid payment never changes its state or amount, and no two payments share a gateway reference', async () => {
    const { db } = engine
    const booking = await givenBooking(db)
    const id = await givenPayment(db, booking, { provider_ref: 'link-1' })
    const change = (fields: Partial<NewRow<'payments'>>) =>
      refusalOf(db.updateTable('payments').set(fields).where('id', '=', id).execute())
    expect(await change({ status: 'failed', settled_at: null })).toBe('payments_status_move')
    expect(await change({ amount: 1 })).toBe('payments_amount_fixed')
    expect(await refusalOf(givenPayment(db, booking, { provider_ref: 'link-1' }))).toBe('payments_provider_ref_once')
    const open = { status: 'open' as const, settled_at: null }
    expect(await refusalOf(givenPayment(db, booking, { ...open, provider_ref: null }))).toBe('payments_open_has_ref')
    const stranger = { ...booking, userId: await givenUser(db) }
    expect(await refusalOf(givenPayment(db, stranger))).toBe('payments_booking_of_user')
    expect(await refusalOf(givenPayment(db, booking, { purpose: 'extension' }))).toBe('payments_purpose_matches')
  })

  it.each<[string, 'nothing' | 'payments_redirect_is_path']>([
    ['/my-bookings', 'nothing'],
    ['/', 'nothing'],
    ['//elsewhere.example', 'payments_redirect_is_path'],
    ['/\\elsewhere.example', 'payments_redirect_is_path'],
    ['https://elsewhere.example', 'payments_redirect_is_path'],
  ])('a payment that returns to %s violates %s', async (redirect_path, guard) => {
    expect(await refusalOf(givenPayment(engine.db, await givenBooking(engine.db), { redirect_path }))).toBe(guard)
  })

  it('refunds, including pending ones, never exceed what was paid, and an unpaid booking has none', async () => {
    const { db } = engine
    const booking = await givenBooking(db)
    const paid = await givenPayment(db, booking, { amount: 1050 })
    const refund = (payment_id: string, amount: number) =>
      refusalOf(
        db
          .insertInto('refunds')
          .values({
            payment_id,
            amount,
            reason: 'cancelled',
            idempotency_key: `refund-${crypto.randomUUID()}`,
            due_by: new Date(),
          })
          .execute(),
      )
    expect(await refund(paid, 1051)).toBe('refunds_within_payment')
    expect(await refund(paid, 1000)).toBe('nothing')
    expect(await refund(paid, 51)).toBe('refunds_within_payment')
    expect(await refund(paid, 50)).toBe('nothing')
    await db.updateTable('refunds').set({ status: 'failed' }).where('amount', '=', 50).execute()
    expect(await refund(paid, 50)).toBe('nothing')
    const back = db.updateTable('refunds').set({ status: 'pending' }).where('status', '=', 'failed').execute()
    expect(await refusalOf(back)).toBe('refunds_within_payment')
    const unpaid = await givenPayment(db, booking, { status: 'open', settled_at: null })
    expect(await refund(unpaid, 1)).toBe('refunds_of_paid_payment')
  })
})
