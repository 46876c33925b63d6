import type { MinuteWindow } from '#domain/availability/room-stays.ts'
import type { CatalogueChange } from '../../../ports/change-feed.ts'
import type { Db } from '../../../services.ts'
import type { CachedCity } from './cached-city.ts'
import { readHotels, readStays } from './read-hotels.ts'

const around = (one: MinuteWindow | undefined, other: MinuteWindow): MinuteWindow =>
  one ? { from: Math.min(one.from, other.from), until: Math.max(one.until, other.until) } : other

async function reloadHotels(db: Db, shelves: readonly CachedCity[], ids: number[]): Promise<void> {
  const from = new Date(Math.min(...shelves.map((shelf) => shelf.from.getTime())))
  const read = await readHotels(db, from, { ids, cityIds: shelves.map(({ id }) => id) })
  const byId = new Map(read.map((hotel) => [hotel.indexed.id, hotel]))
  for (const shelf of shelves) {
    for (const id of ids) {
      const hotel = byId.get(id)
      if (hotel?.cityId === shelf.id) shelf.put(hotel)
      else shelf.remove(id)
    }
  }
}

async function reloadStays(db: Db, shelves: readonly CachedCity[], windows: ReadonlyMap<number, MinuteWindow>) {
  const wishes = [...windows].flatMap(([hotelId, window]) => {
    const shelf = shelves.find(({ hotels }) => hotels.has(hotelId))
    const roomIds = shelf?.roomsOf(hotelId)
    return shelf && roomIds ? [{ shelf, hotelId, roomIds, window }] : []
  })
  if (wishes.length === 0) return
  for (const { shelf, hotelId, window, stays } of await readStays(db, wishes))
    shelf.index.replaceStays(hotelId, window, stays)
}

/**
 * Reloads every changed hotel, or only its stays if nothing else changed. Repeating this is harmless, even for a change
 * from before the city was loaded.
 */
export async function catchUp(
  db: Db,
  shelves: readonly CachedCity[],
  changes: readonly CatalogueChange[],
): Promise<void> {
  if (shelves.length === 0) return
  const hotelIds = new Set(changes.flatMap((change) => (change.kind === 'hotel' ? [change.hotelId] : [])))
  const windows = new Map<number, MinuteWindow>()
  for (const change of changes) {
    // A reloaded hotel already includes its stays.
    if (change.kind !== 'stays' || hotelIds.has(change.hotelId)) continue
    windows.set(change.hotelId, around(windows.get(change.hotelId), change.window))
  }
  if (hotelIds.size > 0) await reloadHotels(db, shelves, [...hotelIds])
  await reloadStays(db, shelves, windows)
}
