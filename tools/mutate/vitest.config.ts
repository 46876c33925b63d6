import { defineConfig } from 'vitest/config'

/** Checks every mutant with the tests of all four folders, because a bill needs a slot and a booking needs both. */
export default defineConfig({
  test: { include: ['src/domain/{accounts,bills,bookings,slots}/**/*.test.ts'], isolate: false, maxWorkers: 1 },
})
