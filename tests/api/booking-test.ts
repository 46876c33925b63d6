import { apiTest } from './api-test.ts'
import { expectBooksBalance } from './booking-steps.ts'

/**
 * Extends `apiTest` for tests that book and pay through the calls. Also checks after each test that the books balance.
 */
export const bookingTest = apiTest.extend('soundness', { auto: true }, ({ api }, { onCleanup }) => {
  onCleanup(() => expectBooksBalance(api))
})
