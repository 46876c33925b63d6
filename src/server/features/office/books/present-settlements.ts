import type {
  ListedSettlement,
  OfficeSettlement,
  OfficeSettlements,
  SettlementReport,
} from '#contract/office-settlements.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import type { ReportFault } from '#domain/settlements/report-line.ts'
import type { ComparedReport, PlannedSettlement } from '../../settlements/compare-report.ts'
import type { MatchedLine, MissingMoney, ReadSettlement } from '../../settlements/read-settlements.ts'
import { presentPeople } from './present-payouts.ts'

const MAX_SHOWN = 20
const MAX_FAULTS = 100

const presentPlan = ({ reference, utr, day, sums, lines, differences }: PlannedSettlement) => ({
  reference,
  utr,
  day,
  ...sums,
  lines: lines.length,
  different: differences.length,
  shown: differences.slice(0, MAX_SHOWN).map(({ line: { line, kind, reference: of, amount }, found }) => ({
    line,
    kind,
    reference: of,
    amount,
    differences: found,
  })),
})

export const presentReport = ({ fresh, known, waiting }: ComparedReport): SettlementReport => ({
  settlements: fresh.map(presentPlan),
  known,
  waiting,
  faults: [],
})

/** Builds the answer for a file that changes nothing. Shortens text from the file, because it may contain anything. */
export const presentFaults = (faults: readonly ReportFault[]): SettlementReport => ({
  settlements: [],
  known: 0,
  waiting: 0,
  faults: faults.slice(0, MAX_FAULTS).map((fault) => ({ ...fault, text: fault.text.slice(0, 80) })),
})

const isDifferent = ({ found }: MatchedLine) => found.length > 0

function presentHead(settlement: ReadSettlement, operatorId: string): Omit<ListedSettlement, 'lines'> {
  const { reference, utr, day, fileName, fingerprint, confirmedAt, sums, lines } = settlement
  return {
    reference,
    utr,
    day,
    status: confirmedAt ? 'confirmed' : 'proposed',
    file_name: fileName,
    fingerprint,
    ...presentPeople(settlement, operatorId),
    ...sums,
    different: lines.filter(isDifferent).length,
  }
}

export const presentListed = (settlement: ReadSettlement, operatorId: string): ListedSettlement => ({
  ...presentHead(settlement, operatorId),
  lines: settlement.lines.length,
})

const bookingOf = ({ bookingId, code }: { bookingId: string | null; code: string | null }) =>
  bookingId !== null && code !== null ? { id: bookingId, code } : null

export function presentSettlement(settlement: ReadSettlement, operatorId: string): OfficeSettlement {
  const lines = settlement.lines.map(({ found, ...one }) => ({
    line: one.line,
    kind: one.kind,
    reference: one.reference,
    amount: one.amount,
    fee: one.fee,
    tax: one.tax,
    net: one.amount - one.fee - one.tax,
    dispute: one.dispute,
    booking: bookingOf(one),
    differences: found,
  }))
  const [different, same] = [
    lines.filter((one) => one.differences.length > 0),
    lines.filter((one) => one.differences.length === 0),
  ]
  return { ...presentHead(settlement, operatorId), lines: [...different, ...same] }
}

export const presentMissing = ({
  count,
  paise,
  money,
}: {
  count: number
  paise: number
  money: MissingMoney[]
}): OfficeSettlements['missing'] => ({
  count,
  paise,
  money: money.map((one) => ({
    kind: one.kind,
    reference: one.reference,
    paise: one.paise,
    at: toIstIso(one.at),
    booking: bookingOf(one),
  })),
})

export const SETTLEMENT_HEAD = [
  'kind',
  'reference',
  'booking',
  'amount',
  'fee',
  'GST on fee',
  'to our bank',
  'difference',
  'by',
]

/** Presents a settlement's lines as a table in rupees. A line with several differences names all of them. */
export const settlementRows = ({ lines }: OfficeSettlement): string[][] =>
  lines.map(({ kind, reference, booking, amount, fee, tax, net, differences }) => [
    kind,
    reference,
    booking?.code ?? '',
    ...[amount, fee, tax, net].map(rupeesText),
    differences.map((one) => one.kind.replaceAll('_', ' ')).join(', '),
    differences.map((one) => rupeesText(one.paise)).join(', '),
  ])
