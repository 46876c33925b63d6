import { sql, type Transaction } from 'kysely'
import type { WorkEntry } from '#contract/office-cases.ts'
import type { WorkState } from '#contract/office-work.ts'
import type { DB } from '#db/schema.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'
import type { Operator } from '../write-log.ts'

/** Who looks after a piece of work, and until when the list hides it. An operator who left the office owns no work. */
export type WorkItem = {
  owner: { id: string; name: string } | null
  ownedSince: Date | null
  snoozedUntil: Date | null
  doneAt: Date | null
  notes: number
}

/** Reads what is stored about these pieces of work, by their keys. */
export async function readWorkItems(db: Db, keys: readonly string[]): Promise<Map<string, WorkItem>> {
  const { rows } = await sql<{
    key: string
    owner_id: string | null
    owner: string | null
    owned_since: Date | null
    snoozed_until: Date | null
    done_at: Date | null
    notes: number
  }>`
    select k.key, o.id as owner_id, o.name as owner, w.owned_since, w.snoozed_until, w.done_at,
      (select count(*)::int from work_notes n where n.work_key = k.key and n.kind = 'note') as notes
    from unnest(${[...keys]}::text[]) as k(key) left join work_items w on w.work_key = k.key
      left join operators o on o.id = w.owner_id and o.ended_at is null`.execute(db)
  return new Map(
    rows.map((row) => [
      row.key,
      {
        owner: row.owner_id !== null && row.owner !== null ? { id: row.owner_id, name: row.owner } : null,
        ownedSince: row.owned_since,
        snoozedUntil: row.snoozed_until,
        doneAt: row.done_at,
        notes: row.notes,
      },
    ]),
  )
}

type WorkWord = WorkEntry['kind']
type Line = { key: string; kind: WorkWord; text?: string; userId?: string | null }

/** Records who did what to a piece of work. */
export async function writeWorkNote(
  trx: Transaction<DB>,
  { operatorId }: Operator,
  { key, kind, text = '', userId = null }: Line,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('work_notes')
    .values({ work_key: key, kind, body: text, operator_id: operatorId, user_id: userId, written_at: now })
    .execute()
}

async function readEntries(db: Db, key: string): Promise<WorkEntry[]> {
  const rows = await db
    .selectFrom('work_notes')
    .innerJoin('operators', 'operators.id', 'work_notes.operator_id')
    .select(['work_notes.kind', 'operators.name as by', 'work_notes.written_at', 'work_notes.body'])
    .where('work_key', '=', key)
    .orderBy('work_notes.id')
    .execute()
  return rows.map(({ kind, by, written_at, body }) => ({
    kind,
    by,
    at: toIstIso(written_at),
    text: body,
  }))
}

/** Presents a piece of work to one operator. Ignores ownership from before `since`, when the work began to wait. */
export async function readState(
  db: Db,
  { key, since, operatorId }: { key: string; since: Date | undefined; operatorId: string },
  now: Date,
): Promise<WorkState> {
  const item = (await readWorkItems(db, [key])).get(key)
  return { ...presentItem(item, { since, operatorId }, now), entries: await readEntries(db, key) }
}

/** Returns the current owner and snooze. */
export function presentItem(
  item: WorkItem | undefined,
  { since, operatorId }: { since: Date | undefined; operatorId: string | undefined },
  now: Date,
): Pick<WorkState, 'owner' | 'snoozed_until'> {
  const { owner = null, ownedSince = null, snoozedUntil = null } = item ?? {}
  const isOwned = owner !== null && ownedSince !== null && (since === undefined || ownedSince >= since)
  return {
    owner: isOwned ? { ...owner, is_me: owner.id === operatorId } : null,
    snoozed_until: snoozedUntil !== null && snoozedUntil > now ? toIstIso(snoozedUntil) : null,
  }
}
