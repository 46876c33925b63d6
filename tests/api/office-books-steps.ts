import { randomUUID } from 'node:crypto'
import { buildOperator, type BuiltStaff } from '../builders.ts'
import { goTo, ledgerTest } from './ledger-test.ts'
import { staySignedIn } from './stay-signed-in.ts'
import type { Answer, Api, Body } from './start-api.ts'

/** The reason that these tests' operators give. */
export const REASON = 'The end of the month'

export const codeOf = ({ body }: Answer): string | undefined => body?.error?.code

/** What an operator does with money, through the calls. */
export const atOffice = (api: Api, { headers }: BuiltStaff) => ({
  get: (path: string) => api.get(`/office/${path}`, { headers }),
  read: async (path: string): Promise<Body> => (await api.get(`/office/${path}`, { headers })).body,
  do: (path: string, body: object = {}, key: string = randomUUID()) =>
    api.post(`/office/${path}`, { reason: REASON, ...body }, { headers: { ...headers, 'idempotency-key': key } }),
})

/** Advances the clock, and extends all sessions that would end meanwhile. */
export async function goOn(api: Api, moment: string): Promise<void> {
  goTo(api, moment)
  await staySignedIn(api)
}

/** Extends `ledgerTest` with two admins and a colleague from support. */
export const officeBooksTest = ledgerTest
  .extend('admin', async ({ api }) =>
    atOffice(api, await buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' })),
  )
  .extend('other', async ({ api }) => atOffice(api, await buildOperator(api.db, { role: 'admin', name: 'Karan Seth' })))
  .extend('support', async ({ api }) => atOffice(api, await buildOperator(api.db, { name: 'Meenal Joshi' })))
