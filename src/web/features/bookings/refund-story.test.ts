import { expect, test } from 'vitest'
import type { Refund } from '#contract/bookings.ts'
import { referenceGroups } from './bank-reference.tsx'
import { refundStory } from './refund-story.ts'

const refund = (change: Partial<Refund>): Refund => ({
  id: 'r',
  amount: 500,
  status: 'pending',
  cause: 'cancelled',
  reference: null,
  dueBy: '2026-12-05T10:00:00+05:30',
  ...change,
})

test('a booking without a refund, or with only one that the bank returned, has no refund timeline', () => {
  expect(refundStory([])).toBeUndefined()
  expect(refundStory([refund({ status: 'failed' })])).toBeUndefined()
})

test.each([
  ['cancelled', 'Booking cancelled'],
  ['changed', 'Changed to a cheaper time'],
  ['hours_cancelled', 'Extra hours cancelled'],
  ['too_late', 'Your payment reached us too late'],
  [null, 'Refund started'],
] as const)('a refund that was %s begins with %j', (cause, because) =>
  expect(refundStory([refund({ cause })])).toMatchObject({ because, total: 500, isSent: false }),
)

test('the refunds of a change and of a later cancellation share one timeline', () => {
  const earlier = refund({ cause: 'changed', amount: 200, status: 'processed', reference: 'ARN1' })
  const rest = [refund({}), refund({ amount: 300, dueBy: '2026-12-07T10:00:00+05:30' })]
  expect(refundStory([earlier, ...rest])).toEqual({
    total: 1000,
    because: 'Booking cancelled',
    isSent: false,
    dueBy: '2026-12-07T10:00:00+05:30',
    parts: [
      { id: 'r', words: '<b>₹200</b> for the cheaper time<soft>, sent</soft>', reference: 'ARN1' },
      { id: 'r', words: '<b>₹500</b> for the cancelled booking<soft>, we are sending it</soft>', reference: null },
      { id: 'r', words: '<b>₹300</b> for the cancelled booking<soft>, we are sending it</soft>', reference: null },
    ],
  })
})

test.each([
  ['533712048816', ['5337', '1204', '8816']],
  ['ARN355E3E56D8F940A6B96F', ['ARN3', '55E3', 'E56D', '8F94', '0A6B', '96F']],
  ['UTR1', ['UTR1']],
])('a bank reference %s is read out as %j', (reference, groups) => expect(referenceGroups(reference)).toEqual(groups))

test('a refund timeline is marked as sent once every refund has been sent', () => {
  const sent = { status: 'processed', reference: 'ARN1' } as const
  expect(refundStory([refund(sent), refund({ ...sent, cause: 'changed' })])?.isSent).toBe(true)
})
