import { putClock } from './desk-acts.ts'
import { roomTest } from './room-test.ts'
import type { Answer, Body } from './start-api.ts'

/** `roomTest` at 2:05 PM on Saturday, during the Custom Day slot (1 PM to 6 PM, ₹800). */
export const walkInTest = roomTest
  .extend('atTwo', { auto: true }, ({ api, atFirst: _first }) => putClock(api, '2026-12-05T14:05:00+05:30'))
  .extend('walkIns', ({ desk }) => ({
    offers: async (until?: string): Promise<Body> => (await desk.get('walk-in-offers', until ? { until } : {})).body,
    read: async (id: string): Promise<Body> => (await desk.get(`walk-ins/${id}`)).body,
    act: (id: string, act: string, body: object = {}, key?: string): Promise<Answer> =>
      desk.post(`walk-ins/${id}/${act}`, body, key),
  }))

/** A moment in December 2026 in India. Without a day, it is on Saturday the 5th. */
export const at = (time: string, day = '05') => `2026-12-${day}T${time}:00+05:30`
export const THREE_HOURS = at('17:15')
