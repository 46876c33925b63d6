import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { absenceStep, absentSince, ERASING_NOTICE_HOURS, type AbsenceStep } from '#domain/accounts/end-of-purpose.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { readLanguage } from '../accounts/guest-language.ts'
import { emailTo, guestText, messageWords, pageLink, smsTo } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { verifiedAddressOf } from './end-sessions.ts'
import { eraseAccount, reasonNotToErase } from './erase-account.ts'

type Found = {
  last_at: Date
  told_at: Date | null
  phone: string
  last_stay_ends: Date | null
  is_open: boolean
  is_unsent: boolean
}
type Due = { step: AbsenceStep; phone: string }

/**
 * Whether something prevents guest `u` from being erased: an open dispute, complaint or office proposal, unspent
 * compensation, or a block.
 */
const isOpen = sql<boolean>`u.blocked_at is not null
  or exists (select 1 from credit_balances c where c.user_id = u.id and c.balance > c.promotional)
  or exists (select 1 from feedback f where f.user_id = u.id and f.kind = 'complaint' and f.settled_at is null)
  or exists (select 1 from bookings b left join relocations r on r.booking_id = b.id left join visits v on v.booking_id = b.id
    where b.user_id = u.id and ((r.booking_id is not null and r.outcome is null) or (r.rest > 0 and r.rest_settled_at is null)
      or exists (select 1 from office_proposals p where p.booking_id = b.id and p.status = 'waiting')
      or (v.status = 'no_show' and v.objected_at is not null and not exists (select 1 from operator_actions a
        where a.booking_id = b.id and a.action in ('no_show_set', 'no_show_taken_back') and a.at > v.objected_at))))
  or exists (select 1 from phone_corrections x where x.user_id = u.id)`

/** Whether the warning has not been sent yet. Its 48 hours begin when it is sent. */
const isUnsent = sql<boolean>`exists (select 1 from outbox o where o.kind = 'message' and o.payload->>'to' = u.phone
  and starts_with(o.payload->>'template', 'account_ends') and o.done_at is null and o.failed_at is null)`

/** Finds the next step for one guest. Locks their last sign-in, so that a new one waits for this transaction. */
async function stepOf(trx: Transaction<DB>, id: string, now: Date): Promise<Due | undefined> {
  const { rows } = await sql<Found>`
    select s.last_at, s.told_at, u.phone, ${isOpen} as is_open, ${isUnsent} as is_unsent, (
      select max(b.leaves_at) from bookings b where b.status in ('pending', 'completed') and (b.user_id = u.id or b.id in (
        select p.booking_id from booking_partners p where p.user_id = u.id and p.status = 'accepted'))
    ) as last_stay_ends
    from guest_sign_ins s join users u on u.id = s.user_id
    where s.user_id = ${id}::uuid and u.erased_at is null for update of s`.execute(trx)
  const found = rows[0]
  if (!found) return undefined
  const { phone } = found
  const isSomethingOpen = found.is_open || (await reasonNotToErase(trx, { id, phone, now })) !== undefined
  const facts = { lastSignedInAt: found.last_at, lastStayEnds: found.last_stay_ends, toldAt: found.told_at }
  const step = absenceStep({ ...facts, isSomethingOpen }, now)
  return { step: step === 'erase' && found.is_unsent ? 'wait' : step, phone }
}

/** Warns the guest by text and at a verified address, in the transaction that records the warning. */
async function tell(
  { origin }: Services,
  trx: Transaction<DB>,
  { id, phone, now }: { id: string; phone: string; now: Date },
) {
  await trx.updateTable('guest_sign_ins').set({ told_at: now }).where('user_id', '=', id).execute()
  const language = await readLanguage(trx, id)
  const erasedAfter = messageWords(language).moment(addMinutes(now, ERASING_NOTICE_HOURS * 60))
  const text = guestText('account_ends', language, [erasedAfter, pageLink(origin(), language, '/my-data')])
  const address = await verifiedAddressOf(trx, id)
  await enqueue(trx, now, [smsTo(phone, text), ...(address ? [emailTo(address.email, text)] : [])])
}

/** Warns or erases one guest if that is due, and returns whether it did. Checks again under lock before erasing. */
async function workOn(services: Services, id: string): Promise<boolean> {
  const { db, clock, security } = services
  const now = clock.now()
  const due = await db.transaction().execute(async (trx) => {
    const found = await stepOf(trx, id, now)
    if (found?.step === 'tell') await tell(services, trx, { id, phone: found.phone, now })
    return found?.step
  })
  if (due !== 'erase') return due === 'tell'
  let isErased = false
  const stillApplies = async (trx: Transaction<DB>) => {
    isErased = (await stepOf(trx, id, now))?.step === 'erase'
    return isErased
  }
  const erased = await eraseAccount(services, id, { change: 'erasedAbsent', stillApplies })
  if (!erased.ok || !isErased) return false
  security.note('account_erased', { subject: id })
  return true
}

/**
 * Warns guests who have not signed in for three years, and erases them 48 hours later as if they had asked for it
 * (decision 0067). Each guest is warned once, and signing in preserves the account. Returns how many were warned or
 * erased.
 */
export async function eraseInactiveGuests(services: Services): Promise<number> {
  const { db, clock, log } = services
  const before = absentSince(clock.now())
  const done = await workThrough<{ id: string }>({
    name: 'erase-absent-guests',
    log,
    next: (after, limit) =>
      db
        .selectFrom('guest_sign_ins')
        .select('user_id as id')
        .where('last_at', '<=', before)
        .where(isAfter('user_id', after))
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    work: ({ id }) => workOn(services, id),
  })
  if (done > 0) services.nudge()
  return done
}
