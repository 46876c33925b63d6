import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { payoutReference } from '#domain/ledger/bank-answer.ts'
import { buildCity, buildHotel, buildOperator, type BuiltStaff } from '../builders.ts'
import { correctNow } from './correct-now.ts'
import { staySignedIn } from './stay-signed-in.ts'
import { startApi, type Api, type Body } from './start-api.ts'

const HOTELS = 700
const DECEMBER = '2026-12'

/** Counts every press and every typed text that the office's screens require of the two people. */
function pressesOf(api: Api) {
  let presses = 0
  const press = (count: number) => void (presses += count)
  const post = async (who: BuiltStaff, path: string, body: object, key: string): Promise<Body> => {
    const headers = { ...who.headers, 'idempotency-key': key }
    const answer = await api.post(`/office/${path}`, { reason: 'The end of the month', ...body }, { headers })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  return { press, post, count: () => presses }
}

test('two people close and pay a month of 700 hotels with at most 40 presses', async () => {
  const api = await startApi()
  try {
    const [one, two] = [await buildOperator(api.db, { role: 'admin' }), await buildOperator(api.db, { role: 'admin' })]
    const city = await buildCity(api.db)
    for (let count = 0; count < HOTELS; count++) {
      const { id } = await buildHotel(api.db, city, { rooms: 1 })
      await correctNow(api, { hotelId: id, paise: 100_000 + count, reason: 'December' })
    }
    await sql`insert into hotel_bank_accounts (hotel_id, holder, account_number, ifsc, bank_name, proposed_by, proposed_at,
        reason, confirmed_by, confirmed_at, counts_from)
      select h.id, 'Lantern', '5010041234' || lpad(h.id::text, 6, '0'), 'HDFC0000123', 'HDFC', ${one.id}::uuid, '2026-11-01',
        'By letter', ${two.id}::uuid, '2026-11-02', '2026-11-05' from hotels h`.execute(api.db)
    api.clock.advance((Date.parse('2027-01-01T09:00:00+05:30') - api.clock.now().getTime()) / 60_000)
    await staySignedIn(api)
    const by = pressesOf(api)

    // Presses Money, Statements and 'Close 700 hotels', types the reason, and presses 'Close it for good' and 'Done'.
    by.press(6)
    const began = performance.now()
    let closed = 0
    let after: number | null = null
    do {
      const batch: Body = await by.post(
        one,
        `months/${DECEMBER}/close`,
        after === null ? {} : { after },
        `close:${after ?? ''}`,
      )
      expect(batch.left).toEqual([])
      closed += batch.closed
      after = batch.next
    } while (after !== null)
    const closing = performance.now() - began
    expect(closed).toBe(HOTELS)

    // Presses 'Propose ₹… to 700 hotels', types the reason, and presses 'Propose it'.
    by.press(3)
    const { run } = await by.post(one, 'payouts/propose', { month: DECEMBER }, 'propose')
    expect(run.count).toBe(HOTELS)
    const payouts: Body[] = [...run.payouts]
    for (let { next } = run; next !== null;) {
      const page: Body = (
        await api.get(`/office/payouts/${run.id as string}?after=${next as string}`, { headers: one.headers })
      ).body
      payouts.push(...page.payouts)
      next = page.next
    }
    expect(payouts).toHaveLength(HOTELS)
    // The other admin confirms the payouts with a reason, and makes the file for the bank with another.
    by.press(8)
    await by.post(two, 'payouts/confirm', { run_id: run.id }, 'confirm')
    const { file } = await by.post(two, 'payouts/send', { run_id: run.id }, 'send')
    // Presses 'Read the bank’s answer', pastes the bank's table, types the reason, and presses 'Record 700 payouts'.
    by.press(4)
    const lines = payouts.map(
      ({ id, paise }: Body, index: number) =>
        `${payoutReference(id)},Success,${(paise / 100).toFixed(2)},UTR${100_000 + index}`,
    )
    expect(file.text.split('\r\n')).toHaveLength(HOTELS + 2)
    const answer = { run_id: run.id, table: ['reference,status,amount,utr', ...lines].join('\n') }
    const recording = performance.now()
    let recorded = 0
    for (;;) {
      const done = await by.post(two, 'payouts/record-answer', answer, `record:${recorded}`)
      if (done.recorded === 0) break
      recorded += done.recorded
    }
    expect(recorded).toBe(HOTELS)
    const month = (await api.get(`/office/months/${DECEMBER}`, { headers: one.headers })).body
    expect(month.states).toMatchObject([{ state: 'done', hotels: HOTELS }])
    expect(by.count()).toBeLessThanOrEqual(40)
    console.log(
      `${by.count()} presses; closing ${Math.round(closing)} ms, the bank's answer ${Math.round(performance.now() - recording)} ms`,
    )
  } finally {
    await api.stop()
  }
}, 600_000)
