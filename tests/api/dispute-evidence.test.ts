import { expect } from 'vitest'
import { buildOperator } from '../builders.ts'
import { attend } from './build-stay.ts'
import { disputeOf } from './dispute-steps.ts'
import { goOn, officeBooksTest as test } from './office-books-steps.ts'
import { textOfPdf } from './text-of-pdf.ts'

test('a dispute’s evidence says what was booked, paid and done, without a guest’s phone, email or ID', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id, short_id: code } = await steps.paid(guest, agreed)
  await attend(api.db, id)
  const left = '2026-12-06T12:00:00+05:30'
  await api.db.updateTable('visits').set({ status: 'left', left_at: left }).where('booking_id', '=', id).execute()
  await goOn(api, left)
  await steps.runJob('end-stays')
  await steps.runJob('write-tax-documents')
  const { reference, event, tell } = await disputeOf(api, id)
  await tell(event())
  const { headers } = await buildOperator(api.db, {})
  const url = `/api/office/disputes/${reference}/evidence`
  const text = textOfPdf((await api.app.inject({ method: 'GET', url, headers })).rawPayload)
  const { number } = await api.db
    .selectFrom('tax_documents')
    .select('number')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const { guest_name: name } = await api.db
    .selectFrom('bookings')
    .select('guest_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const said = [
    'Proof of service',
    reference,
    code,
    name,
    number,
    'INR 1,575.00',
    'Greeted at the desk',
    '6 Dec 2026, 12 noon',
  ]
  for (const words of said) expect(text).toContain(words)
  const user = await api.db.selectFrom('users').selectAll().where('id', '=', guest.id).executeTakeFirstOrThrow()
  for (const secret of [user.phone.slice(-10), user.email]) expect(text).not.toContain(secret)
})
