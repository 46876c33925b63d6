import { expect, test } from 'vitest'
import { readPayee, readVpa, upiLink } from './upi.ts'

test.each([
  ['lanterncourt@hdfcbank', 'lanterncourt@hdfcbank'],
  [' Lantern.Court-1_a@OKAXIS ', 'lantern.court-1_a@okaxis'],
  ['9812345678@s2b', '9812345678@s2b'],
  ['ab@ybl', 'ab@ybl'],
  ['a@ybl', undefined],
  ['lantern court@ybl', undefined],
  ['lantern@y', undefined],
  ['lantern@ybl.com', undefined],
  ['lantern@1bank', undefined],
  ['lantern', undefined],
  ['lantern@ybl&am=1', undefined],
  ['a@b@ybl', undefined],
  ['', undefined],
])('the UPI ID %j is stored as %s', (typed, expected) => {
  expect(readVpa(typed)).toBe(expected)
})

test.each([
  ['  The Lantern  Court ', 'The Lantern Court'],
  ['मोगरा रेसिडेंसी', 'मोगरा रेसिडेंसी'],
  ['Rao & Sons (Pune)', 'Rao & Sons (Pune)'],
  ['', undefined],
  [' ', undefined],
  ['Lantern?am=1', undefined],
  ['L'.repeat(60), 'L'.repeat(60)],
  ['L'.repeat(61), undefined],
])('the UPI payee %j is stored as %s', (typed, expected) => {
  expect(readPayee(typed)).toBe(expected)
})

test.each([
  [
    { payee: 'The Lantern Court', amount: 411, note: '9HTCRB5W' },
    'upi://pay?pa=lantern@hdfcbank&pn=The%20Lantern%20Court&am=411.00&cu=INR&tn=9HTCRB5W',
  ],
  [
    { payee: 'Rao & Sons', amount: 1, note: 'Room 204' },
    'upi://pay?pa=lantern@hdfcbank&pn=Rao%20%26%20Sons&am=1.00&cu=INR&tn=Room%20204',
  ],
])('the UPI link asks for %j', (asked, expected) => {
  expect(upiLink({ vpa: 'lantern@hdfcbank', ...asked })).toBe(expected)
})
