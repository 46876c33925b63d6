import { expect, test } from 'vitest'
import { openInvoices } from './documents-due.ts'

const invoice = (name: string, total: number) => ({ kind: 'invoice' as const, name, total })
const note = (total: number) => ({ kind: 'credit_note' as const, name: 'note', total })

test.each([
  ['nothing', [], []],
  ['one invoice', [invoice('1', 500)], ['1']],
  ['two invoices', [invoice('1', 500), invoice('2', 300)], ['1', '2']],
  ['a part taken back', [invoice('1', 500), note(200)], ['1']],
  ['parts of two invoices taken back', [invoice('1', 500), note(200), invoice('2', 300), note(300)], ['1', '2']],
  ['everything taken back', [invoice('1', 500), note(500)], []],
  ['everything taken back in parts', [invoice('1', 500), note(200), note(300)], []],
  ['a no-show that came', [invoice('1', 500), note(500), invoice('2', 300)], ['2']],
  ['a no-show that came, corrected', [invoice('1', 500), note(500), invoice('2', 300), note(300)], []],
])('after %s, a credit note corrects %j', (_, written, open) => {
  expect(openInvoices(written).map(({ name }) => name)).toEqual(open)
})
