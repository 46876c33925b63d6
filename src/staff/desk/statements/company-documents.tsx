import type { Statement } from '#contract/statements.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { address } from '#web/lib/api.ts'
import { Icon } from '#web/ui/icon.tsx'
import { dateWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { monthWords } from './month-step.tsx'

/**
 * Lists the month's invoices and credit notes to companies, which the hotel reports. Shows nothing if there are none.
 */
export function CompanyDocuments({ statement: { month, company_documents: documents } }: { statement: Statement }) {
  const words = useWords()
  const { ofStatements } = words
  if (documents.length === 0) return null
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofStatements.toCompanies}</h2>
      <p className="soft">{ofStatements.reportThem(monthWords(month, words))}</p>
      <table className="stay-table">
        <thead>
          <tr>
            <th scope="col">{ofStatements.company}</th>
            <th scope="col" className="amount">
              {ofStatements.withTax}
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map(({ kind, number, issued_at: at, code, company, total }) => (
            <tr key={number}>
              <td>
                <b>{company.name}</b> <span className="digits">{company.gstin}</span>
                <br />
                <span className="soft">
                  {[
                    `${ofStatements.documentKinds[kind]} ${number}`,
                    dateWords(istDateOf(new Date(at)), words),
                    code,
                  ].join(', ')}
                </span>
              </td>
              <td className="amount keep">{formatPaise(kind === 'invoice' ? total : -total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="no-print">
        <a
          className="button quiet"
          href={address('/api', '/desk/statements/{month}/csv', { params: { month }, query: { table: 'companies' } })}
          download
        >
          <Icon name="download" />
          {ofStatements.companiesCsv}
        </a>
      </p>
    </section>
  )
}
