import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { DEFAULT_LANGUAGE } from '#domain/languages.ts'
import { STRUCK_OUT, strikeOutPattern } from '#domain/accounts/strike-out.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { hashErasedPhone, lockPhone } from '../accounts/otp-secrets.ts'
import type { AccountChange } from '../messages/guest-text.ts'
import { deleteFilesInBackground, destroyPictures, lockOwner } from '../pictures/picture-rows.ts'
import { formerContactDeletions } from './former-contacts.ts'
import { notifyByEmail } from './end-sessions.ts'

export type EraseRefusal = 'ERASE_BOOKING_AHEAD' | 'ERASE_MONEY_ON_ITS_WAY'

/** Why an account is erased: what its owner is told, and a check under lock that the reason still applies. */
type EraseCause = { change: AccountChange; stillApplies: (trx: Transaction<DB>) => Promise<boolean> }

const ASKED_FOR: EraseCause = { change: 'erasedAsAsked', stillApplies: async () => true }
type Person = { id: string; phone: string; email: string; name: string; now: Date }

/** The guest's name in a booking that tax law requires us to store. */
const NOBODY = 'Erased guest'
const NO_REASON = 'the account is erased'
const nobodysEmail = ({ id }: Person) => `erased-${id}@erased.invalid`

/**
 * Returns why an account cannot be erased yet: it has a future stay or money under way. After erasing it, we could not
 * notify the guest about either.
 */
export async function reasonNotToErase(
  trx: Transaction<DB>,
  { id, phone, now }: Pick<Person, 'id' | 'phone' | 'now'>,
): Promise<EraseRefusal | undefined> {
  const { rows } = await sql<{ ahead: boolean; money: boolean }>`
    select exists (select 1 from bookings where user_id = ${id}::uuid
        and (status = 'pending' or (status = 'completed' and leaves_at > ${now})))
      or exists (select 1 from booking_partners p join bookings b on b.id = p.booking_id
        where (p.user_id = ${id}::uuid or p.phone = ${phone}) and p.status = 'accepted'
          and b.status = 'completed' and b.leaves_at > ${now}) as ahead,
      exists (select 1 from payments where user_id = ${id}::uuid
        and (status in ('created', 'open') or (status <> 'paid' and ask_at is not null)))
      or exists (select 1 from refunds r join payments p on p.id = r.payment_id
        where p.user_id = ${id}::uuid and r.status <> 'processed')
      or exists (select 1 from outbox o join payments p on p.id::text = o.payload->>'paymentId'
        where p.user_id = ${id}::uuid and o.done_at is null) as money`.execute(trx)
  if (rows[0]?.ahead) return 'ERASE_BOOKING_AHEAD'
  return rows[0]?.money ? 'ERASE_MONEY_ON_ITS_WAY' : undefined
}

/** Builds the statements that delete rows about the guest. */
const deletions = ({ id, phone, email }: Person): readonly RawBuilder<unknown>[] => [
  sql`delete from sessions where user_id = ${id}::uuid`,
  sql`delete from passkeys where kind = 'guest' and holder = ${id}`,
  sql`delete from desk_notes where booking_id in (select id from bookings where user_id = ${id}::uuid)`,
  sql`delete from tax_companies where booking_id in (select id from bookings where user_id = ${id}::uuid)`,
  sql`delete from tax_recipients where booking_id in (select id from bookings where user_id = ${id}::uuid)`,
  sql`delete from known_devices where user_id = ${id}::uuid`,
  sql`delete from phone_corrections where user_id = ${id}::uuid`,
  sql`delete from email_links where user_id = ${id}::uuid`,
  sql`delete from guest_sign_ins where user_id = ${id}::uuid`,
  sql`delete from nominees where user_id = ${id}::uuid`,
  sql`delete from welcome_answers where user_id = ${id}::uuid`,
  sql`delete from welcome_links where booking_id in (select id from bookings where user_id = ${id}::uuid)`,
  sql`delete from favourites where user_id = ${id}::uuid`,
  sql`delete from waits where user_id = ${id}::uuid`,
  sql`delete from error_reports where user_id = ${id}::uuid`,
  sql`delete from pending_signups where phone = ${phone} or lower(email) = lower(${email})`,
  sql`delete from signup_requests where lower(email) = lower(${email})`,
  sql`delete from otps where phone = ${phone}`,
  sql`delete from otp_sends where phone = ${phone}`,
  sql`delete from booking_partners where phone = ${phone} or user_id = ${id}::uuid
    or booking_id in (select id from bookings where user_id = ${id}::uuid)`,
  // Delete stored answers to this guest, to desks and the office about the guest's bookings, and those that contain the
  // guest's phone.
  sql`delete from idempotency_keys where scope like ${`%:${id}`}
    or exists (select 1 from bookings b where b.user_id = ${id}::uuid and position(':' || b.id::text || ':' in scope) > 0)
    or position(${phone.slice(-10)} in reply_body::text) > 0`,
  sql`delete from whatsapp_messages where message->>'to' = ${phone}`,
  sql`delete from outbox where kind in ('message', 'whatsapp', 'whatsapp.answer')
    and (payload->>'to' = ${phone} or lower(payload->>'to') = lower(${email}))`,
  sql`delete from dev_messages where recipient = ${phone} or lower(recipient) = lower(${email})`,
  sql`delete from review_pictures where picture_id in (select id from pictures where owner_id = ${id}::uuid)`,
  sql`delete from help_pictures where picture_id in (select id from pictures where owner_id = ${id}::uuid)`,
  sql`delete from feedback_pictures where picture_id in (select id from pictures where owner_id = ${id}::uuid)`,
]

const struckOut = (person: Person, column: 'body' | 'message' | 'withdrawn_reason') =>
  sql`regexp_replace(${sql.ref(column)}, ${strikeOutPattern(person)}, ${STRUCK_OUT}, 'gi')`

/** Anonymises rows needed for tax law, the books or other guests. */
const anonymisations = (person: Person): readonly RawBuilder<unknown>[] => {
  const { id, phone, email } = person
  const digits = phone.slice(-10)
  return [
    sql`update bookings set guest_name = ${NOBODY}, guest_email = ${nobodysEmail(person)}, guest_gender = null, guest_city = null,
      cancel_reason = null, lead_id = null where user_id = ${id}::uuid`,
    sql`update help_cases set said = '' where booking_id in (select id from bookings where user_id = ${id}::uuid)`,
    sql`update booking_guests set name = ${NOBODY} where booking_id in (select id from bookings where user_id = ${id}::uuid)`,
    sql`update reviews set guest_name = 'Guest', body = ${struckOut(person, 'body')},
      withdrawn_reason = ${struckOut(person, 'withdrawn_reason')} where user_id = ${id}::uuid`,
    // A trigger treats a change on the first day as the manager's own, so preserve the time of the last edit.
    sql`update review_answers set body = ${struckOut(person, 'body')}, edited_at = coalesce(edited_at, written_at)
      where review_id in (select id from reviews where user_id = ${id}::uuid) and body ~* ${strikeOutPattern(person)}`,
    sql`update work_notes set user_id = null, body = ${struckOut(person, 'body')} where user_id = ${id}::uuid
      or work_key in (select 'case:' || ticket from feedback
        where user_id = ${id}::uuid or phone in (${phone}, ${digits}) or lower(email) = lower(${email}))`,
    sql`update feedback_entries set body = ${struckOut(person, 'body')} where feedback_id in (select id from feedback
      where user_id = ${id}::uuid or phone in (${phone}, ${digits}) or lower(email) = lower(${email}))`,
    sql`update feedback set user_id = null, name = null, phone = null, email = null, message = ${struckOut(person, 'message')}
      where user_id = ${id}::uuid or phone in (${phone}, ${digits}) or lower(email) = lower(${email})`,
    // Reports of gateways contain the payer's contact, perhaps a former one, so empty the processed reports.
    sql`update webhook_events set body = '{}' where processed_at is not null
      and (position(${digits} in body) > 0 or position(lower(${email}) in lower(body)) > 0
        or exists (select 1 from payments p where p.user_id = ${id}::uuid
          and (position(p.provider_ref in body) > 0 or position(p.provider_payment_id in body) > 0)))`,
    // Replace texts that the office typed about the guest.
    sql`update users set blocked_reason = ${NO_REASON} where id = ${id}::uuid and blocked_at is not null`,
    sql`update office_proposals set terms = jsonb_set(terms, '{name}', ${JSON.stringify(NOBODY)}::jsonb)
      where status = 'waiting' and terms ? 'name' and booking_id in (select id from bookings where user_id = ${id}::uuid)`,
    sql`update users set referred_by = null where referred_by = ${id}::uuid`,
  ]
}

async function giveUpCredit(trx: Transaction<DB>, { id, now }: Person): Promise<void> {
  await sql`insert into credit_entries (user_id, amount, kind, note, created_at)
    select user_id, -balance, 'adjustment', 'account erased', ${now} from credit_balances
    where user_id = ${id}::uuid and balance > 0`.execute(trx)
}

async function emptyAccount(trx: Transaction<DB>, person: Person, phoneHash: Buffer): Promise<void> {
  const { id, now } = person
  await trx
    .insertInto('erased_phones')
    .values({ phone_hash: phoneHash, erased_at: now })
    .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet({ erased_at: now }))
    .execute()
  await trx
    .updateTable('users')
    .set({
      phone: `erased:${id}`,
      name: NOBODY,
      email: nobodysEmail(person),
      gender: null,
      language: DEFAULT_LANGUAGE,
      city_id: null,
      city_name: null,
      contact_consent: false,
      news_by: 'sms',
      contact_consent_at: now,
      email_verified_at: null,
      referred_by: null,
      sign_up_address_hash: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
}

async function destroyAllPictures(trx: Transaction<DB>, { id, now }: Person): Promise<string[]> {
  const own = await trx.selectFrom('pictures').select('id').where('owner_id', '=', id).execute()
  const ids = own.map((picture) => picture.id)
  await destroyPictures(trx, ids, now)
  return ids
}

/**
 * Erases a guest in one transaction: destroys the keys of pictures, ends sessions, deletes details. Bookings and bills
 * remain, anonymised. The phone can be registered again, but a keyed hash of it remains, so that nobody gets a
 * newcomer's gifts twice.
 */
export async function eraseAccount(
  services: Services,
  userId: string,
  cause = ASKED_FOR,
): Promise<Result<undefined, EraseRefusal>> {
  const { db, env, clock } = services
  const erased = await db.transaction().execute(async (trx): Promise<Result<string[], EraseRefusal>> => {
    await lockOwner(trx, userId)
    if (!(await cause.stillApplies(trx))) return accept([])
    const { phone, email, name, language, email_verified_at, erased_at } = await trx
      .selectFrom('users')
      .select(['phone', 'email', 'name', 'language', 'email_verified_at', 'erased_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (erased_at) return accept([])
    await lockPhone(trx, phone)
    const person: Person = { id: userId, phone, email, name: name ?? '', now: clock.now() }
    const obstacle = await reasonNotToErase(trx, person)
    if (obstacle) return refuse(obstacle)
    for (const step of [...deletions(person), ...formerContactDeletions(userId), ...anonymisations(person)])
      await step.execute(trx)
    const pictures = await destroyAllPictures(trx, person)
    await giveUpCredit(trx, person)
    await emptyAccount(trx, person, hashErasedPhone(env, phone))
    if (email_verified_at) await notifyByEmail(trx, { email, language }, cause.change, person.now)
    return accept(pictures)
  })
  if (!erased.ok) return refuse(erased.refusal)
  await deleteFilesInBackground(services, erased.value)
  services.nudge()
  return accept(undefined)
}
