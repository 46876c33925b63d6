import type { BankStatementPlan, OfficeBank, OfficeBankLine } from '#contract/office-bank.ts'
import type { BankLineState, Judged } from '#domain/bank/match-lines.ts'
import type { StatementFault } from '#domain/bank/statement-line.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import type { ComparedStatement } from '../../bank/compare-statement.ts'
import type { BankLine } from '../../bank/read-bank-lines.ts'
import type { MissingTransfers, ReadAccount } from '../../bank/read-missing-transfers.ts'
import { presentPeople } from './present-payouts.ts'

const MAX_SHOWN = 20
const MAX_FAULTS = 100

const presentJudged = ({ difference, ours }: Judged) => ({
  difference,
  ours: ours && { kind: ours.kind, id: ours.id, paise: ours.paise },
})

export function presentStatement({ lines, fresh, ...statement }: ComparedStatement): BankStatementPlan {
  const different = fresh.filter(({ judged }) => judged.difference !== null)
  const { account, isNewAccount, from, until, opening, closing, gap } = statement
  return {
    account,
    is_new_account: isNewAccount,
    from,
    until,
    opening,
    closing,
    known: lines.length - fresh.length,
    fresh: fresh.length,
    matching: fresh.length - different.length,
    gap,
    shown: different.slice(0, MAX_SHOWN).map(({ line: { line, day, reference, description, paise }, judged }) => ({
      line,
      day,
      reference,
      description,
      paise,
      ...presentJudged(judged),
    })),
    faults: [],
  }
}

/** Builds the answer for a file that changes nothing. Shortens text from the file, because it may contain anything. */
export const presentStatementFaults = (account: string, faults: readonly StatementFault[]): BankStatementPlan => ({
  account,
  is_new_account: false,
  from: '',
  until: '',
  opening: 0,
  closing: 0,
  known: 0,
  fresh: 0,
  matching: 0,
  gap: null,
  shown: [],
  faults: faults.slice(0, MAX_FAULTS).map((fault) => ({ ...fault, text: fault.text.slice(0, 80) })),
})

export function presentBankLine(line: BankLine, operatorId: string): OfficeBankLine {
  const { id, account, day, reference, description, paise, balance, state, judged, place, explanation } = line
  return {
    id,
    account,
    day,
    reference,
    description,
    paise,
    balance,
    state,
    ...presentJudged(judged),
    hotel: place?.kind === 'hotel' ? { id: place.id, name: place.name } : null,
    booking: place?.kind === 'booking' ? { id: place.id, code: place.code } : null,
    explanation: explanation && { kind: explanation.kind, ...presentPeople(explanation, operatorId) },
  }
}

type ShownBank = {
  lines: readonly BankLine[]
  hasMore: boolean
  counts: Record<BankLineState, number>
  accounts: ReadAccount[]
  missing: MissingTransfers
}

export const presentBank = ({ lines, hasMore, ...bank }: ShownBank, operatorId: string): OfficeBank => ({
  lines: lines.map((line) => presentBankLine(line, operatorId)),
  has_more: hasMore,
  ...bank,
})

export const BANK_HEAD = [
  'day',
  'account',
  'reference',
  'description',
  'amount',
  'balance',
  'state',
  'difference',
  'ours',
  'by our books',
  'explanation',
]

const words = (name: string) => name.replaceAll('_', ' ')

/** Presents the bank's lines as a table in rupees; negative amounts left our account. */
export const bankRows = (lines: readonly BankLine[]): string[][] =>
  lines.map(
    ({ day, account, reference, description, paise, balance, state, judged: { difference, ours }, explanation }) => [
      day,
      account,
      reference,
      description,
      rupeesText(paise),
      rupeesText(balance),
      state,
      state === 'open' ? words(difference ?? 'matches') : '',
      ours ? `${words(ours.kind)} ${ours.id}` : '',
      ours ? rupeesText(ours.paise) : '',
      explanation ? `${words(explanation.kind)}: ${explanation.reason}` : '',
    ],
  )
