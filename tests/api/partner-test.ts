import { randomUUID } from 'node:crypto'
import { buildGuest, buildHotel, type BuiltGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import type { Api } from './start-api.ts'

export const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

/**
 * Gives each test a new owner with a paid booking, a new partner, and `together`, which lets either of them act, by
 * default on that booking.
 */
export const partnerTest = apiTest
  .extend('owner', ({ api }) => buildGuest(api.db))
  .extend('partner', ({ api }) => buildGuest(api.db))
  .extend('bookingId', async ({ hotel, owner, steps }): Promise<string> => (await steps.paid(owner, hotel)).id)
  .extend('together', ({ api, bookingId, city, owner, steps }) => ({
    hold: async (who: BuiltGuest): Promise<string> =>
      (await steps.book(who, await buildHotel(api.db, city))).body.booking.id,
    book: async (who: BuiltGuest, more: object = {}): Promise<string> =>
      (await steps.paid(who, await buildHotel(api.db, city), more)).id,
    /** Moves a booking's stay to this many hours from now. */
    setTimes: (id: string, hoursFromNow: [number, number]) => {
      const [checkin_at, checkout_at] = hoursFromNow.map(
        (hours) => new Date(api.clock.now().getTime() + hours * 3_600_000),
      ) as [Date, Date]
      return api.db.updateTable('bookings').set({ checkin_at, checkout_at }).where('id', '=', id).execute()
    },
    invite: (phone: string, who = owner, id = bookingId) => steps.invite(who, id, phone),
    acceptAs: (who: BuiltGuest, userId = who.id, id = bookingId) => steps.acceptInvite(who, id, userId),
    cancelAs: (who: BuiltGuest, status = 'cancelled', id = bookingId) => steps.cancelInvite(who, id, status),
    checkIn: (who = owner, id = bookingId) =>
      api.post(`/user-requests/${id}/checkin/create`, undefined, { headers: who.headers }),
    events: async () =>
      (
        await api.db
          .selectFrom('booking_events')
          .select('kind')
          .where('booking_id', '=', bookingId)
          .orderBy('id')
          .execute()
      )
        .map(({ kind }) => kind)
        .filter((kind) => /^(partner|checkin)_/.test(kind)),
    requestStatus: async () =>
      (await api.db.selectFrom('user_requests').select('status').where('booking_id', '=', bookingId).executeTakeFirst())
        ?.status,
    storedInvite: () =>
      api.db
        .selectFrom('booking_partners')
        .select(['user_id', 'status', 'answered_at'])
        .where('booking_id', '=', bookingId)
        .executeTakeFirstOrThrow(),
    upload: (who: BuiltGuest, kinds: ReadonlyArray<'profile' | 'identity'>) => upload(api, who, kinds),
  }))

/** Inserts the rows of an upload, without files. */
async function upload(api: Api, who: BuiltGuest, kinds: ReadonlyArray<'profile' | 'identity'>): Promise<void> {
  for (const kind of kinds) {
    const { id } = await api.db
      .insertInto('pictures')
      .values({
        owner_id: who.id,
        kind,
        mime: 'image/webp',
        bytes: 100,
        storage_key: randomUUID(),
        sha256: Buffer.alloc(32),
        ...(kind === 'identity' ? { encrypted_key: Buffer.alloc(48) } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (kind === 'profile')
      await api.db.updateTable('users').set({ profile_picture_id: id }).where('id', '=', who.id).execute()
  }
}
