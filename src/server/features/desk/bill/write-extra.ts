import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { checkExtra, isLowerQuantity, mayAddExtras, type Extra } from '#domain/desk/extras.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { fieldRefusal } from '../../../http/api-error.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { isOf, type Party } from '../../bookings/party.ts'
import { takingColumns, type By } from '../shift/take-money.ts'
import { writeAct } from '../bookings/write-act.ts'

/** Whether the guests of a locked booking or walk-in have checked in, and when they checked out. */
export type Presence = { isHere: boolean; leftAt: Date | null }

async function readSum(trx: Transaction<DB>, { id }: Party): Promise<Rupees> {
  const { rows } = await sql<{ sum: number }>`select extras_of(${id}::uuid) as sum`.execute(trx)
  return rows[0]?.sum ?? 0
}

function refuseExtra(refusal: 'NO_WORDS' | 'LINE_TOO_DEAR' | 'TOO_MANY_EXTRAS'): never {
  if (refusal === 'NO_WORDS') throw fieldRefusal('words', 'REQUIRED', 'Please say what it was')
  if (refusal === 'LINE_TOO_DEAR') throw fieldRefusal('price', 'INVALID', 'A line is at most ₹20,000')
  throw new Refused('EXTRAS_FULL')
}

/** Adds an extra to the bill of a locked booking or walk-in. */
export async function writeExtra(
  trx: Transaction<DB>,
  by: By,
  { extra, presence }: { extra: Extra; presence: Presence },
  now: Date,
): Promise<void> {
  if (!mayAddExtras(presence, now)) throw new Refused('NOT_ALLOWED_NOW')
  const checked = checkExtra(extra, await readSum(trx, by.party))
  if (!checked.ok) refuseExtra(checked.refusal)
  await trx
    .insertInto('desk_extras')
    .values({ ...takingColumns(by), ...extra, written_at: now })
    .execute()
  await writeAct(trx, by.session, { kind: 'extra_added', party: by.party, detail: extra }, now)
}

export type ExtraCorrection = {
  /** id of the wrong line */
  extra: number
  reason: string
  /** the corrected quantity; 0 if the guests had none */
  quantity: number
}

/**
 * Cancels a wrong extra of a locked booking or walk-in by a reversing entry, and adds an extra with the corrected
 * quantity.
 */
export async function correctLine(
  trx: Transaction<DB>,
  by: By,
  { extra: id, reason, quantity }: ExtraCorrection,
  now: Date,
): Promise<void> {
  const line = await trx
    .selectFrom('desk_extras as e')
    .leftJoin('desk_extras as back', 'back.corrects', 'e.id')
    .select(['e.kind', 'e.words', 'e.quantity', 'e.price', 'back.id as corrected_by'])
    .where('e.id', '=', id)
    .where(isOf(by.party.id, 'e'))
    .where('e.corrects', 'is', null)
    .executeTakeFirst()
  if (!line || line.corrected_by !== null) throw new Refused('ALREADY_MARKED')
  if (!isLowerQuantity(quantity, line.quantity))
    throw fieldRefusal('quantity', 'INVALID', `It was written ${line.quantity} times: enter fewer`)
  const { kind, words, price } = line
  const columns = { ...takingColumns(by), kind, words, price, written_at: now }
  await trx
    .insertInto('desk_extras')
    .values({ ...columns, quantity: -line.quantity, corrects: id, reason })
    .execute()
  if (quantity > 0)
    await trx
      .insertInto('desk_extras')
      .values({ ...columns, quantity })
      .execute()
  const detail = { kind, words, quantity: line.quantity, instead: quantity, price }
  await writeAct(trx, by.session, { kind: 'extra_corrected', party: by.party, reason, detail }, now)
}
