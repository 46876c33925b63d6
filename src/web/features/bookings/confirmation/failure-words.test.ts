import { expect, test } from 'vitest'
import { creationFailure } from './failure-words.ts'

test.each([
  ['SOLD_OUT', { words: 'The last room for this time has just been taken.', charge: 'none', next: 'other-time' }],
  [
    'PAYMENT_UNAVAILABLE',
    {
      words: 'The payment service is not responding. Please try again in a few minutes.',
      charge: 'none',
      next: 'same-stay',
    },
  ],
  [
    'SLOT_ENDED',
    { words: 'This slot is already over. Please choose another time.', charge: 'none', next: 'other-time' },
  ],
  ['PHONE_TAKEN', { words: 'Something went wrong on our side. Please try again.', charge: 'none', next: 'same-stay' }],
  ['<script>', { words: 'Something went wrong on our side. Please try again.', charge: 'none', next: 'same-stay' }],
])('%s', (reason, failure) => expect(creationFailure(reason)).toEqual(failure))
