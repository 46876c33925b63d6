import { sql } from 'kysely'
import type { CaseEntry, OfficeCase } from '#contract/office-cases.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { DEFAULT_LANGUAGE } from '#domain/languages.ts'
import { isAnotherOperator } from '#domain/feedback/officer.ts'
import { caseDue } from '#domain/office/cases.ts'
import { caseKey } from '#domain/office/work.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import type { Db } from '../../../services.ts'
import { paidForStay } from '../../payments/refund-owed.ts'
import type { CaseFile, CaseSource } from './case-source.ts'
import { readHelpCase } from './help-cases.ts'
import { readHotelCase } from './hotel-cases.ts'
import { countOthers, OFFICER_ACTS, readHandled } from './read-officer.ts'
import { readTicketCase } from './ticket-cases.ts'

/** The sources of cases, one for each kind. */
const SOURCES: readonly CaseSource[] = [readTicketCase, readHotelCase, readHelpCase]

/** Finds a case by its reference, in whatever form it is typed. */
export async function readCaseFile(db: Db, typed: string, now: Date): Promise<CaseFile | undefined> {
  const ref = typed.trim().toUpperCase()
  for (const source of SOURCES) {
    const file = await source(db, ref, now)
    if (file) return file
  }
  return undefined
}

/** Finds the case behind a work item by the item's key, with the guest; undefined if there is none. */
export async function findCase(db: Db, key: string, now: Date): Promise<CaseFile | undefined> {
  const [, ref] = /^case:(.+)$/.exec(key) ?? []
  return ref === undefined ? undefined : readCaseFile(db, ref, now)
}

/** Who gets an answer, and in which language. */
export type Recipient = {
  userId: string | null
  name: string | null
  phone: string | null
  email: string | null
  language: string
}

/**
 * Finds who gets an answer: the contact that the sender typed, or else the account's verified one. A message sent
 * without an account gets the language of the account with its phone or email.
 */
export async function readRecipient(db: Db, { userId, contact }: CaseFile): Promise<Recipient> {
  const { rows } = await sql<{
    id: string
    name: string | null
    phone: string
    email: string | null
    is_verified: boolean
    language: string
  }>`
    select id, name, phone, email, email_verified_at is not null as is_verified, language from users
    where erased_at is null and (id = ${userId}::uuid or ${userId}::uuid is null
      and (phone = ${contact?.phone ?? null} or lower(email) = lower(${contact?.email ?? null})))
    order by id = ${userId}::uuid desc nulls last limit 1`.execute(db)
  const [account] = rows
  const own = account !== undefined && userId !== null ? account : undefined
  return {
    userId: own?.id ?? null,
    name: contact?.name ?? own?.name ?? null,
    phone: contact?.phone ?? own?.phone ?? null,
    email: contact?.email ?? (own?.is_verified ? own.email : null),
    language: account?.language ?? DEFAULT_LANGUAGE,
  }
}

type BookingRow = {
  id: string
  code: string
  hotel_id: number
  hotel: string
  city: string
  reception_phone: string | null
  checkin_at: Date
  paid: number
  hotel_cases: number
  is_named: boolean
}

/** Finds the booking whose code a message names, or else the author's last stay that had begun by then. */
async function readBooking(db: Db, file: CaseFile, text: string, now: Date): Promise<OfficeCase['booking']> {
  if (file.bookingId === null && file.userId === null) return null
  const codes = text.toUpperCase().match(/\b[A-Z0-9]{8}\b/g) ?? []
  const { rows } = await sql<BookingRow>`
    select b.id, b.short_id as code, h.id as hotel_id, h.name as hotel, c.name as city, k.reception_phone, b.checkin_at,
      ${paidForStay} as paid, (select count(*)::int from relocations o where o.hotel_id = h.id and o.cause is not null
        and o.started_at > ${now}::timestamptz - make_interval(days => ${DEARER_ROOM_DAYS})) as hotel_cases,
      (b.id = ${file.bookingId}::uuid or b.short_id = any(${codes}::text[])) is true as is_named
    from bookings b join hotels h on h.id = b.hotel_id join cities c on c.id = h.city_id
      left join hotel_contacts k on k.hotel_id = h.id left join relocations r on r.booking_id = b.id
    where b.id = ${file.bookingId}::uuid or (${file.bookingId}::uuid is null and b.user_id = ${file.userId}::uuid
      and (b.short_id = any(${codes}::text[]) or (b.status = 'completed' and b.checkin_at <= ${file.came})))
    order by is_named desc, b.checkin_at desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    id: row.id,
    code: row.code,
    hotel: { id: row.hotel_id, name: row.hotel, city: row.city },
    reception_phone: row.reception_phone,
    checkin: toIstIso(row.checkin_at),
    paid: row.paid,
    is_named: row.is_named,
    hotel_cases: row.hotel_cases,
  }
}

async function countOfGuest(db: Db, userId: string | null): Promise<{ stays: number; complaints: number }> {
  if (userId === null) return { stays: 0, complaints: 0 }
  const { rows } = await sql<{ stays: number; complaints: number }>`
    select (select count(*)::int from visits v join bookings b on b.id = v.booking_id
        where b.user_id = ${userId}::uuid and v.arrived_at is not null) as stays,
      (select count(*)::int from feedback f where f.user_id = ${userId}::uuid and f.kind = 'complaint') as complaints`.execute(
    db,
  )
  return rows[0] ?? { stays: 0, complaints: 0 }
}

/** Answers and acknowledgements of the office appear in the conversation; notes appear next to it. */
async function readOfficeEntries(db: Db, key: string): Promise<{ said: CaseEntry[]; answered: Date | null }> {
  const rows = await db
    .selectFrom('work_notes')
    .innerJoin('operators', 'operators.id', 'work_notes.operator_id')
    .select(['work_notes.kind', 'work_notes.body', 'work_notes.written_at', 'operators.name'])
    .where('work_key', '=', key)
    .where('work_notes.kind', 'in', ['answer', 'acknowledged', 'note', 'settled'])
    .orderBy('work_notes.id')
    .execute()
  return {
    said: rows.map(({ kind, body, written_at, name }) => ({
      by: 'office',
      name,
      at: toIstIso(written_at),
      what: kind,
      text: body,
    })),
    answered: rows.findLast(({ kind }) => kind === 'answer')?.written_at ?? null,
  }
}

const iso = (at: Date | null) => at && toIstIso(at)

/**
 * Reads a case as its page shows it. `viewerId` is the operator who sees it, or null for a command. Undefined if there
 * is no such case.
 */
export async function readCase(
  db: Db,
  { typed, viewerId }: { typed: string; viewerId: string | null },
  now: Date,
): Promise<OfficeCase | undefined> {
  const file = await readCaseFile(db, typed, now)
  if (!file) return undefined
  const key = caseKey(file.ref)
  const recipient = await readRecipient(db, file)
  const text = file.said.map((one) => one.text).join(' ')
  const [booking, counts, office, handled] = await Promise.all([
    readBooking(db, file, text, now),
    countOfGuest(db, file.userId),
    readOfficeEntries(db, key),
    readHandled(db, file.ref),
  ])
  const isYou = viewerId === null || isAnotherOperator(viewerId, handled)
  const due = caseDue(file.kind, file.came)
  const said = [...file.said.map((one) => ({ ...one, at: toIstIso(one.at) })), ...office.said]
  return {
    ref: file.ref,
    key,
    kind: file.kind,
    is_open: file.isOpen,
    guest: {
      id: recipient.userId,
      name: recipient.name,
      phone: recipient.phone && maskPhone(recipient.phone),
      email: recipient.email,
      language: recipient.language,
      ...counts,
    },
    booking,
    times: {
      came: toIstIso(file.came),
      acknowledge_by: iso(due.acknowledgeBy),
      acknowledged: iso(file.acknowledged),
      answered: iso(office.answered),
      settle_by: iso(file.settleBy ?? due.settleBy),
      settled: iso(file.settled?.at ?? null),
    },
    said: said.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    photos: file.photos ?? 0,
    signs: [...file.signs],
    acts: file.acts.filter((act) => isYou || !OFFICER_ACTS.has(act)),
    officer: handled && {
      handled_by: handled.map(({ name }) => name),
      is_you: isYou,
      others: await countOthers(db, handled),
    },
    settled: file.settled && { by: file.settled.by, reason: file.settled.reason, verdict: file.settled.verdict },
  }
}
