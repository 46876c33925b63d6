import type { OfficeBank } from '#contract/office-bank.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { dotted } from '../../kit/short-row.tsx'
import { lineDay } from './bank-columns.tsx'
import * as t from '#words/office/bank.ts'

type Missing = OfficeBank['missing']
type Transfer = Missing['transfers'][number]

const COLUMNS: readonly Column<Transfer>[] = [
  { name: t.line, of: ({ kind }) => t.kinds[kind] },
  { name: t.utr, of: ({ utr }) => utr },
  { name: t.day, of: lineDay },
  { name: t.amount, isFigure: true, of: ({ paise }) => formatPaise(paise) },
]

/** Lists the transfers in our books that the bank never showed. */
export const MissingTransfers = ({ missing: { count, transfers } }: { missing: Missing }) => (
  <>
    <Notice tone="warn">{t.missingWords(count)}</Notice>
    <DataList
      label={t.missing}
      empty={t.allShown}
      columns={COLUMNS}
      rows={transfers}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      short={(one) => ({ name: t.kinds[one.kind], end: formatPaise(one.paise), line: dotted([lineDay(one), one.utr]) })}
      note={transfers.length < count ? t.firstHundred : undefined}
    />
  </>
)
