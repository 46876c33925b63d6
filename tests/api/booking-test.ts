import { apiTest } from './api-test.ts'
import { expectBooksBalance } from './booking-steps.ts'

/** `apiTest` for what books and pays through the calls: after each test the books balance, too. */
export const bookingTest = apiTest.extend('soundness', { auto: true }, ({ api }, { onCleanup }) => {
  onCleanup(() => expectBooksBalance(api))
})
