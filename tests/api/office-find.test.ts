import { describe, expect } from 'vitest'
import { atCheckin } from './relocation-test.ts'
import { goTo } from './ledger-test.ts'
import { codeOf, officeOf, officeTest as test } from './office-steps.ts'

const PAID = 1260

describe('searches in the office', () => {
  test('the office’s one search field finds bookings by code, phone, name, payment and hotel', async ({
    api,
    first,
    guest,
    steps,
    support,
  }) => {
    const office = officeOf(api, support)
    const booking = await steps.paid(guest, first)
    const payment = await api.db
      .selectFrom('payments')
      .select('provider_payment_id')
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const idsOf = async (text: string) => (await office.find(text)).bookings.map(({ id }: { id: string }) => id)
    const code: string = booking.short_id
    for (const text of [
      code,
      ` ${code.toLowerCase()} `,
      guest.phone,
      guest.phone.slice(3),
      payment.provider_payment_id ?? '',
    ])
      expect(await idsOf(text), text).toEqual([booking.id])
    const found = await office.find(guest.phone)
    expect(found.people).toMatchObject([{ id: guest.id, phone: `******${guest.phone.slice(-4)}`, bookings: 1 }])
    expect((await office.find(payment.provider_payment_id ?? '')).payments).toMatchObject([
      { amount: PAID, status: 'paid' },
    ])
    const { slug } = await api.db
      .selectFrom('hotels')
      .select('slug')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    expect((await office.find(slug)).hotels).toMatchObject([{ id: first.id }])
    expect(await idsOf('%%%')).toEqual([])
    expect(JSON.stringify(await office.booking(booking.id))).not.toContain(guest.phone)
  })

  test('the office finds a booking by refund reference, ARN or email, and a guest by name or last digits', async ({
    api,
    first,
    guest,
    steps,
    support,
  }) => {
    const office = officeOf(api, support)
    const booking = await steps.paid(guest, first)
    await steps.cancel(guest, booking.id)
    const refunded = () =>
      api.db
        .selectFrom('refunds as r')
        .innerJoin('payments as p', 'p.id', 'r.payment_id')
        .innerJoin('users as u', 'u.id', 'p.user_id')
        .select(['r.reference', 'r.provider_ref', 'u.email', 'u.name'])
        .where('p.booking_id', '=', booking.id)
        .executeTakeFirstOrThrow()
    // The stand-in gateway assigns both references asynchronously.
    await expect.poll(async () => (await refunded()).reference, { timeout: 10_000 }).toBeTruthy()
    const { reference, provider_ref: refund, email, name } = await refunded()
    const idsOf = async (text: string) => (await office.find(text)).bookings.map(({ id }: { id: string }) => id)
    for (const text of [reference ?? '', refund ?? '', email, email.toUpperCase()])
      expect(await idsOf(text), text).toEqual([booking.id])
    const backwards = name.split(' ').toReversed().join(' ')
    const named = (await office.find(backwards)).people
    expect(
      named.map(({ id }: { id: string }) => id),
      backwards,
    ).toContain(guest.id)
    const people = (await office.find(guest.phone.slice(-6))).people
    expect(people.map(({ id }: { id: string }) => id)).toContain(guest.id)
    expect((await office.find(guest.phone.slice(-3))).people).toEqual([])
  })

  test('the office finds a booking by invoice number', async ({ api, first, guest, steps, support }) => {
    const { id } = await steps.paid(guest, first)
    const back = goTo(api, '2026-12-06T12:00:00+05:30')
    await steps.runJob('end-stays')
    const { number } = await api.db
      .selectFrom('tax_documents')
      .select('number')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    const { bookings } = await officeOf(api, support).find(number.toLowerCase())
    expect(bookings.map((booking: { id: string }) => booking.id)).toEqual([id])
    back()
  })

  test('support reads a guest’s phone only with a reason, and the log keeps the reason without the number', async ({
    api,
    first,
    guest,
    steps,
    support,
  }) => {
    const office = officeOf(api, support)
    const { id } = await steps.paid(guest, first)
    expect(codeOf(await office.phone(id, 'x'))).toBe('REASON_REQUIRED')
    expect((await office.phone(id, 'They wait for a call')).body).toEqual({ phone: guest.phone })
    const [entry] = await office.log('act=phone_read')
    expect(entry).toMatchObject({ reason: 'They wait for a call', booking: { id } })
    expect(JSON.stringify(entry)).not.toContain(guest.phone)
  })

  test('a missing record is not found in the office', async ({ api, support }) => {
    for (const id of ['x', '6f9619ff-8b86-4d01-b42d-00c04fc964ff']) {
      const answer = await api.get(`/office/bookings/${id}`, { headers: support.headers })
      expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
    }
  })
})

test('the page Now lists waiting work and the day’s figures', async ({ api, first, guest, steps, support }) => {
  const office = officeOf(api, support)
  const before = await office.now()
  const booking = await steps.paid(guest, first)
  const back = atCheckin(api)
  await api.post(`/bookings/${booking.id}/turned-away`, {}, { headers: guest.headers })
  const [urgent] = (await office.now()).work
  expect(urgent).toMatchObject({ kind: 'refused', booking: { code: booking.short_id }, note: 'turned_away' })
  expect(urgent).toMatchObject({ guest: expect.stringMatching(/\w/), checkin: '2026-12-05T21:00:00+05:30' })
  expect((await api.get('/office/me', { headers: support.headers })).body.waiting).toBe(
    (await office.now()).work.length,
  )
  back()
  expect((await office.now()).figures.bookings.today).toBe(before.figures.bookings.today + 1)
})
