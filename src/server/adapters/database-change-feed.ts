import { sql } from 'kysely'
import type { CatalogueChange, ChangeFeed, Reading } from '../ports/change-feed.ts'
import type { Db } from '../services.ts'

type Row = [id: number, kind: string, hotelId: number, cityId: number, from: number, until: number]
type Page = { mark: string; epoch: string | null; has_gap: boolean; changes: Row[] }

function changeOf([, kind, hotelId, cityId, from, until]: Row): CatalogueChange {
  if (kind === 'hotel') return { kind, hotelId }
  if (kind === 'stays') return { kind, hotelId, window: { from, until } }
  if (kind === 'city') return { kind, cityId }
  return { kind: 'everything' }
}

/**
 * Reads the changes of every transaction that was running at the last reading or began later, and the position for the
 * next reading, both from one snapshot. Continuing from the last id would miss changes, because a transaction with a
 * lower id may commit later.
 */
const readFrom = (mark: string) => sql<Page>`
  select pg_snapshot_xmin(pg_current_snapshot())::text as mark,
    (select epoch from catalogue_epoch)::text as epoch,
    coalesce((select purged_below > ${mark}::xid8 from catalogue_epoch), true) as has_gap,
    coalesce((select json_agg(json_build_array(id, kind, hotel_id, city_id,
      floor(extract(epoch from lower(period)) / 60)::int, ceil(extract(epoch from upper(period)) / 60)::int))
      from catalogue_changes where xid >= ${mark}::xid8), '[]'::json) as changes`

/** Reads the changes that the database's triggers record (decision 0018). */
export function databaseChangeFeed(db: Db): ChangeFeed {
  let last: { mark: string; epoch: string; seen: Set<number> } | undefined

  const read = async (): Promise<Reading> => {
    const { rows } = await readFrom(last?.mark ?? '0').execute(db)
    const page = rows[0]
    if (!page?.epoch) {
      last = undefined
      await sql`insert into catalogue_epoch default values on conflict do nothing`.execute(db)
      return { from: 'restart' }
    }
    const { mark, epoch, changes, has_gap: hasGap } = page
    const before = last
    last = { mark, epoch, seen: new Set(changes.map(([id]) => id)) }
    const continues = before?.epoch === epoch && !hasGap && BigInt(mark) >= BigInt(before.mark)
    if (!continues) return { from: 'restart' }
    return { from: 'last reading', changes: changes.filter(([id]) => !before.seen.has(id)).map(changeOf) }
  }
  return { read }
}
