/**
 * The migration converts stays that were settled with GST in whole rupees to paise, with separate entries (decision
 * 0088).
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { compareTables } from '#server/features/ledger/compare-tables.ts'
import { settleStay } from '#server/features/ledger/settle-stay.ts'
import { carryOverStays } from '#server/features/ledger/settle-unposted-stays.ts'
import { writeOwnGstins } from '#server/own-gstins.ts'
import { openBefore } from './before-migration.ts'
import { givenBooking, givenPayment, stayRow, type GivenBooking } from './given.ts'

let opened: Awaited<ReturnType<typeof openBefore>>
beforeAll(async () => {
  opened = await openBefore('107')
}, 60_000)
afterAll(() => opened.close())

const GSTIN = '29AAKCU2210P1ZX'
const at = (time: string) => new Date(`2026-11-${time}:00+05:30`)
const [FROM, UNTIL, NOW] = [at('10T10:00'), at('10T19:00'), at('12T09:00')] as const

/** A paid stay at ₹3,549, whose GST is ₹177.45: ₹177 before the migration. */
async function stayed(db: Parameters<typeof givenBooking>[0]): Promise<GivenBooking> {
  const money = { slot_price: 3549, room_total: 3549, service_tax: 177, total: 3726, payable_now: 3726 }
  const times = { checkin_at: FROM, checkout_at: UNTIL, completed_at: FROM, ended_at: UNTIL, created_at: FROM }
  const booking = await givenBooking(db, { ...money, ...times })
  await db
    .insertInto('stays')
    .values({ booking_id: booking.id, ...stayRow(booking.hotel, 0, { from: FROM, until: UNTIL }) })
    .execute()
  await givenPayment(db, booking, { amount: 3726, settled_at: FROM })
  return booking
}

/** Posts the stay as was done before: 15 % commission, GST in whole rupees, no amounts by rate. */
async function settleAsBefore({ id, userId, hotel }: GivenBooking): Promise<void> {
  const accounts = ['guest_money', 'hotel', 'commission', 'gst_commission', 'gst_rooms', 'tds']
  const paise = [372_600, -291_728, -53_235, -9_582, -17_700, -355]
  await opened.db.transaction().execute(async (trx) => {
    await sql`
      with posted as (select post_fact('stay', ${`${id}:1`}, ${id}::uuid, ${hotel.id}::int, ${UNTIL}::timestamptz, null, ${accounts}::text[],
        array[null, ${hotel.id}::int, null, null, null, null], array[${userId}::uuid, null, null, null, null, null], ${paise}::bigint[]) as id)
      insert into stay_lines (posting_id, booking_id, hotel_id, outcome, value, tax, paid_online, credits, at_desk, paid_by_uncle,
        hotel_coupon, commission, gst_on_commission, tcs, tds, gst_rooms, net)
      select id, ${id}::uuid, ${hotel.id}, 'stayed', 354900, 17700, 372600, 0, 0, 0, 0, 53235, 9582, 0, 355, 17700, 291728 from posted`.execute(
      trx,
    )
  })
}

type Document = { serial: number; value: number; half: number; lines: object[] }

const write = ({ id }: GivenBooking, { serial, value, half, lines }: Document) =>
  sql`insert into tax_documents (kind, series_id, financial_year, serial, number, booking_id, cause, issued_at, taxable_value, cgst, sgst,
      rounding, total, content)
    select 'invoice', s.id, 2026, ${serial}::int, 'I1/2627/00000' || ${serial}::int, ${id}::uuid, 'stayed', ${UNTIL}::timestamptz, ${value}::bigint,
      ${half}::bigint, ${half}::bigint, 0, ${value + 2 * half}::bigint, ${JSON.stringify({ lines })}::jsonb from tax_series s`.execute(
    opened.db,
  )

const sumsOf = async ({ id }: GivenBooking): Promise<Record<string, number>> => {
  const { rows } = await sql<{ account: string; paise: number }>`
    select e.account, sum(e.paise)::bigint as paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.booking_id = ${id}::uuid group by 1 having sum(e.paise) <> 0`.execute(opened.db)
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}

const postingsOf = async ({ id }: GivenBooking) =>
  (
    await sql<{ fact: string }>`
      select p.fact, json_agg(json_build_array(e.account, e.paise) order by e.line) as entries from ledger_postings p
      join ledger_entries e on e.posting_id = p.id where p.booking_id = ${id}::uuid and p.kind = 'stay' group by p.id order by p.id`.execute(
      opened.db,
    )
  ).rows

test('the migration keeps existing entries and documents, and settles each stay in paise once', async () => {
  const { db } = opened
  const [old, slabs, free] = [await stayed(db), await givenBooking(db), await givenBooking(db)]
  await settleAsBefore(old)
  await sql`insert into tax_series (gstin) values (${GSTIN})`.execute(db)
  await write(old, { serial: 1, value: 354_900, half: 8_850, lines: [{ percent: 5 }] })
  await write(slabs, { serial: 2, value: 1_200_000, half: 48_000, lines: [{ text: 'two slabs' }] })
  await write(free, { serial: 3, value: 0, half: 0, lines: [{ text: 'free' }] })
  const posted = await postingsOf(old)

  await migrate(db)

  const { rows: rates } = await sql`select d.serial, r.percent, r.taxable_value, r.cgst, r.sgst, r.igst
    from tax_document_rates r join tax_documents d on d.id = r.document_id order by d.serial`.execute(db)
  expect(rates).toEqual([
    { serial: 1, percent: 5, taxable_value: 354_900, cgst: 8_850, sgst: 8_850, igst: 0 },
    { serial: 2, percent: 8, taxable_value: 1_200_000, cgst: 48_000, sgst: 48_000, igst: 0 },
    { serial: 3, percent: 0, taxable_value: 0, cgst: 0, sgst: 0, igst: 0 },
  ])
  expect(await db.selectFrom('stays_to_carry_over').selectAll().execute()).toEqual([{ booking_id: old.id }])
  expect(await postingsOf(old)).toEqual(posted)

  await writeOwnGstins(db, [GSTIN])
  const services = { db, clock: { now: () => NOW }, log: { info: () => undefined } } as never
  expect(await carryOverStays(services)).toBe(1)
  expect(await carryOverStays(services)).toBe(0)
  const carried = await postingsOf(old)
  expect(carried.slice(0, posted.length)).toEqual(posted)
  expect(carried.map(({ fact }) => fact)).toEqual([`${old.id}:1`, `${old.id}:2`])
  // An identical stay that is settled only after the migration must have the same balances.
  const twin = await stayed(db)
  await db.transaction().execute((trx) => settleStay(trx, twin.id, NOW))
  const sums = await sumsOf(old)
  expect(sums).toEqual(await sumsOf(twin))
  expect([sums['gst_rooms'], sums['rounding']]).toEqual([-17_745, 45])
  const { rows: differences } = await sql`select percent, value, cgst, sgst, igst from tax_carried`.execute(db)
  expect(differences).toEqual([{ percent: 5, value: 0, cgst: -8_850, sgst: -8_850, igst: 17_745 }])
  const found = (await compareTables(db, NOW)).filter(({ subject }) => subject.includes(old.id))
  expect(found).toEqual([])
})
