import { expect } from 'vitest'
import { apiTest as test } from '../api-test.ts'

/*
 * Somebody who holds a guest's unlocked phone for a minute enters an email address of their own, to get the guest's
 * confirmations, links and invoices.
 */

const details = { name: 'Asha Rao', gender: null, city: 'Pune' }

test('changing the email needs a fresh OTP, and changing the name needs none', async ({ api, guest, steps }) => {
  const asked = { headers: guest.headers }
  const { body: before } = await api.get(`/users/${guest.id}`, asked)
  await api.db.updateTable('sessions').set({ fresh_until: null }).where('user_id', '=', guest.id).execute()
  const path = `/users/${guest.id}/details`
  const renamed = await api.post(path, { ...details, email: before.user_email }, asked)
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Asha Rao'])

  const stolen = await api.post(path, { ...details, email: 'thief@elsewhere.example' }, asked)
  expect([stolen.status, stolen.body.error.code]).toEqual([403, 'FRESH_OTP_NEEDED'])
  expect(await steps.messagesTo('thief@elsewhere.example')).toEqual([])
  expect((await api.get(`/users/${guest.id}`, asked)).body.user_email).toBe(before.user_email)
})
