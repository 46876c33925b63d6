import { buildOperator } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { get, type Caller } from './office-steps.ts'
import { withQuery, type Api } from './start-api.ts'

/** The night after the days that the tests of figures count. */
export const NIGHT = '2026-12-10T01:13:00+05:30'

/** Extends `apiTest` with an admin and a colleague from support. Resets the clock after each test. */
export const figuresTest = apiTest
  .extend('admin', { scope: 'file' }, ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', { scope: 'file' }, ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))
  .extend('clockBack', { auto: true }, ({ api }, { onCleanup }) => {
    onCleanup(() => api.clock.advance(-api.clock.advancedMinutes()))
  })

export const read = (api: Api, who: Caller, figures: string, query: Record<string, string | number> = {}) =>
  get(api, who, withQuery(`/office/figures/${figures}`, query))
