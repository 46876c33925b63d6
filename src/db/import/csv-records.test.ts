import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvRecords } from './csv-records.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uncle-csv-'))
})
afterAll(() => rm(folder, { recursive: true }))

const header = 'property_id,property_name,address,city,state,room_count'
async function recordsOf(content: string) {
  const file = join(folder, 'some.csv')
  await writeFile(file, content)
  const read: unknown[] = []
  for await (const record of csvRecords(file)) {
    read.push([record.line, 'reason' in record ? record.reason : record.cells['property_name']])
  }
  return read
}

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('the import counts the lines of a file correctly with %s, even inside quotes', async (_, end) => {
  const content = [
    header,
    `1,"Kite${end}House",a,b,c,1`,
    '',
    '2,"He said ""chai""",a,b,c,1',
    '3,Neem "K" House,a,b,c,1',
  ].join(end)
  expect(await recordsOf(content)).toEqual([
    [2, `Kite${end}House`],
    [5, 'He said "chai"'],
    [6, 'Neem "K" House'],
  ])
})

test('the import accepts a byte order mark, capitals in the header and unknown columns', async () => {
  expect(await recordsOf(`\uFEFF${header.toUpperCase()},colour\n1,Kite,a,b,c,1,red\n`)).toEqual([[2, 'Kite']])
})

test('the import fails if the file does not exist', async () => {
  await expect(csvRecords(join(folder, 'none.csv')).next()).rejects.toThrow('ENOENT')
})
