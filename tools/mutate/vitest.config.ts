import { defineConfig } from 'vitest/config'

/** What tries a mutant: the tables of all four rooms, since a bill asks a slot and a booking asks both. */
export default defineConfig({
  test: { include: ['src/domain/{accounts,bills,bookings,slots}/**/*.test.ts'], isolate: false, maxWorkers: 1 },
})
