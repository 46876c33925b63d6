import type { DeskRow } from '#contract/desk.ts'
import type { WalkInRow } from '#contract/desk-parties.ts'
import { readDeskCache } from './desk-cache.ts'

/** Lists all bookings in today's cached lists, without duplicates. */
export function cachedRows(): DeskRow[] {
  const { day: kept } = readDeskCache()
  if (!kept) return []
  const { arriving, here, leaving, gone, new_bookings } = kept.day
  const rows = [...arriving, ...here, ...leaving, ...gone, ...new_bookings]
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Finds cached bookings by code or by a name that the desk may see, like the search on the server. */
export function findCached(text: string): DeskRow[] {
  const wanted = text.trim().toLowerCase()
  return cachedRows().filter(({ code, name, first_name: first }) =>
    [code, name, first].some((each) => each?.toLowerCase().includes(wanted)),
  )
}

/** Finds cached walk-ins by a name that the desk may see. */
export function findCachedWalkIns(text: string): WalkInRow[] {
  const wanted = text.trim().toLowerCase()
  const { walk_ins: walkIns = [] } = readDeskCache().day?.day ?? {}
  return walkIns.filter(({ name, first_name: first }) => (name ?? first ?? '').toLowerCase().includes(wanted))
}
