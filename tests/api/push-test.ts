import { sql } from 'kysely'
import { localPhone } from '#server/adapters/local-push-service.ts'
import type { BuiltGuest, BuiltStaff } from '../builders.ts'
import { helpTest } from './help-steps.ts'
import type { Api } from './start-api.ts'

let serial = 0
/** A phone with a simulated push service, which fails if `fault` is set. */
export const newPhone = (fault = '') => localPhone(`${fault}phone-${++serial}`)
export type Phone = ReturnType<typeof localPhone>

/** Extends `helpTest` with what desks, guests and operators do about notifications. */
export const pushTest = helpTest.extend('push', ({ api }) => ({
  desk: (staff: BuiltStaff, phone: Phone, language = 'en') =>
    api.post('/desk/push', { ...phone, language }, { headers: staff.headers }),
  endDesk: (staff: BuiltStaff) => api.post('/desk/push/end', undefined, { headers: staff.headers }),
  office: (operator: BuiltStaff, phone: Phone) => api.post('/office/push', phone, { headers: operator.headers }),
  endOffice: (operator: BuiltStaff) => api.post('/office/push/end', undefined, { headers: operator.headers }),
  guest: (guest: BuiltGuest, phone: Phone) => api.post(`/users/${guest.id}/push`, phone, { headers: guest.headers }),
  endGuest: (guest: BuiltGuest) => api.post(`/users/${guest.id}/push/end`, undefined, { headers: guest.headers }),
  got: (phone: Phone) => got(api, phone),
}))

/** Returns what a phone has shown, oldest first. */
async function got(api: Api, { endpoint }: Phone): Promise<string[]> {
  await api.worker.drain()
  const rows = await api.db
    .selectFrom('dev_messages')
    .select('body')
    .where('recipient', '=', endpoint)
    .where('channel', '=', 'push')
    .orderBy('id')
    .execute()
  return rows.map(({ body }) => (JSON.parse(body) as { title: string }).title)
}

/** Returns the number of a phone's subscriptions. */
export const left = async (api: Api, { endpoint }: Phone) =>
  (await api.db.selectFrom('push_subscriptions').select('id').where('endpoint', '=', endpoint).execute()).length

/** Returns the notifications that are queued about a booking. */
export const pushRows = async (api: Api, bookingId: string) =>
  api.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'push')
    .where(sql<boolean>`payload ->> 'bookingId' = ${bookingId}`)
    .orderBy('id')
    .execute()
