/** Extras on the bill at the desk belong to the hotel and are due there (decision 0079). */
import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { AT_9_PM, billTest as test, DINNERS, fieldOf, WATER } from './bill-test.ts'
import { deskOf, putClock } from './desk-acts.ts'
import { codeOf } from './room-test.ts'
import type { Body } from './start-api.ts'
import { at } from './walk-in-test.ts'

describe('extras of a booking', () => {
  test('extras appear on the bill, are paid at the desk, and can be paid in parts together with the stay', async ({
    stay,
    bill,
    marks,
    desk,
  }) => {
    const added = await bill.add(DINNERS)
    expect(added.body).toMatchObject({
      due: stay.stayDue + 360,
      can_add: true,
      extras: [{ ...DINNERS, amount: 360, at: AT_9_PM, reason: null, is_corrected: false, denied_at: null }],
    })
    await bill.add(WATER)
    const due = stay.stayDue + 420
    expect(await marks.read(stay.id)).toMatchObject({ due, bill: { at_desk: stay.stayDue, extras: 420, taken: 0 } })
    expect((await marks.day()).here).toMatchObject([{ due }])
    expect((await desk.get('shift')).body.still_due).toMatchObject([{ due }])
    expect(codeOf(await bill.take(due + 1))).toEqual([409, 'MORE_THAN_DUE'])
    await bill.take(stay.stayDue + 100)
    expect(await bill.read()).toMatchObject({ due: 320, too_much: 0 })
    await bill.take(320, 'upi')
    const { lines, extras, total, paid_online: online, takings, due: rest } = await bill.read()
    expect([rest, takings.length, extras.length]).toEqual([0, 2, 2])
    const sum = lines.reduce((all: number, { amount }: Body) => all + (amount as number), 0)
    expect(total).toBe(sum + 420)
    expect(total - online).toBe(due)
  })

  test('extras are corrected once, by a reversing entry with a reason, a name and the new quantity', async ({
    stay,
    bill,
  }) => {
    const [water] = (await bill.add(WATER)).body.extras
    expect(fieldOf(await bill.correct(water.id, { quantity: 3 }))).toEqual([422, 'quantity'])
    expect(fieldOf(await bill.correct(water.id, { reason: ' ' }))).toEqual([422, 'reason'])
    const corrected = await bill.correct(water.id, { quantity: 2 })
    expect(corrected.body).toMatchObject({
      due: stay.stayDue + 40,
      extras: [
        { quantity: 3, amount: 60, is_corrected: true, reason: null },
        { quantity: -3, amount: -60, is_corrected: true, reason: 'One too many' },
        { quantity: 2, amount: 40, is_corrected: false },
      ],
    })
    expect(codeOf(await bill.correct(water.id))).toEqual([409, 'ALREADY_MARKED'])
    expect(codeOf(await bill.correct(corrected.body.extras[1].id))).toEqual([409, 'ALREADY_MARKED'])
    expect((await bill.correct(corrected.body.extras[2].id)).body).toMatchObject({ due: stay.stayDue })
  })

  test('extras cancelled after payment leave an amount to refund', async ({ stay, bill, desk }) => {
    const [dinners] = (await bill.add(DINNERS)).body.extras
    await bill.take(stay.stayDue + 360)
    expect((await bill.correct(dinners.id, { quantity: 1 })).body).toMatchObject({ due: 0, too_much: 180 })
    const [taken] = (await bill.read()).takings
    const instead = { amount: stay.stayDue + 180, method: 'cash' }
    await desk.post(`bookings/${stay.id}/correct-taking`, { taking: taken.id, reason: 'Gave ₹180 back', instead })
    expect(await bill.read()).toMatchObject({ due: 0, too_much: 0 })
  })

  test.for<[string, object, unknown[]]>([
    ['damage without words', { kind: 'damage', quantity: 1, price: 500 }, [422, 'words']],
    ['words of spaces', { kind: 'other', words: '  ', quantity: 1, price: 500 }, [422, 'words']],
    ['a line above ₹20,000', { ...DINNERS, quantity: 2, price: 10_001 }, [422, 'price']],
    ['a hundred', { ...DINNERS, quantity: 100 }, [422, 'quantity']],
    ['none', { ...DINNERS, quantity: 0 }, [422, 'quantity']],
    ['half a rupee', { ...DINNERS, price: 0.5 }, [422, 'price']],
    ['61 letters', { ...DINNERS, words: 'D'.repeat(61) }, [422, 'words']],
    ['another kind', { ...DINNERS, kind: 'drinks' }, [422, 'kind']],
  ])('extras are refused at their field: %s', async ([_name, extra, expected], { bill }) => {
    expect(fieldOf(await bill.add(extra))).toEqual(expected)
  })

  test('extras cannot exceed ₹50,000 per stay', async ({ bill }) => {
    const dear = { kind: 'damage', words: 'Window', quantity: 1, price: 20_000 }
    await bill.add(dear)
    const second = await bill.add(dear)
    expect(codeOf(await bill.add(dear))).toEqual([409, 'EXTRAS_FULL'])
    await bill.correct(second.body.extras[1].id)
    expect(codeOf(await bill.add(dear))).toEqual([200, 'OK'])
  })

  test('extras are added once per idempotency key, even after a lost response', async ({ stay, bill }) => {
    const first = await bill.add(DINNERS, 'dinners')
    expect((await bill.add(DINNERS, 'dinners')).body).toEqual(first.body)
    expect(await bill.read()).toMatchObject({ due: stay.stayDue + 360 })
    const [{ id }] = first.body.extras
    await bill.correct(id, {}, 'back')
    await bill.correct(id, {}, 'back')
    expect((await bill.read()).extras).toHaveLength(2)
  })

  test('extras are corrected only once, even by two phones at the same time', async ({ bill }) => {
    const [line] = (await bill.add(WATER)).body.extras
    const answers = await Promise.all([bill.correct(line.id), bill.correct(line.id)])
    expect(answers.map(codeOf).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, 'OK'],
      [409, 'ALREADY_MARKED'],
    ])
  })

  test('extras can be added from check-in until two hours after check-out', async ({
    api,
    guest,
    hotel,
    steps,
    desk,
    marks,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    const add = () => desk.post(`bookings/${id}/extras`, WATER)
    expect(codeOf(await add())).toEqual([409, 'NOT_ALLOWED_NOW'])
    putClock(api, AT_9_PM)
    await marks.arrive(id)
    putClock(api, at('09:00', '06'))
    await marks.leave(id)
    putClock(api, at('11:00', '06'))
    expect(codeOf(await add())).toEqual([200, 'OK'])
    putClock(api, at('11:01', '06'))
    expect(codeOf(await add())).toEqual([409, 'NOT_ALLOWED_NOW'])
    const { extras, can_add: canAdd } = (await desk.get(`bookings/${id}/bill`)).body
    expect(canAdd).toBe(false)
    // An unpaid amount stays on the list, and a wrong line can be cancelled on any later day.
    expect((await desk.get('shift')).body.unpaid).toMatchObject([{ booking: { id, due: 60 } }])
    putClock(api, at('09:00', '20'))
    const back = await desk.post(`bookings/${id}/correct-extra`, { extra: extras[0].id, reason: 'Not theirs' })
    expect(codeOf(back)).toEqual([200, 'OK'])
    expect((await desk.get('shift')).body.unpaid).toEqual([])
  })

  test('extras stay on the unpaid list when guests leave without paying', async ({ stay, bill, marks, desk }) => {
    await bill.take(stay.stayDue)
    await bill.add(DINNERS)
    await marks.leave(stay.id, { unpaid: 'They said the food was cold' })
    expect((await desk.get('shift')).body.unpaid).toMatchObject([
      { booking: { id: stay.id, due: 360 }, reason: 'They said the food was cold' },
    ])
    await bill.take(360)
    expect((await desk.get('shift')).body.unpaid).toEqual([])
  })

  test('extras of another hotel, and extras with a missing or malformed id, are not found', async ({
    api,
    city,
    stay,
    bill,
  }) => {
    const [line] = (await bill.add(WATER)).body.extras
    const elsewhere = await buildStaff(api.db, await buildHotel(api.db, city))
    const foreign = deskOf(api, elsewhere)
    for (const id of [stay.id, '019ae000-0000-7000-8000-000000000000', '8cg0OP', "x'--"]) {
      const path = encodeURIComponent(id)
      expect((await foreign.booking(`${path}/bill`)).status).toBe(404)
      expect(codeOf(await foreign.act(path, 'extras', WATER))).toEqual([404, 'NOT_FOUND'])
      const correction = { extra: line.id, reason: 'Not theirs' }
      expect(codeOf(await foreign.act(path, 'correct-extra', correction))).toEqual([404, 'NOT_FOUND'])
    }
    expect((await bill.read()).extras).toHaveLength(1)
  })
})

describe('extras seen by guests', () => {
  test('the guests’ list shows each valid extra, and guests can dispute any of them', async ({
    api,
    guest,
    stay,
    bill,
  }) => {
    const [line] = (await bill.add(WATER)).body.extras
    await bill.correct(line.id, { quantity: 2 })
    await bill.add(DINNERS)
    await bill.take(100, 'upi')
    const read = async (headers = guest.headers) => (await api.get(`/bookings/${stay.id}`, { headers })).body.at_hotel
    expect(await read()).toMatchObject({
      due: stay.stayDue + 300,
      extras: [
        { kind: 'water', quantity: 2, amount: 40, denied_at: null },
        { kind: 'food', words: 'Dinner', amount: 360 },
      ],
      takings: [{ amount: 100, method: 'upi' }],
    })
    const [{ id }] = (await read()).extras
    const deny = (extra: number | string, headers = guest.headers) =>
      api.post(`/bookings/${stay.id}/deny-extra`, { extra }, { headers })
    const stranger = await buildGuest(api.db)
    expect((await deny(id, stranger.headers)).status).toBe(404)
    expect(codeOf(await deny(id + 1000))).toEqual([409, 'NOT_ALLOWED_NOW'])
    for (const wrong of ['x', -1]) expect((await deny(wrong)).status).toBe(422)
    expect([(await deny(id)).status, (await deny(id)).status]).toEqual([200, 200])
    const shown = await bill.read()
    expect(shown.extras.at(-2)).toMatchObject({ id, denied_at: AT_9_PM, is_corrected: false })
    expect(shown.due).toBe(stay.stayDue + 300)
  })
})
