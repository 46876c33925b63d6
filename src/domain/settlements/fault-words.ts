import type { ReportFault } from './report-line.ts'

/** Says what is wrong with a settlement report, in the office and on the command line. */
const WORDS: Record<ReportFault['fault'], string> = {
  table: 'this is not a table of cells',
  column: 'the column is missing',
  no_lines: 'nothing follows the headings',
  too_many_lines: 'too many lines: export shorter periods',
  kind: 'neither payment, refund nor adjustment',
  reference: 'not an id of the gateway',
  repeated: 'the report has this line twice',
  currency: 'not in rupees',
  amount: 'an amount that we cannot read',
  sum: 'the amount less fee and GST is not what was credited or debited',
  settlement: 'not the id of a settlement',
  utr: 'a settlement without the bank’s UTR',
  day: 'not a day, or a day to come',
  two_settlements: 'the settlement has two days or two UTRs, or shares its UTR',
  no_money: 'the settlement pays us nothing',
  unit: 'our payments are a hundred times these, or a hundredth: rupees and paise were mixed up',
  other_lines: 'this settlement was read before, with other lines',
  used: 'another settlement has this already',
}

/** Builds sentences such as 'Line 3: not in rupees (USD)'. */
export const faultSentence = ({ line, fault, text }: ReportFault): string =>
  `Line ${line}: ${WORDS[fault]}${text === '' ? '' : ` (${text.slice(0, 80)})`}.`
