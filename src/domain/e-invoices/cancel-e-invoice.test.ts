import { describe, expect, it } from 'vitest'
import { cancelRefusal, type Cancellable } from './cancel-e-invoice.ts'

const ACK = new Date('2027-01-05T12:00:00+05:30')
const INVOICE: Cancellable = {
  kind: 'invoice',
  date: '2026-12-31',
  ackAt: ACK,
  isCancelled: false,
  isCorrected: false,
}

describe('cancelling an e-invoice', () => {
  it.each<[string, Partial<Cancellable>, string, ReturnType<typeof cancelRefusal>]>([
    ['at once', {}, '2027-01-05T12:00:00+05:30', undefined],
    ['after 24 hours', {}, '2027-01-06T12:00:00+05:30', undefined],
    ['a second later', {}, '2027-01-06T12:00:01+05:30', 'E_INVOICE_TOO_LATE'],
    ['a second time', { isCancelled: true }, '2027-01-05T13:00:00+05:30', 'ALREADY_DECIDED'],
    ['a second time, late', { isCancelled: true }, '2027-02-05T13:00:00+05:30', 'ALREADY_DECIDED'],
    ['of a credit note', { kind: 'credit_note' }, '2027-01-05T13:00:00+05:30', 'E_INVOICE_BUILT_ON'],
    ['of a corrected invoice', { isCorrected: true }, '2027-01-05T13:00:00+05:30', 'E_INVOICE_BUILT_ON'],
    ['on the last day to register', { date: '2026-12-07' }, '2027-01-05T23:59:59+05:30', undefined],
    ['on the day after it', { date: '2026-12-07' }, '2027-01-06T00:00:00+05:30', 'E_INVOICE_TOO_LATE'],
  ])('the cancelling %s is decided', (_when, change, now, refusal) => {
    expect(cancelRefusal({ ...INVOICE, ...change }, new Date(now))).toBe(refusal)
  })
})
