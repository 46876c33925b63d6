/** Checks that docs/kept-tables.tsv says for every table how long its rows are kept, and why. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REPORT_RETENTION_DAYS } from '#domain/error-reports/error-report.ts'
import { VIEW_LOG_DAYS } from '#domain/pictures/picture-lifetime.ts'
import * as retention from '#domain/retention-days.ts'
import { SCHEDULE } from '#server/jobs/schedule.ts'

const DAYS: Readonly<Record<string, unknown>> = { ...retention, REPORT_RETENTION_DAYS, VIEW_LOG_DAYS }

type Row = { table: string; grows: string; ends: string; by: string; why: string }

const rows: Row[] = readFileSync('docs/kept-tables.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [table = '', grows = '', ends = '', by = '', why = ''] = line.split('\t')
    return { table, grows, ends, by, why }
  })

test('every table in the schema has one line, and every line a table', () => {
  const types = readFileSync('src/db/generated/database.ts', 'utf8')
  const schema = [...types.slice(types.indexOf('interface DB')).matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  expect(rows.map(({ table }) => table)).toEqual(schema)
})

test('every line states when rows are deleted and why, and names an existing job', () => {
  const jobs = new Set(['', 'trigger', ...SCHEDULE.map(({ name }) => name)])
  for (const { table, grows, ends, by, why } of rows) {
    expect(
      [grows, ends, why].every((text) => text !== ''),
      table,
    ).toBe(true)
    expect(jobs.has(by), `${table}: ${by}`).toBe(true)
  }
})

test('days in the file equal the constants that the jobs use', () => {
  const checked = rows.flatMap(({ table, ends, why }) => {
    const [, name = ''] = /^([A-Z_]+_DAYS)\b/.exec(why) ?? []
    const [, days] = /^(\d+) days/.exec(ends) ?? []
    if (!name || !days) return []
    expect(DAYS[name], `${table}: ${name}`).toBe(Number(days))
    return [table]
  })
  expect(checked.length).toBeGreaterThan(8)
})
