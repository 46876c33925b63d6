import { expect } from 'vitest'
import { istDateOf } from '#domain/kernel/ist.ts'
import { buildOperator, buildStaff } from '../builders.ts'
import { upload } from '../pictures.ts'
import { apiTest } from './api-test.ts'
import { get, type Caller } from './office-steps.ts'
import { withQuery, type Answer, type Api, type Body } from './start-api.ts'

export const reason = 'The manager asked for it by phone'

/** Extends `apiTest` with an admin, a colleague from support, a manager, and the admin's changes to the hotel. */
export const hotelEditTest = apiTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))
  .extend('manager', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' }))
  /** What an admin reads and changes about the test's hotel. */
  .extend('office', ({ api, admin, hotel }) => officeOf(api, admin, hotel.id))

export const officeOf = (api: Api, who: Caller, id: number) => {
  const path = (part: string) => `/office/hotels/${id}/${part}`
  return {
    read: (part: string) => get(api, who, path(part)),
    post: (part: string, body: object, key?: string): Promise<Answer> =>
      api.post(
        path(part),
        { reason, ...body },
        { headers: { ...who.headers, ...(key && { 'idempotency-key': key }) } },
      ),
    addPhoto: (bytes: Buffer, why = reason): Promise<Answer> =>
      upload(api, withQuery(path('photos'), { reason: why }), { id: 'x', token: '', phone: '', ...who }, [{ bytes }]),
  }
}

/** Agrees on a hotel's terms and bank details from today on, as two admins do. */
export async function signTermsAndBank(api: Api, hotelId: number, [one, other]: [Caller, Caller]): Promise<void> {
  const send = async (who: Caller, path: string, body: object): Promise<Body[]> => {
    const answer = await api.post(`/office/${path}`, { ...body, reason }, { headers: who.headers })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body as never
  }
  const account = { holder: 'Neelkanth LLP', number: '123456780417', ifsc: 'HDFC0000123', bank: 'HDFC' }
  const terms = {
    from: istDateOf(api.clock.now()),
    commission: 1500,
    pan: 'given',
    legal_name: 'Neelkanth LLP',
    address: '12 College Road, Pune',
  }
  for (const [ask, wish, decide] of [
    ['terms', terms, 'terms'],
    ['bank-accounts', account, 'bank-accounts'],
  ] as const) {
    const [proposed] = await send(one, `hotels/${hotelId}/${ask}`, wish)
    await send(other, `${decide}/decide`, { proposal_id: proposed?.id, decision: 'confirm' })
  }
}

/** Returns the office log's lines about a hotel. */
export const editsOfHotel = (api: Api, hotelId: number) =>
  api.db
    .selectFrom('operator_actions')
    .select(['action', 'operator', 'reason', 'detail'])
    .where('hotel_id', '=', hotelId)
    .orderBy('id')
    .execute()
