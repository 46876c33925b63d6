import { defineConfig } from 'vitest/config'

/** What tries a mutant: the tables of the whole domain, since a bill asks a slot and a booking asks both. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'], isolate: false, maxWorkers: 1 } })
