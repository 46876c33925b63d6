import { apiTest } from './api-test.ts'
import { expectBooksBalance } from './booking-steps.ts'

/** `apiTest` for tests that book and pay through the calls; after each test it also checks that the books balance. */
export const bookingTest = apiTest.extend('soundness', { auto: true }, ({ api }, { onCleanup }) => {
  onCleanup(() => expectBooksBalance(api))
})
