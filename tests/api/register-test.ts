import type { BuiltStaff } from '../builders.ts'
import { deskOf, deskTest, putClock } from './desk-acts.ts'
import type { Body } from './start-api.ts'

export const START = '2026-12-01T09:00:00+05:30'
export const AT_9_PM = '2026-12-05T21:00:00+05:30'
export const THE_FIFTH = '2026-12-05'

export const ASHA = {
  position: 0,
  name: 'Asha Rao',
  id_kind: 'aadhaar',
  id_last_four: '7735',
  home: 'Pune',
  nationality: 'IN',
}
export const LOUIS = {
  position: 1,
  name: 'Louis Laurent',
  id_kind: 'passport',
  id_last_four: '77k9',
  home: 'Lyon',
  nationality: 'FR',
}

/** Extends `deskTest` with the guest register's calls. */
export const registerTest = deskTest.extend('register', ({ api, desk, hotel, guest, steps }) => {
  const get = (path: string, who: Pick<BuiltStaff, 'headers'> = desk) =>
    api.get(`/desk/${path}`, { headers: who.headers })
  const post = (path: string, body: object, who: Pick<BuiltStaff, 'headers'> = desk, key = String(Math.random())) =>
    api.post(`/desk/${path}`, body, { headers: { ...who.headers, 'idempotency-key': key } })
  return {
    get,
    post,
    acts: deskOf(api, desk),
    day: async (date = THE_FIFTH): Promise<Body> => (await get(`register?date=${date}`)).body,
    /** Checks guests in at nine o'clock with these register lines. */
    arrived: async (lines: object[] = []): Promise<{ id: string; code: string }> => {
      putClock(api, START)
      const { id, short_id: code } = await steps.paid(guest, hotel)
      putClock(api, AT_9_PM)
      await deskOf(api, desk).act(id, 'arrive', { ids: 'originals', register: lines })
      return { id, code }
    },
  }
})
