import { sql } from 'kysely'
import type { Listen } from '#db/listen.ts'
import type { DeskFeed } from '../ports/desk-feed.ts'

const CHANNEL = 'desk'

/**
 * Uses the database's notifications, which reach any number of processes. A booking's own transaction never sends one,
 * because commits that send notifications wait for one another. The worker notifies the desks right afterwards
 * (decision 0025).
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
      const unsubscribe = () => {
        ofHotel.delete(changed)
        if (ofHotel.size === 0) listeners.delete(hotelId)
      }
      return { listening: stopListening, unsubscribe }
    },
    stop: async () => {
      listeners.clear()
      await (
        await stopListening
      )?.()
    },
  }
}
