/**
 * The slow SQL statements that sums have replaced. They read every entry, so that tests can compare the fast statements
 * with them.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Period } from '#domain/kernel/period.ts'
import type { Month } from '#domain/ledger/month.ts'

const first = (month: Month) => sql`${`${month}-01`}::date`
const monthAt = sql`date_trunc('month', p.at at time zone 'Asia/Kolkata')::date`

/** Each hotel's balance from entries before a moment. */
export const oldBalances = (before: Date): RawBuilder<{ hotel: number; paise: number }> => sql`
  select e.hotel_id as hotel, sum(e.paise)::bigint as paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
  where e.account = 'hotel' and p.at < ${before} group by 1 having sum(e.paise) <> 0 order by 1`

/** What the ledger collected in each account, without what was paid to the state. */
export const oldCollected = ({ start, end }: Period): RawBuilder<{ account: string; paise: number }> => sql`
  select e.account, -sum(e.paise)::bigint as paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
  where p.at >= ${start} and p.at < ${end} and p.kind not in ('tax_paid', 'tax_taken_back')
    and e.account in ('gst_commission', 'gst_rooms', 'tcs', 'tds') group by 1`

export const oldGatewayFees = ({ start, end }: Period): RawBuilder<{ fees: number; gst: number }> => sql`
  select coalesce(sum(e.paise) filter (where e.account = 'gateway_fees'), 0)::bigint as fees,
    coalesce(sum(e.paise) filter (where e.account = 'gst_input'), 0)::bigint as gst
  from ledger_postings p join ledger_entries e on e.posting_id = p.id
  where p.kind = 'gateway_settled' and p.at >= ${start} and p.at < ${end}`

/** The hotels with entries in a month, and why their month cannot be closed. Ignores stays. */
export const oldMonth = (month: Month): RawBuilder<{ hotel: number; closing: number; obstacle: string | null }> => sql`
  with months as (
    select e.hotel_id, ${monthAt} as month, sum(e.paise) as paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where e.account = 'hotel' group by 1, 2
  ), closed as (select hotel_id, max(month) as month from statements group by 1)
  select h.hotel_id as hotel, (select -sum(m.paise)::bigint from months m where m.hotel_id = h.hotel_id and m.month <= ${first(month)}) as closing,
    case when exists (select 1 from statements s where s.hotel_id = h.hotel_id and s.month >= ${first(month)}) then 'STATEMENT_CLOSED'
      when h.hotel_id in (select m.hotel_id from months m left join closed c using (hotel_id)
        where m.month < ${first(month)} and (c.month is null or m.month > c.month)) then 'EARLIER_MONTH_OPEN' end as obstacle
  from months h where h.month = ${first(month)} order by 1`

/** The movements on the accounts of hotels that owe Uncle, by month. */
export const oldOwing: RawBuilder<{ hotel: number; month: string; paise: number }> = sql`
  with moved as (
    select e.hotel_id, ${monthAt} as month, -sum(e.paise)::bigint as paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where e.account = 'hotel' group by 1, 2
  )
  select hotel_id as hotel, to_char(month, 'YYYY-MM') as month, paise from moved
  where hotel_id in (select hotel_id from moved group by 1 having sum(paise) < 0) order by 1, 2`

const rateOn = (rates: RawBuilder<unknown>, kind: RawBuilder<unknown>) => sql`coalesce((select r.value from ${rates} r
  where r.kind = ${kind} and r.from_day <= l.day order by r.from_day desc, r.place desc limit 1), 0)`

export type OldLine = {
  hotelId: number
  gstin: string | null
  panState: string
  panTerms: number | null
  isTakenBack: boolean
  gstRate: number
  tdsRate: number
  value: number
  tds: number
}

/** The stays in a period. Looks up the hotel's details and each rate for every stay. `rates`: SQL for rows. */
export const oldLines = ({ start, end }: Period, rates: RawBuilder<unknown>): RawBuilder<OldLine> => sql`
  with lines as (
    select l.hotel_id, b.city_id, (b.leaves_at at time zone 'Asia/Kolkata')::date as day, sum(l.value) as value,
      sum(l.commission) as commission, sum(l.tds) as tds
    from ledger_postings p join stay_lines l on l.posting_id = p.id join bookings b on b.id = l.booking_id
    where p.kind = 'stay' and p.at >= ${start} and p.at < ${end} group by b.id, l.hotel_id
  )
  select l.hotel_id as "hotelId", d.gstin, coalesce(d.pan_state, 'missing') as "panState",
    case when d.gstin is null then n.terms_id end as "panTerms", l.value < 0 or l.value = 0 and l.commission < 0 as "isTakenBack",
    ${rateOn(rates, sql`'gst_on_commission'`)} as "gstRate",
    case when d.pan_state = 'given_small' and l.tds = 0 then 0
      else ${rateOn(rates, sql`case when coalesce(d.pan_state, 'missing') = 'missing' then 'tds_without_pan' else 'tds' end`)} end as "tdsRate",
    sum(l.value)::bigint as value, sum(l.tds)::bigint as tds
  from lines l
    left join lateral (select t.gstin, t.pan_state, t.legal_name from hotel_tax_details t
      where t.hotel_id = l.hotel_id and t.valid_from <= l.day order by t.valid_from desc limit 1) d on true
    left join lateral (select p.terms_id from hotel_terms t join hotel_pans p on p.terms_id = t.id
      where t.hotel_id = l.hotel_id and t.confirmed_at is not null and t.from_day <= l.day
      order by t.from_day desc, t.confirmed_at desc, t.id desc limit 1) n on true
  group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`

/** Past months with movements that are not closed for all hotels, and the number of hotels for which they are open. */
export const oldMonthsToClose = (before: Date): RawBuilder<{ month: string; hotels: number }> => sql`
  with months as (
    select distinct e.hotel_id, ${monthAt} as month from ledger_postings p join ledger_entries e on e.posting_id = p.id where e.account = 'hotel'
  ), closed as (select hotel_id, max(month) as month from statements group by 1)
  select to_char(m.month, 'YYYY-MM') as month, count(*)::int as hotels from months m left join closed c using (hotel_id)
  where month_start(m.month) < ${before} and (c.month is null or m.month > c.month) group by 1 order by 1`

/** Each hotel's rank among the published hotels in its city. */
export const oldRanks = (
  rank: (hotel: 'h' | 'o') => RawBuilder<number>,
): RawBuilder<{ id: number; place: number | null }> => sql`
  select h.id, case when h.hidden then null else 1 + (select count(*)::int from hotels o where o.city_id = h.city_id and not o.hidden
    and (${rank('o')}, -o.id) > (${rank('h')}, -h.id)) end as place from hotels h order by h.id desc`

/** The results in a period by week and hotel, from a join of all days with their hotels. */
export const oldResults = (
  sums: RawBuilder<unknown>,
  { from, to, city, hotel }: { from: string; to: string; city: number | null; hotel: number | null },
): RawBuilder<Record<string, unknown>> => sql`
  select to_char(date_trunc('week', d.day::timestamp), 'YYYY-MM-DD') as week, c.name as city, h.name as hotel, ${sums}
  from hotel_days d join hotels h on h.id = d.hotel_id join cities c on c.id = h.city_id
  where d.day between ${from}::date and ${to}::date and (${city}::int is null or h.city_id = ${city}::int)
    and (${hotel}::int is null or d.hotel_id = ${hotel}::int) group by 1, 2, 3, h.id order by 1, 2, 3, h.id`
