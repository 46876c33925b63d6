import type { OfficeStatement } from '#contract/office-books.ts'
import type { CompanyDocument } from '#contract/statements.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { DOCUMENT_TITLES } from '#domain/tax-documents/document-words.ts'
import { address } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { CsvLink, DataTable, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/statements.ts'

/**
 * Lists the hotel's invoices and credit notes to companies, which the hotel itself reports. Shows nothing if there are
 * none.
 */
export function CompanyDocuments({ statement }: { statement: OfficeStatement }) {
  const { hotel, month, company_documents: documents } = statement
  if (documents.length === 0) return null
  const params = { hotelId: hotel.id, month }
  return (
    <section className="panel" aria-labelledby="companies">
      <header>
        <h2 id="companies">{t.toCompanies}</h2>
        <CsvLink
          href={address('/api', '/office/statements/{hotelId}/{month}/csv', { params, query: { table: 'companies' } })}
        />
      </header>
      <p className="panel-inside soft">{t.hotelReportsThem}</p>
      <DataTable columns={COLUMNS} rows={documents} keyOf={({ number }) => number} short={shortDocument} />
    </section>
  )
}

const signed = ({ kind }: CompanyDocument, paise: number) => formatPaise(kind === 'invoice' ? paise : -paise)

const lineOf = ({ kind, number, issued_at: at }: CompanyDocument) =>
  dotted([`${DOCUMENT_TITLES[kind]} ${number}`, formatIstDate(new Date(at), serverNow())])

const companyOf = ({ company: { name, gstin } }: CompanyDocument) => (
  <>
    <b>{name}</b> <span className="digits">{gstin}</span>
  </>
)

const shortDocument = (document: CompanyDocument): Short => ({
  name: companyOf(document),
  end: signed(document, document.total),
  line: lineOf(document),
})

const COLUMNS: readonly Column<CompanyDocument>[] = [
  {
    name: t.company,
    of: (document) => (
      <>
        {companyOf(document)}
        <span className="soft block">{lineOf(document)}</span>
      </>
    ),
  },
  { name: t.stay, isBehindTap: true, of: ({ code }) => <Link to={OFFICE.found(code)}>{code}</Link> },
  { name: t.roomPrice, isFigure: true, isBehindTap: true, of: (document) => signed(document, document.value) },
  { name: t.gst, isFigure: true, isBehindTap: true, of: (document) => signed(document, document.tax) },
  { name: common.total, isFigure: true, of: (document) => signed(document, document.total) },
]
