import { expect, test } from 'vitest'
import { creationFailure } from './failure-words.ts'

const OURS = {
  words: 'Something went wrong on our side. Please call us, day or night. We’ll sort it out together.',
  charge: 'none',
  next: 'call',
}

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
  ['INTERNAL', OURS],
  ['PHONE_TAKEN', OURS],
  ['<script>', OURS],
])('a booking that failed with %s is explained', (reason, failure) => expect(creationFailure(reason)).toEqual(failure))
