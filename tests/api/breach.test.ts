/** Tests which guests `uncle breach` lists as affected by a data breach. */
import { expect } from 'vitest'
import { findTouched, type BreachWish } from '#server/features/breach/find-touched.ts'
import { eraseAccount } from '#server/features/my-data/erase-account.ts'
import { buildGuest, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { buildPicture } from './build-stay.ts'
import { officeTest } from './office-steps.ts'

const at = (moment: string) => new Date(`2026-12-${moment}:00+05:30`)

const test = officeTest.extend('touched', ({ api }) => async (wish: Partial<BreachWish>) => {
  const whole = {
    subject: 'bookings',
    from: at('05T20:00'),
    until: at('05T23:00'),
    hotelId: undefined,
    ...wish,
  } as const
  return (await findTouched(api.db, whole)).map(({ id }) => id)
})

test('a hijacked desk affects only guests of its hotel whose stays it could see', async ({
  api,
  first,
  guest,
  steps,
  touched,
  city,
}) => {
  await steps.paid(guest, first, {}, SATURDAY_EVENING)
  const elsewhere = await buildGuest(api.db)
  await steps.paid(elsewhere, await buildHotel(api.db, city), {}, SATURDAY_EVENING)
  expect(await touched({ hotelId: first.id })).toEqual([guest.id])
  expect(await touched({})).toEqual(expect.arrayContaining([guest.id, elsewhere.id]))
  expect(await touched({ hotelId: first.id, from: at('07T00:00'), until: at('08T00:00') })).toEqual([])
  expect(await touched({ hotelId: first.id, from: new Date(0), until: new Date('2026-11-01') })).toEqual([])
})

test('leaked IDs affect guests whose picture was stored at that time, and not those whose picture was destroyed earlier', async ({
  api,
  touched,
}) => {
  const [kept, destroyed, later] = await Promise.all([1, 2, 3].map(() => buildGuest(api.db)))
  const picture = (who: typeof kept, fields: object) =>
    buildPicture(api.db, who as NonNullable<typeof who>, {
      kind: 'identity',
      encrypted_key: Buffer.alloc(60),
      created_at: at('05T10:00'),
      ...fields,
    })
  await picture(kept, {})
  await picture(destroyed, { destroyed_at: at('05T19:00'), encrypted_key: null })
  await picture(later, { created_at: at('05T23:30') })
  const found = await touched({ subject: 'ids' })
  expect([kept, destroyed, later].map((who) => found.includes(who?.id ?? ''))).toEqual([true, false, false])
})

test('an erased account is not listed, because there is nobody to notify', async ({ api, touched }) => {
  const gone = await buildGuest(api.db)
  expect(await touched({ subject: 'accounts' })).toContain(gone.id)
  await eraseAccount(api.services, gone.id)
  expect(await touched({ subject: 'accounts' })).not.toContain(gone.id)
})
