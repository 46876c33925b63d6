import { sql } from 'kysely'
import type { CheckedVoucher } from '#contract/vouchers.ts'
import type { DeskRow } from '#contract/desk.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { VoucherClaims } from '#domain/vouchers/voucher-claims.ts'
import {
  codeVerdict,
  greetedFrom,
  SHOWS_BOOKING,
  voucherVerdict,
  type BookingAtDesk,
  type VoucherVerdict,
} from '#domain/vouchers/voucher-verdict.ts'
import type { Db, Services } from '../../services.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import { recordScan } from '../desk/bookings/record-scan.ts'
import { readDeskRows } from '../desk/desk-rows.ts'
import { presentRow } from '../desk/present-desk.ts'

type Found = BookingAtDesk & { id: string; arrivedBy: string | null }

/** Finds the booking with this code, if it is this hotel's and was ever confirmed. */
async function findByCode(db: Db, hotelId: number, code: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select b.id, b.status = 'cancelled' as "isCancelled", b.checkin_at as checkin, b.leaves_at as leaves,
      v.arrived_at as "arrivedAt", (
        select s.name from staff_acts a join hotel_staff s on s.id = a.staff_id
        where a.booking_id = b.id and a.kind = 'arrived' order by a.id desc limit 1) as "arrivedBy"
    from bookings b left join visits v on v.booking_id = b.id
    where b.short_id = ${code} and b.hotel_id = ${hotelId} and b.completed_at is not null
      and b.status in ('completed', 'cancelled')`.execute(db)
  return rows[0]
}

type Known = { found: Found | undefined; claims: VoucherClaims | null }

/** The time that each verdict mentions. An expired voucher itself says when its stay ended. */
const MOMENTS: Partial<Record<VoucherVerdict, (known: Known) => Date | null | undefined>> = {
  too_early: ({ found }) => found && greetedFrom(found.checkin),
  used: ({ found }) => found?.arrivedAt,
  over: ({ found }) => found?.leaves,
  expired: ({ claims }) => claims?.checkout,
}

async function readShown(db: Db, hotelId: number, found: Found, now: Date): Promise<DeskRow | null> {
  const [row] = await readDeskRows(db, hotelId, sql<boolean>`b.id = ${found.id}::uuid`)
  return row ? presentRow(row, now) : null
}

type Judged = Known & { verdict: VoucherVerdict; code: string | null }

async function present(db: Db, hotelId: number, judged: Judged, now: Date): Promise<CheckedVoucher> {
  const { verdict, code, found } = judged
  const at = MOMENTS[verdict]?.(judged)
  return {
    verdict,
    code,
    at: at ? toIstIso(at) : null,
    by: verdict === 'used' ? (found?.arrivedBy ?? null) : null,
    next: verdict === 'fine' ? 'arrive' : null,
    booking: found && SHOWS_BOOKING[verdict] ? await readShown(db, hotelId, found, now) : null,
  }
}

/** Verdicts that prove that the guests' voucher was shown at this desk, even if they had already been checked in. */
const PROVES_PRESENCE: Partial<Record<VoucherVerdict, true>> = { fine: true, used: true }

/** Checks a voucher shown at a desk: first our signature, then the hotel, then the booking's current state. */
export async function checkToken(
  services: Services,
  session: Pick<DeskSession, 'hotelId' | 'staffId'>,
  token: string,
): Promise<CheckedVoucher> {
  const { db, clock, vouchers } = services
  const { hotelId } = session
  const now = clock.now()
  const claims = vouchers.read(token)
  const isOurs = claims?.hotelId === hotelId
  const found = isOurs ? await findByCode(db, hotelId, claims.code) : undefined
  const verdict = voucherVerdict({ claims, hotelId, booking: found }, now)
  if (found && PROVES_PRESENCE[verdict]) await recordScan(services, { bookingId: found.id, session })
  return present(db, hotelId, { verdict, code: claims?.code ?? null, claims, found }, now)
}

/** Checks a code that a receptionist typed, which matches only their own hotel's bookings. */
export async function checkCode({ db, clock }: Services, hotelId: number, code: string): Promise<CheckedVoucher> {
  const now = clock.now()
  const found = await findByCode(db, hotelId, code)
  return present(db, hotelId, { verdict: codeVerdict(found, now), code, claims: null, found }, now)
}
