/** Compares the messages that guests and hotels should have received with those that the carrier accepted. */
import { queryRows } from '../query-rows.ts'

/**
 * Counts the texts that each guest should have received: one for each confirmation, and another if a confirmed booking
 * was cancelled.
 */
const OWED = `with owed as (
    select b.short_id, u.phone, case e.to_status when 'completed' then 'confirmed' else 'cancelled' end as what, count(*)::int as times
    from booking_events e join bookings b on b.id = e.booking_id join users u on u.id = b.user_id
    where b.hotel_id = any($1::int[])
      and (e.to_status = 'completed' or (e.to_status = 'cancelled' and e.from_status = 'completed'))
    group by 1, 2, 3
  ), sent as (
    select recipient, read[1] as short_id, read[2] as what, count(*)::int as times
    from dev_messages, regexp_match(body, '([A-Z0-9]{6,12}) is (confirmed|cancelled)') read
    where channel = 'sms' and read is not null group by 1, 2, 3
  )
  select o.short_id, o.what, o.times as owed, coalesce(s.times, 0) as sent
  from owed o left join sent s on s.recipient = o.phone and s.short_id = o.short_id and s.what = o.what`

/** Lists the confirmed bookings, and whether each one's hotel was texted about it. */
const HOTELS = `with heard as (
    select recipient, read[1] as short_id from dev_messages, regexp_match(body, 'new booking ([A-Z0-9]{6,12}):') read
    where read is not null group by 1, 2
  )
  select b.short_id, h.short_id is not null as is_told
  from bookings b join hotel_channels c on c.hotel_id = b.hotel_id
    left join heard h on h.recipient = c.address and h.short_id = b.short_id
  where b.hotel_id = any($1::int[]) and b.status = 'completed'`

/** Counts the texts and emails that a recipient received more than once with the same words. */
const DOUBLES = `select coalesce(sum(times - 1), 0)::int as doubles, coalesce(sum(times), 0)::int as sent,
    coalesce(sum(times - 1) filter (where body !~ '[A-Z0-9]{6,12}'), 0)::int as nameless
  from (select body, count(*) as times from dev_messages group by recipient, channel, body) same`

const WAITING = `select count(*) filter (where done_at is null)::int as waiting,
    count(*) filter (where failed_at is not null)::int as given_up from outbox`

type Owed = { short_id: string; what: string; owed: number; sent: number }

export type Messages = {
  readonly sent: number
  /** messages sent twice with the same booking code, which helps the reader to recognise the repetition */
  readonly doubles: number
  /** the number of confirmations and cancellations that guests should have been told about */
  readonly owed: number
  /** the number of confirmed bookings that hotels should have been told about */
  readonly hotelsTold: number
  readonly wrong: readonly string[]
}

export async function countMessages(databaseUrl: string, hotels: readonly { id: number }[]): Promise<Messages> {
  const ids = hotels.map(({ id }) => id)
  const owed = await queryRows<Owed>(databaseUrl, OWED, [ids])
  const toHotels = await queryRows<{ short_id: string; is_told: boolean }>(databaseUrl, HOTELS, [ids])
  const [same] = await queryRows<{ doubles: number; sent: number; nameless: number }>(databaseUrl, DOUBLES)
  const [left] = await queryRows<{ waiting: number; given_up: number }>(databaseUrl, WAITING)
  const lost = owed.filter((row) => row.sent < row.owed)
  const wrong = lost.map(({ short_id: code, what, owed, sent }) => `${code} ${what}: ${owed} texts owed, ${sent} sent`)
  const unheard = toHotels.filter(({ is_told: isTold }) => !isTold)
  wrong.push(...unheard.map(({ short_id: code }) => `${code} stands and its hotel was not told`))
  if (left && left.waiting > 0) wrong.push(`${left.waiting} entries of the outbox wait, ${left.given_up} were given up`)
  if (same && same.nameless > 0) wrong.push(`${same.nameless} doubles that name no booking`)
  return { sent: same?.sent ?? 0, doubles: same?.doubles ?? 0, owed: owed.length, hotelsTold: toHotels.length, wrong }
}
