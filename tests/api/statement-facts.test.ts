/** A closed statement keeps what was true when it was closed (the office's books). */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { closeStatement } from '#server/features/ledger/close-statement.ts'
import { buildOperator, buildStaff, type BuiltHotel } from '../builders.ts'
import { agreeTerms, goTo, ledgerTest as test, twoOperators } from './ledger-test.ts'
import type { Api } from './start-api.ts'
import { staySignedIn } from './stay-signed-in.ts'
import { HOTEL_GSTIN } from './tax-documents-test.ts'

type Account = { bank: string; number: string; confirmedAt: string }

/** Gives the hotel a bank account, which takes effect 48 hours after it is confirmed. */
async function giveAccount(api: Api, hotel: BuiltHotel, { bank, number, confirmedAt }: Account): Promise<void> {
  const { one, other } = await twoOperators(api)
  await sql`insert into hotel_bank_accounts (hotel_id, holder, account_number, ifsc, bank_name, proposed_by, proposed_at,
      reason, confirmed_by, confirmed_at, counts_from)
    values (${hotel.id}, 'Lantern Court', ${number}, 'HDFC0000123', ${bank}, ${one}, ${confirmedAt}, 'their letter', ${other},
      ${confirmedAt}, ${confirmedAt}::timestamptz + interval '48 hours')`.execute(api.db)
}

const rename = (api: Api, hotel: BuiltHotel, name: string) =>
  api.db.updateTable('hotels').set({ name }).where('id', '=', hotel.id).execute()

test('a closed statement keeps the hotel’s name, registration, rates and account, and an open statement shows today’s', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const manager = await buildStaff(api.db, agreed, { role: 'manager' })
  const support = await buildOperator(api.db)
  const read = async (month: string) => {
    const atDesk = (await api.get(`/desk/statements/${month}`, { headers: manager.headers })).body
    const path = `/office/statements/${agreed.id}/${month}`
    const inOffice = (await api.get(path, { headers: support.headers })).body
    expect([inOffice.hotel, inOffice.facts]).toEqual([atDesk.hotel, atDesk.facts])
    return atDesk
  }
  await rename(api, agreed, 'Lantern Court')
  await giveAccount(api, agreed, {
    bank: 'HDFC Bank',
    number: '50100412340417',
    confirmedAt: '2026-11-02T10:00:00+05:30',
  })
  await steps.paid(guest, agreed, { payAtHotel: true })
  goTo(api, '2026-12-06T12:00:00+05:30')
  await steps.runJob('end-stays')
  const facts = {
    legal_name: 'Lantern Court LLP',
    gstin: HOTEL_GSTIN,
    address: 'Lane 6, Pune',
    commission: 1500,
    tcs: 50,
    tds: 10,
    account: { bank: 'HDFC Bank', account_ending: '0417' },
    commission_documents: [],
  }
  await staySignedIn(api)
  expect(await read('2026-12')).toMatchObject({ hotel: { name: 'Lantern Court' }, facts })

  goTo(api, '2027-01-01T00:00:00+05:30')
  const { one } = await twoOperators(api)
  await closeStatement(api.services, { hotelId: agreed.id, month: '2026-12', operatorId: one, reason: 'month’s end' })
  await steps.runJob('write-commission-invoices')
  await rename(api, agreed, 'Harbour Court')
  await giveAccount(api, agreed, {
    bank: 'Canara Bank',
    number: '1101204455991',
    confirmedAt: '2027-01-01T09:00:00+05:30',
  })
  await agreeTerms(api, agreed, {
    from_day: '2027-01-02',
    gstin: null,
    legal_name: 'Harbour Court',
    address: 'Lane 9, Pune',
    pan: 'missing',
    commission: 1200,
    proposed_at: '2027-01-01T10:00:00+05:30',
    confirmed_at: '2027-01-01T11:00:00+05:30',
  })
  goTo(api, '2027-01-04T12:00:00+05:30')
  await staySignedIn(api)
  const closed = await read('2026-12')
  expect(closed).toMatchObject({
    hotel: { id: agreed.id, name: 'Lantern Court' },
    facts: { ...facts, commission_documents: [expect.stringMatching(/^M\w+\/2627\/000001$/)] },
  })
  const [number] = closed.facts.commission_documents
  const path = `/office/find?text=${encodeURIComponent(number.toLowerCase())}`
  expect((await api.get(path, { headers: support.headers })).body.records).toMatchObject([
    { kind: 'commission_document', reference: number, day: '2026-12-31', hotel: { id: agreed.id } },
  ])
  expect(await read('2027-01')).toMatchObject({
    hotel: { id: agreed.id, name: 'Harbour Court' },
    facts: {
      legal_name: 'Harbour Court',
      gstin: null,
      address: 'Lane 9, Pune',
      commission: 1200,
      tcs: 0,
      tds: 500,
      account: { bank: 'Canara Bank', account_ending: '5991' },
      commission_documents: [],
    },
  })
  const listed = (await api.get('/desk/statements', { headers: manager.headers })).body
  expect(
    listed.map(({ month, hotel }: { month: string; hotel: { name: string } }) => [month, hotel.name]),
  ).toContainEqual(['2026-12', 'Lantern Court'])
  const file = await api.get('/desk/statements/2026-12/csv', { headers: manager.headers })
  expect(file.headers['content-disposition']).toContain('lantern-court-2026-12.csv')
})
