import type { CommissionInvoice } from '#contract/commission-invoices.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { address } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { CancelEInvoice } from '../cancel-e-invoice.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { usePages } from '../office-calls.ts'
import * as eInvoices from '#words/office/e-invoices.ts'
import * as t from '#words/office/returns.ts'

const Pdf = ({ document: { id, number } }: { document: CommissionInvoice }) => (
  <a href={address('/api', '/office/commission-invoices/{document}/pdf', { params: { document: id } })} download>
    {number}
  </a>
)

const taxOf = ({ cgst, sgst, igst }: CommissionInvoice): string => formatPaise(cgst + sgst + igst)

/** Describes the state of a document's e-invoice; null if the document needs none. */
function eInvoiceWords({ e_invoice: registered, register_by: by }: CommissionInvoice): string | null {
  if (registered) return registered.cancelled_at === null ? t.registered : eInvoices.cancelled
  return by === null ? null : t.registerBy(formatIstDate(istInstant(by)))
}

const COLUMNS: readonly Column<CommissionInvoice>[] = [
  { name: t.document, of: (document) => <Pdf document={document} /> },
  { name: t.kind, of: ({ kind }) => t.kinds[kind] },
  { name: t.hotel, of: ({ hotel }) => <Link to={OFFICE.hotel(hotel.id)}>{hotel.name}</Link> },
  { name: t.gstin, of: ({ gstin }) => gstin ?? t.notRegistered },
  { name: t.commission, isFigure: true, of: ({ taxable_value: value }) => formatPaise(value) },
  { name: t.gst, isFigure: true, of: taxOf },
  {
    name: t.eInvoice,
    of: (document) => (
      <>
        {eInvoiceWords(document) ?? t.noEInvoice} <CancelEInvoice document={document} />
      </>
    ),
  },
]

const short = (document: CommissionInvoice): Short => ({
  name: <Pdf document={document} />,
  end: formatPaise(document.total),
  line: (
    <>
      {dotted([document.hotel.name, t.kinds[document.kind], eInvoiceWords(document)])}
      <span className="block">
        <CancelEInvoice document={document} />
      </span>
    </>
  ),
})

/** Lists the commission invoices to hotels for a closed month. */
export function CommissionInvoices({ month }: { month: string }) {
  const asked = usePages('GET /office/commission-invoices', { query: { month } }, ({ has_more }, all) =>
    has_more ? { month, skip: all.reduce((shown, { documents }) => shown + documents.length, 0) } : undefined,
  )
  return (
    <>
      <h2>{t.commissionInvoices}</h2>
      <QueryBoundary query={asked}>
        {(pages) => (
          <DataList
            label={t.commissionInvoices}
            empty={t.noCommissionInvoices}
            columns={COLUMNS}
            short={short}
            rows={pages.flatMap(({ documents }) => documents)}
            keyOf={({ id }) => id}
            showMore={asked.showMore}
          />
        )}
      </QueryBoundary>
    </>
  )
}
