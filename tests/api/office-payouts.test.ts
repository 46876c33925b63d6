import { correctNow } from './correct-now.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { payoutReference } from '#domain/ledger/bank-answer.ts'
import { goTo } from './ledger-test.ts'
import { HOTEL_GSTIN } from './tax-documents-test.ts'
import { codeOf, goOn, officeBooksTest, REASON } from './office-books-steps.ts'

const ACCOUNT = {
  holder: 'Lantern Court Hotels LLP',
  number: '50100412340417',
  ifsc: 'HDFC0000123',
  bank: 'HDFC Bank',
}
const DECEMBER = '2026-12'

/** Builds a hotel that is owed ₹1,000 for its closed December, and whose bank details two people entered. */
const test = officeBooksTest
  .extend('bank', ({ hotel, admin, other }) => ({
    path: `hotels/${hotel.id}/bank-accounts`,
    enter: async (fields: object = {}) => {
      const [account] = (await admin.do(`hotels/${hotel.id}/bank-accounts`, { ...ACCOUNT, ...fields })).body
      return {
        id: account.id as number,
        confirm: () => other.do('bank-accounts/decide', { proposal_id: account.id, decision: 'confirm' }),
      }
    },
  }))
  .extend('owed', async ({ api, hotel, admin, bank }) => {
    await (await bank.enter()).confirm()
    await correctNow(api, { hotelId: hotel.id, paise: 100_000, reason: 'December' })
    await goOn(api, '2027-01-01T09:00:00+05:30')
    const closed = await admin.do(`statements/${hotel.id}/${DECEMBER}/close`)
    if (closed.status !== 200) throw new Error(JSON.stringify(closed.body))
    return hotel
  })

test('one admin proposes a payout, another confirms it, and the bank’s reference closes it', async ({
  owed,
  admin,
  other,
  support,
}) => {
  const proposed = await admin.do('payouts/propose', { month: DECEMBER, hotels: [owed.id] })
  expect(proposed.body).toMatchObject({
    run: {
      status: 'proposed',
      is_own: true,
      total: 100_000,
      payouts: [{ hotel: { id: owed.id }, paise: 100_000, bank: 'HDFC Bank', account_ending: '0417', sent_at: null }],
    },
    without_account: [],
  })
  const run_id = proposed.body.run.id as string
  const payout_id = proposed.body.run.payouts[0].id as string
  expect(codeOf(await support.do('payouts/confirm', { run_id }))).toBe('ADMINS_ONLY')
  expect(codeOf(await admin.do('payouts/confirm', { run_id }))).toBe('SAME_PERSON')
  expect(codeOf(await other.do('payouts/confirm', { run_id, reason: '' }))).toBe('REASON_REQUIRED')
  expect(codeOf(await other.do('payouts/send', { run_id }))).toBe('NOT_FOUND')
  const confirmed = await other.do('payouts/confirm', { run_id })
  expect(confirmed.body).toMatchObject({ status: 'confirmed', proposed_by: 'Ritu Bansal', confirmed_by: 'Karan Seth' })
  expect(codeOf(await other.do('payouts/confirm', { run_id }))).toBe('ALREADY_DECIDED')
  expect(codeOf(await other.do('payouts/drop', { run_id }))).toBe('ALREADY_DECIDED')
  expect(codeOf(await support.do('payouts/send', { run_id }))).toBe('ADMINS_ONLY')
  expect(codeOf(await admin.do('payouts/send', { run_id, reason: '' }))).toBe('REASON_REQUIRED')
  const { file, number, is_new } = (await admin.do('payouts/send', { run_id })).body
  expect(is_new).toBe(true)
  expect((await other.do('payouts/send', { run_id })).body).toEqual({ number, is_new: false, file })
  const again = (await other.do('payouts/send', { run_id, again_after: number, reason: 'The bank refused it' })).body
  expect(again).toMatchObject({ is_new: true })
  expect(again.number).toBeGreaterThan(number)
  expect(codeOf(await admin.do('payouts/send', { run_id, again_after: number }))).toBe('PLAN_CHANGED')
  expect(file.text).toContain(
    `50100412340417,HDFC0000123,1000.00,Lantern Court Hotels LLP,${payoutReference(payout_id)}`,
  )
  const bank_reference = `HDFCR${randomUUID().slice(0, 8)}`
  const paid = await admin.do('payouts/paid', { payout_id, bank_reference })
  expect(paid.body.payouts).toMatchObject([
    { bank_reference, paid_at: expect.any(String), sent_at: expect.any(String) },
  ])
  expect(codeOf(await admin.do('payouts/paid', { payout_id, bank_reference }))).toBe('ALREADY_PAID')
  expect(await support.read(`statements/${owed.id}/${DECEMBER}`)).toMatchObject({
    closing: 100_000,
    payable: 0,
    account_ending: '0417',
    payouts: [{ paise: 100_000, bank_reference }],
  })
  expect((await support.read('payouts')).runs[0]).toMatchObject({
    id: run_id,
    is_own: false,
    files: [
      { number: again.number, made_by: 'Karan Seth', reason: 'The bank refused it', payouts: 1, paise: 100_000 },
      { number, made_by: 'Ritu Bansal', payouts: 1, paise: 100_000 },
    ],
  })
  const entries = (await admin.read('log?text=month')).entries.filter(({ act }: { act: string }) =>
    act.startsWith('payout'),
  )
  expect(entries.map(({ act, who }: { act: string; who: string }) => `${who} ${act}`).slice(0, 5)).toEqual([
    'Ritu Bansal payout_paid',
    'Karan Seth payouts_sent',
    'Ritu Bansal payouts_sent',
    'Karan Seth payouts_confirmed',
    'Ritu Bansal payouts_proposed',
  ])
})

test('a payout that the bank returns is owed again, and paid by the next run', async ({ owed, admin, other }) => {
  const propose = () => admin.do('payouts/propose', { month: DECEMBER, hotels: [owed.id] })
  const { run } = (await propose()).body
  await other.do('payouts/confirm', { run_id: run.id })
  const [payout] = run.payouts
  expect(codeOf(await admin.do('payouts/returned', { payout_id: payout.id }))).toBe('NOT_PAID')
  await admin.do('payouts/paid', { payout_id: payout.id, bank_reference: `UTR${randomUUID().slice(0, 8)}` })
  expect((await propose()).body.run).toBeNull()
  const returned = await admin.do('payouts/returned', { payout_id: payout.id, reason: 'The account is closed' })
  expect(returned.body.payouts).toMatchObject([{ returned_at: expect.any(String) }])
  expect((await propose()).body.run).toMatchObject({ total: 100_000 })
})

test('an older file with whole ids as references stays the same when it is downloaded again', async ({
  api,
  owed,
  admin,
  other,
}) => {
  const { run } = (await admin.do('payouts/propose', { month: DECEMBER, hotels: [owed.id] })).body
  await other.do('payouts/confirm', { run_id: run.id })
  const [payout] = run.payouts
  await sql`
    with file as (
      insert into payout_files (run_id, made_by, made_at, reason)
      select id, confirmed_by, confirmed_at, 'of before' from payout_runs where id = ${run.id}::uuid returning number, run_id
    ) insert into payout_file_lines (number, run_id, payout_id) select number, run_id, ${payout.id}::uuid from file`.execute(
    api.db,
  )
  const { file, is_new } = (await admin.do('payouts/send', { run_id: run.id })).body
  expect(is_new).toBe(false)
  expect(file.text).toContain(`,${payout.id},`)
})

test('an unknown payout or run is not found, and either admin may drop a run', async ({ owed, admin, other }) => {
  for (const id of [randomUUID(), '7'])
    for (const path of ['confirm', 'drop', 'send'])
      expect(codeOf(await admin.do(`payouts/${path}`, { run_id: id })), `${path} ${id}`).toBe('NOT_FOUND')
  const unknown = { payout_id: randomUUID(), bank_reference: 'HDFCR0000001' }
  expect(codeOf(await admin.do('payouts/paid', unknown))).toBe('NOT_FOUND')
  const { run } = (await admin.do('payouts/propose', { month: DECEMBER, hotels: [owed.id] })).body
  expect((await other.do('payouts/drop', { run_id: run.id })).body).toMatchObject({ status: 'dropped' })
  expect((await admin.do('payouts/propose', { month: DECEMBER, hotels: [owed.id] })).body.run).not.toBeNull()
})

test('an admin can confirm a new proposal on a process whose clock is a minute slow', async ({
  api,
  owed,
  admin,
  other,
  bank,
}) => {
  const { run } = (await admin.do('payouts/propose', { month: DECEMBER, hotels: [owed.id] })).body
  const account = await bank.enter()
  api.clock.advance(-1)
  expect((await other.do('payouts/confirm', { run_id: run.id })).body).toMatchObject({ status: 'confirmed' })
  expect((await account.confirm()).body[0]).toMatchObject({ status: 'waiting' })
  api.clock.advance(1)
})

test('bank details take effect 48 hours after the second confirmation, and only admins read the whole number', async ({
  api,
  hotel,
  admin,
  other,
  support,
  bank,
}) => {
  expect(codeOf(await support.do(bank.path, ACCOUNT))).toBe('ADMINS_ONLY')
  const first = await bank.enter()
  expect(codeOf(await admin.do('bank-accounts/decide', { proposal_id: first.id, decision: 'confirm' }))).toBe(
    'SAME_PERSON',
  )
  expect((await first.confirm()).body).toMatchObject([{ status: 'waiting', confirmed_by: 'Karan Seth' }])
  expect(codeOf(await first.confirm())).toBe('ALREADY_DECIDED')
  expect(codeOf(await other.do('bank-accounts/decide', { proposal_id: first.id, decision: 'drop' }))).toBe(
    'ALREADY_DECIDED',
  )
  const goHours = (hours: number) => api.clock.advance(hours * 60)
  goHours(47)
  expect(await support.read(bank.path)).toMatchObject([{ status: 'waiting', number: null, account_ending: '0417' }])
  goHours(1)
  expect(await admin.read(bank.path)).toMatchObject([{ status: 'current', number: ACCOUNT.number }])
  const second = await bank.enter({ number: '123456789012' })
  await second.confirm()
  expect((await admin.read(bank.path)).map(({ status }: { status: string }) => status)).toEqual(['waiting', 'current'])
  goHours(48)
  expect((await admin.read(bank.path)).map(({ status }: { status: string }) => status)).toEqual(['current', 'earlier'])
  const third = await bank.enter({ number: '999999999999' })
  const dropped = await admin.do('bank-accounts/decide', {
    proposal_id: third.id,
    decision: 'drop',
    reason: 'A slip of the pen',
  })
  expect(dropped.body).toHaveLength(2)
  expect(codeOf(await third.confirm())).toBe('NOT_FOUND')
  expect((await admin.read('log?act=bank_account_dropped')).entries[0]).toMatchObject({ reason: 'A slip of the pen' })
  expect((await admin.get('hotels/2000000000/bank-accounts')).status).toBe(404)
  expect(codeOf(await admin.do(bank.path, { ...ACCOUNT, holder: '  ' }))).toBe('HOLDER_REQUIRED')
  expect((await admin.do(`hotels/${hotel.id}/bank-accounts`, { ...ACCOUNT, ifsc: 'HDFC1000123' })).status).toBe(422)
})

test('terms agreed with a hotel apply from their first day, once a second person has confirmed them', async ({
  api,
  hotel,
  guest,
  steps,
  admin,
  other,
  support,
}) => {
  const path = `hotels/${hotel.id}/terms`
  const registered = { gstin: HOTEL_GSTIN, legal_name: 'Lantern Court LLP', address: 'Lane 6, Pune', pan: 'given' }
  const wanted = { from: '2026-12-05', commission: 2000, ...registered }
  expect(await support.read(path)).toEqual([])
  expect(codeOf(await admin.do(path, { ...wanted, from: '2026-11-30' }))).toBe('DAY_PASSED')
  expect(codeOf(await admin.do(path, { ...wanted, from: '2026-02-30' }))).toBe('FROM_INVALID')
  expect(codeOf(await admin.do(path, { ...wanted, gstin: '27AAQFL8842M1ZF' }))).toBe('GSTIN_INVALID')
  expect(codeOf(await admin.do(path, { ...wanted, address: ' ' }))).toBe('ADDRESS_REQUIRED')
  expect(codeOf(await admin.do(path, { ...wanted, pan: 'missing' }))).toBe('PAN_INVALID')
  const [terms] = (await admin.do(path, wanted)).body
  expect(terms).toMatchObject({ status: 'proposed', is_own: true, commission: 2000 })
  expect(codeOf(await admin.do('terms/decide', { proposal_id: terms.id, decision: 'confirm' }))).toBe('SAME_PERSON')
  expect((await other.do('terms/decide', { proposal_id: terms.id, decision: 'confirm' })).body).toMatchObject([
    { status: 'ahead', reason: REASON },
  ])
  const late = (await admin.do(path, { ...wanted, from: '2026-12-04' })).body.find(
    ({ status }: { status: string }) => status === 'proposed',
  )
  const { id } = await steps.paid(guest, hotel, { payAtHotel: true })
  goTo(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  expect(codeOf(await other.do('terms/decide', { proposal_id: late.id, decision: 'confirm' }))).toBe('DAY_PASSED')
  expect((await support.read(path)).map(({ status }: { status: string }) => status)).toEqual(['current', 'proposed'])
  // The invoice is the hotel's own, under the same terms.
  const suppliers = await api.db.selectFrom('tax_documents').select('content').where('booking_id', '=', id).execute()
  expect(suppliers).toMatchObject([{ content: { supplier: { gstin: HOTEL_GSTIN, name: 'Lantern Court LLP' } } }])
  // The commission is 20 % of ₹1,500 plus GST, instead of the usual 15 %.
  expect((await support.read(`statements/${hotel.id}/${DECEMBER}`)).totals).toMatchObject({
    commission: 30_000,
    gst_on_commission: 5_400,
    tcs: 750,
    gst_rooms: 0,
  })
})

test('a rate applies from a future day, once a second person has confirmed it', async ({
  api,
  admin,
  other,
  support,
}) => {
  const ofTcs = async () => (await support.read('rates')).filter(({ kind }: { kind: string }) => kind === 'tcs')
  expect(await ofTcs()).toMatchObject([
    { from: '2024-07-10', value: 50, status: 'current', id: null },
    { from: '2018-10-01', value: 100, status: 'earlier' },
  ])
  const today = '2026-12-01'
  expect(codeOf(await admin.do('rates', { kind: 'tcs', from: today, value: 60 }))).toBe('DAY_PASSED')
  expect(codeOf(await admin.do('rates', { kind: 'tcs', from: '2026-12-20', value: 10_001 }))).toBe('VALUE_INVALID')
  expect((await admin.do('rates', { kind: 'tcs', from: '2026-12-20', value: 60 })).status).toBe(200)
  const [{ id }] = await ofTcs()
  expect(codeOf(await admin.do('rates/decide', { proposal_id: id, decision: 'confirm' }))).toBe('SAME_PERSON')
  expect((await other.do('rates/decide', { proposal_id: id, decision: 'confirm' })).status).toBe(200)
  expect((await ofTcs())[0]).toMatchObject({ status: 'ahead', proposed_by: 'Ritu Bansal', confirmed_by: 'Karan Seth' })
  await goOn(api, '2026-12-20T00:00:00+05:30')
  expect((await ofTcs()).map(({ status }: { status: string }) => status)).toEqual(['current', 'earlier', 'earlier'])
})
