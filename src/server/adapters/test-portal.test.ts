import { adjustableClock } from './clocks.ts'
import { describeEInvoices } from '../ports/e-invoices.conformance.ts'
import { eInvoicesBy } from './e-invoice-portal.ts'
import { testPortal } from './test-portal.ts'

describeEInvoices('the test portal', async () => {
  const clock = adjustableClock(() => new Date('2027-01-03T12:00:00+05:30'))
  const portal = testPortal(clock)
  return {
    eInvoices: eInvoicesBy(portal),
    publicKey: portal.publicKey,
    advanceHours: (hours) => clock.advance(hours * 60),
    close: async () => undefined,
  }
})
