/** Tests commands on the server that use the same code as the office and `/my-data`. */
import { describe, expect } from 'vitest'
import type { ActionTerms } from '#domain/office/actions.ts'
import { guestOfPhone } from '#server/features/office/find.ts'
import { eraseGuest, exportGuest } from '#server/features/office/guests/guest-data.ts'
import {
  actingOperator,
  BY_COMMAND,
  doByCommand,
  planByCommand,
  type ActionByCommand,
} from '#server/features/office/bookings/bookings-by-command.ts'
import { authenticator } from './authenticator.ts'
import { codeOf, officeTest } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

const REASON = 'They rang and asked us to'

const acts = (api: Api, asked: ActionByCommand) => ({
  plan: () => planByCommand(api.services, asked),
  do: (fingerprint: string, times: 'once' | 'again' = 'once') =>
    doByCommand(api.services, { ...asked, fingerprint, reason: `${BY_COMMAND}${REASON}`, times }),
})

const test = officeTest.extend('acting', ({ api, first, guest, steps }) => async (phone: string, wish: ActionTerms) => {
  const booking: Body = await steps.paid(guest, first)
  const operator = await actingOperator(api.db, phone)
  if (!operator) throw new Error(`nobody works with ${phone}`)
  const asked = { operator, bookingId: booking.id as string, wish }
  const planned = await acts(api, asked).plan()
  if (!planned.ok) throw new Error(planned.refusal)
  return { booking, fingerprint: planned.value.fingerprint, ...acts(api, asked) }
})

const given = async (api: Api, bookingId: string) =>
  api.db
    .selectFrom('operator_actions')
    .select(['operator', 'action', 'reason', 'cost'])
    .where('booking_id', '=', bookingId)
    .execute()

describe('an operator’s commands', () => {
  test('a command that gives money runs once as previewed, in the operator’s name, and runs again only after a new preview', async ({
    acting,
    api,
    support,
  }) => {
    const credit = await acting(support.phone, { act: 'credit', amount: 100 })
    const line = { operator: 'Meenal Joshi', action: 'credit_given', reason: `${BY_COMMAND}${REASON}`, cost: 100 }
    for (const _ of ['typed', 'typed again']) expect(await credit.do(credit.fingerprint)).toMatchObject({ ok: true })
    expect(await given(api, credit.booking.id)).toEqual([line])
    expect(await credit.do(credit.fingerprint, 'again')).toEqual({ ok: false, refusal: 'PLAN_CHANGED' })
    expect(await given(api, credit.booking.id)).toEqual([line])
  })

  test('a command that gives no money has the same plan each time, and runs again only with --again', async ({
    acting,
    api,
    support,
  }) => {
    const messages = await acting(support.phone, { act: 'send_again' })
    for (const _ of ['typed', 'typed again'])
      expect(await messages.do(messages.fingerprint)).toMatchObject({ ok: true })
    expect(await given(api, messages.booking.id)).toHaveLength(1)
    expect(await messages.plan()).toMatchObject({ value: { fingerprint: messages.fingerprint } })
    expect(await messages.do(messages.fingerprint, 'again')).toMatchObject({ ok: true })
    expect(await given(api, messages.booking.id)).toHaveLength(2)
  })

  test('a command started twice in parallel runs once', async ({ acting, api, support }) => {
    const credit = await acting(support.phone, { act: 'credit', amount: 100 })
    await Promise.all([credit.do(credit.fingerprint), credit.do(credit.fingerprint)])
    expect(await given(api, credit.booking.id)).toHaveLength(1)
  })

  test('a command is refused if its plan has changed, or if it exceeds its operator’s limit', async ({
    acting,
    api,
    support,
  }) => {
    const refund = await acting(support.phone, { act: 'refund', amount: 100 })
    expect(await refund.do('00000000000000000000000000000000')).toEqual({ ok: false, refusal: 'PLAN_CHANGED' })
    const large = await acting(support.phone, { act: 'credit', amount: 9000 })
    expect(await large.do(large.fingerprint)).toEqual({ ok: false, refusal: 'OVER_LIMIT' })
    expect(await given(api, large.booking.id)).toEqual([])
  })

  test('a command on a booking needs a current operator', async ({ api, support }) => {
    await api.db
      .updateTable('operators')
      .set({ ended_at: api.clock.now(), ended_by: 'test' })
      .where('id', '=', support.id)
      .execute()
    expect(await actingOperator(api.db, support.phone)).toBeUndefined()
  })
})

describe('guests who ask the office', () => {
  const askOf = ({ id, phone }: { id: string; phone: string }, guest: { id: string }) => ({
    session: { operatorId: id, name: phone, role: 'admin' as const },
    userId: guest.id,
    reason: REASON,
  })
  const logged = (api: Api, userId: string) =>
    api.db
      .selectFrom('operator_actions')
      .select(['operator_id', 'action', 'reason'])
      .where('user_id', '=', userId)
      .execute()

  test('a command exports a guest’s data, and the log names the operator', async ({
    admin,
    api,
    first,
    guest,
    steps,
  }) => {
    const booking = await steps.paid(guest, first)
    const copy = await exportGuest(api.services, askOf(admin, guest))
    expect(JSON.stringify(copy.data['bookings'])).toContain(booking.id)
    expect(await logged(api, guest.id)).toEqual([
      { operator_id: admin.id, action: 'guest_data_exported', reason: REASON },
    ])
  })

  test('a command erases a guest, unless they have a booking ahead', async ({ admin, api, first, guest, steps }) => {
    const booking = await steps.paid(guest, first)
    const erase = () => eraseGuest(api.services, askOf(admin, guest))
    expect(await erase()).toEqual({ ok: false, refusal: 'ERASE_BOOKING_AHEAD' })
    await steps.cancel(guest, booking.id)
    await api.worker.drain()
    expect(await erase()).toMatchObject({ ok: true })
    expect(await guestOfPhone(api.db, guest.phone)).toBeUndefined()
  })

  test('a command signs out a guest who lost every device, and an OTP is enough again', async ({
    admin,
    api,
    guest,
    support,
  }) => {
    await api.db
      .updateTable('sessions')
      .set({ fresh_until: new Date(api.clock.now().getTime() + 600_000) })
      .where('user_id', '=', guest.id)
      .execute()
    const post = (path: string, body: object) =>
      api.post(`/users/${guest.id}/passkeys/${path}`, body, { headers: guest.headers })
    const { options } = (await post('ask', { wish: 'make' })).body
    expect((await post('answer', { response: authenticator().make(options) })).status).toBe(200)
    const forget = (who: typeof admin) =>
      api.post(`/office/guests/${guest.id}/forget-passkeys`, { reason: REASON }, { headers: who.headers })
    expect(codeOf(await forget(support))).toBe('ADMINS_ONLY')
    const shown = async () => (await api.get(`/office/guests/${guest.id}`, { headers: support.headers })).body.passkeys
    expect(await shown()).toBe(1)
    expect((await forget(admin)).body).toEqual({ forgotten: 1 })
    expect((await api.get(`/users/${guest.id}`, { headers: guest.headers })).status).toBe(401)
    expect(await shown()).toBe(0)
    expect((await forget(admin)).body).toEqual({ forgotten: 0 })
    expect((await logged(api, guest.id)).map(({ action }) => action)).toEqual([
      'guest_passkeys_forgotten',
      'guest_passkeys_forgotten',
    ])
  })
})
