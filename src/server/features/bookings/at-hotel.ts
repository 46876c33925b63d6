import { sql, type RawBuilder } from 'kysely'
import type { Booking } from '#contract/bookings.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { isCorrectedExtra } from './extras.ts'

/** The extras and desk payments of a booking, as the API shows them. */
export type AtHotelJson = NonNullable<Booking['at_hotel']>

/**
 * Selects the extras and desk payments of booking `b`, without cancelled ones. The result is null if the desk recorded
 * nothing, so most bookings need no further reads.
 */
export const atHotel: RawBuilder<AtHotelJson | null> = sql<AtHotelJson | null>`case when exists (select 1 from desk_extras x where x.booking_id = b.id)
  or exists (select 1 from desk_takings x where x.booking_id = b.id) then json_build_object(
  'extras', coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'words', e.words, 'quantity', e.quantity,
      'amount', e.quantity * e.price, 'at', e.written_at, 'denied_at', e.denied_at) order by e.id)
    from desk_extras e where e.booking_id = b.id and not ${isCorrectedExtra}), '[]'::json),
  'takings', coalesce((select json_agg(json_build_object('amount', t.amount, 'method', t.method, 'receipt', t.receipt, 'at', t.taken_at) order by t.id)
    from desk_takings t where t.booking_id = b.id and t.corrects is null
      and not exists (select 1 from desk_takings back where back.corrects = t.id)), '[]'::json),
  'due', greatest(0, due_of_booking(b.id) - coalesce((select sum(t.amount) from desk_takings t where t.booking_id = b.id), 0)::int)) end`

const moment = (at: string) => toIstIso(new Date(at))

/** Presents what the desk recorded; null if every entry was cancelled. */
export function presentAtHotel(written: AtHotelJson | null): Booking['at_hotel'] {
  if (written === null) return null
  const { extras, takings, due } = written
  if (extras.length === 0 && takings.length === 0) return null
  return {
    extras: extras.map((extra) => ({
      ...extra,
      at: moment(extra.at),
      denied_at: extra.denied_at && moment(extra.denied_at),
    })),
    takings: takings.map((taking) => ({ ...taking, at: moment(taking.at) })),
    due,
  }
}
