import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { buildOperator, type BuiltStaff } from '../builders.ts'
import { relocationTest } from './relocation-test.ts'
import type { Answer, Api, Body } from './start-api.ts'

/** Extends `relocationTest` with an admin and a colleague from support. */
export const officeTest = relocationTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))

export const codeOf = ({ body }: Answer): string | undefined => body?.error?.code

/** What an operator does in the office, through the calls. */
export const officeOf = (api: Api, { headers }: Pick<BuiltStaff, 'headers'>) => {
  const asked = { headers }
  const about = (id: string, path: string, body: object, key: string = randomUUID()) =>
    api.post(`/office/bookings/${id}/${path}`, body, { headers: { ...headers, 'idempotency-key': key } })
  return {
    find: async (text: string): Promise<Body> =>
      (await api.get(`/office/find?text=${encodeURIComponent(text)}`, asked)).body,
    now: async (): Promise<Body> => (await api.get('/office/now', asked)).body,
    booking: async (id: string): Promise<Body> => (await api.get(`/office/bookings/${id}`, asked)).body,
    log: async (query: string): Promise<Body> => (await api.get(`/office/log?${query}`, asked)).body.entries,
    plan: (id: string, wish: object) => about(id, 'plan', wish),
    phone: (id: string, reason: string) => about(id, 'phone', { reason }),
    act: (id: string, body: object, key?: string) => about(id, 'act', body, key),
    /** previews the action, as the page does, and then carries it out */
    async do(id: string, wish: object, reason = 'The guest rang us'): Promise<Answer> {
      const planned = await about(id, 'plan', wish)
      expect(planned.status, JSON.stringify(planned.body)).toBe(200)
      return about(id, 'act', { ...wish, reason, fingerprint: planned.body.fingerprint })
    },
    async propose(id: string, wish: object, reason = 'Above my limit'): Promise<Answer> {
      const { fingerprint } = (await about(id, 'plan', wish)).body
      return about(id, 'propose', { ...wish, reason, fingerprint })
    },
    async decide(proposalId: string, decision: 'confirm' | 'decline'): Promise<Answer> {
      const planned = await api.get(`/office/proposals/${proposalId}/plan`, asked)
      const body = { decision, reason: 'Looked at it', fingerprint: planned.body.fingerprint ?? '' }
      return api.post(`/office/proposals/${proposalId}/decide`, body, {
        headers: { ...headers, 'idempotency-key': randomUUID() },
      })
    },
  }
}

/** A signed-in caller, identified by the headers of a request. */
export type Caller = Pick<BuiltStaff, 'headers'>

/** Posts a change as this operator. */
export const post = (api: Api, { headers }: Caller, path: string, body: object): Promise<Answer> =>
  api.post(path, body, { headers })

/** Reads as this operator. */
export const get = async (api: Api, { headers }: Caller, path: string): Promise<Body> =>
  (await api.get(path, { headers })).body
