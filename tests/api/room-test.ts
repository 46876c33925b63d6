import { putClock } from './desk-acts.ts'
import { deskTest } from './desk-test.ts'
import type { Answer } from './start-api.ts'

/** Saturday from 6 PM to 9 PM, the time just before the Evening slot. */
export const EARLY_EVENING = { checkin: '2026-12-05T18:00:00+05:30', checkout: '2026-12-05T21:00:00+05:30', slotId: 4 }
const ORIGINALS = { ids: 'originals' }
export const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'OK']

/**
 * Extends `deskTest` with two rooms in a hotel that sells every slot, and with what the desk does. The clock starts on
 * 1 December.
 */
export const roomTest = deskTest
  .extend('hotelWish', { rooms: 2, prices: { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 } })
  .extend('atFirst', { auto: true }, ({ api }) => putClock(api, '2026-12-01T09:00:00+05:30'))
  .extend('marks', ({ desk }) => ({
    arrive: (id: string, more: object = {}) => desk.post(`bookings/${id}/arrive`, { ...ORIGINALS, ...more }),
    leave: (id: string, more: object = {}) => desk.post(`bookings/${id}/leave`, more),
    back: (id: string, more: object = {}) => desk.post(`bookings/${id}/take-back`, { reason: 'Wrong row', ...more }),
    room: (id: string, from: string, to: string) => desk.post(`bookings/${id}/room`, { from, to }),
    read: async (id: string) => (await desk.get(`bookings/${id}`)).body,
    rooms: async (id: string): Promise<string[]> => (await desk.get(`bookings/${id}`)).body.rooms,
    day: async () => (await desk.get('day')).body,
    block: async (number: string, from: string, until: string) => {
      const { rooms } = (await desk.get('rooms', { day: from.slice(0, 10) })).body
      const { id } = rooms.find((room: { number: string }) => room.number === number)
      return desk.post('blocks', { room: id, from, until, why: 'repair' })
    },
    walkIn: (until: string, more: object = {}) =>
      desk.post('walk-ins', { until, name: 'Suresh Patil', guests: 2, ...more }),
  }))
