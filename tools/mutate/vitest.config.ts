import { defineConfig } from 'vitest/config'

/**
 * The tests that check a mutant: the tables of all four rooms, because a bill needs a slot, and a booking needs both.
 */
export default defineConfig({
  test: { include: ['src/domain/{accounts,bills,bookings,slots}/**/*.test.ts'], isolate: false, maxWorkers: 1 },
})
