import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { RegisterLine } from '#domain/desk/guest-register.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { Db } from '../../services.ts'

/** The booking to which the entries belong or, identified by its block, the walk-in. */
export type Party = { bookingId: string; blockId?: never } | { blockId: string; bookingId?: never }

export type Writer = Pick<DeskSession, 'staffId' | 'hotelId'>

/** Whether an entry is valid: it names a guest and is not struck through. */
export const isOpen = sql<boolean>`(e.name is not null and not exists (select 1 from register_entries x where x.corrects = e.id))`

const isOf = ({ bookingId, blockId }: Party): RawBuilder<boolean> =>
  bookingId === undefined ? sql`e.block_id = ${blockId}::uuid` : sql`e.booking_id = ${bookingId}::uuid`

/** Selects the valid entries as JSON. */
export const openLinesOf = (party: RawBuilder<boolean>): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('id', e.id, 'number', e.number, 'position', e.position, 'name', e.name, 'id_kind', e.id_kind,
    'id_last_four', e.id_last_four, 'home', e.home, 'nationality', e.nationality) order by e.position)
  from register_entries e where ${party} and ${isOpen}), '[]'::json)`

type Open = { id: number; position: number }

async function readOpen(db: Db, party: Party): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select e.id, e.position from register_entries e where ${isOf(party)} and ${isOpen} order by e.id`.execute(db)
  return rows
}

type Written = { lines: readonly RegisterLine[]; arrivedAt: Date; now: Date }

/** Adds entries. The constraint `register_entries_one_line` refuses a second entry for the same guest. */
export async function writeLines(
  trx: Transaction<DB>,
  { staffId, hotelId }: Writer,
  party: Party,
  { lines, arrivedAt, now }: Written,
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ position, name, idKind, idLastFour, home, nationality }) => ({
    hotel_id: hotelId,
    booking_id: party.bookingId ?? null,
    block_id: party.blockId ?? null,
    position,
    name,
    id_kind: idKind,
    id_last_four: idLastFour,
    home,
    nationality,
    arrived_at: arrivedAt,
    written_by: staffId,
    written_at: now,
  }))
  await trx.insertInto('register_entries').values(rows).execute()
}

/** Adds entries only for guests without one, so that marking an arrival twice does not fail. */
export async function writeMissingLines(
  trx: Transaction<DB>,
  writer: Writer,
  party: Party,
  written: Written,
): Promise<void> {
  const there = new Set((await readOpen(trx, party)).map(({ position }) => position))
  const lines = written.lines.filter(({ position }) => !there.has(position))
  await writeLines(trx, writer, party, { ...written, lines })
}

/** Strikes through all entries of a party whose check-in was undone. */
export async function strikeLines(
  trx: Transaction<DB>,
  { staffId, hotelId }: Writer,
  party: Party,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await sql`
    insert into register_entries (hotel_id, booking_id, block_id, position, arrived_at, corrects, reason, written_by, written_at)
    select e.hotel_id, e.booking_id, e.block_id, e.position, e.arrived_at, e.id, ${reason}, ${staffId}::uuid, ${now}
    from register_entries e where ${isOf(party)} and e.hotel_id = ${hotelId} and ${isOpen} order by e.id`.execute(trx)
}
