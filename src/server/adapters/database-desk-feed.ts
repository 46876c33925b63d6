import { sql } from 'kysely'
import type { Listen } from '#db/listen.ts'
import type { DeskFeed } from '../ports/desk-feed.ts'

const CHANNEL = 'desk'

/**
 * By the database's own notifications, so that any number of processes hear of a change. A booking's own transaction
 * never notifies: commits that do wait for each other. The worker tells the desks right after it (decision 0025).
 */
export function databaseDeskFeed(listen: Listen): DeskFeed {
  const listeners = new Map<number, Set<() => void>>()
  let stopListening: Promise<() => Promise<void>> | undefined

  const heard = (payload: string | undefined) => {
    const hotels = payload === undefined ? [...listeners.keys()] : [Number(payload)]
    for (const hotel of hotels) for (const changed of listeners.get(hotel) ?? []) changed()
  }

  return {
    tell: async (db, hotelId) => {
      await sql`select pg_notify(${CHANNEL}, ${String(hotelId)})`.execute(db)
    },
    subscribe: (hotelId, changed) => {
      stopListening ??= listen(CHANNEL, heard)
      const ofHotel = listeners.get(hotelId) ?? new Set()
      listeners.set(hotelId, ofHotel.add(changed))
      return () => {
        ofHotel.delete(changed)
        if (ofHotel.size === 0) listeners.delete(hotelId)
      }
    },
    stop: async () => {
      listeners.clear()
      await (
        await stopListening
      )?.()
    },
  }
}
