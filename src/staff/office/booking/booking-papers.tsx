import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { address } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { CancelEInvoice } from '../cancel-e-invoice.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { useCall } from '../office-calls.ts'
import * as common from '#words/common.ts'
import * as eInvoices from '#words/office/e-invoices.ts'
import * as t from '#words/office/booking.ts'

/** Shows a booking's accounting documents: its ledger entries, invoice and credit notes. */
export function BookingPapers({ id }: { id: string }) {
  return (
    <>
      <TaxDocuments id={id} />
      <Ledger id={id} />
    </>
  )
}

function TaxDocuments({ id }: { id: string }) {
  const asked = useCall('GET /office/bookings/{id}/tax-documents', { params: { id } })
  if (asked.value?.documents.length === 0) return null
  return (
    <section className="panel" aria-labelledby="tax-documents">
      <header>
        <h2 id="tax-documents">{t.invoiceAndCreditNotes}</h2>
      </header>
      <QueryBoundary query={asked}>
        {({ documents }) =>
          documents.map((one) => {
            const { id: document, kind, number, total, issuedAt, recipient, e_invoice: registered } = one
            return (
              <div key={document} className="side-row">
                <span>
                  <b>{kind === 'invoice' ? common.taxInvoice : t.creditNote}</b> {number}, {formatPaise(total)}
                  <span className="soft block">{formatIstMoment(new Date(issuedAt), serverNow())}</span>
                  {recipient?.gstin && <span className="block">{t.invoiceTo(recipient.name, recipient.gstin)}</span>}
                  {registered?.cancelled_at && <span className="block">{eInvoices.cancelled}</span>}
                </span>
                <CancelEInvoice document={one} />
                <a
                  href={address('/api', '/office/bookings/{id}/tax-document', { params: { id }, query: { document } })}
                  download
                >
                  {t.pdf}
                </a>
              </div>
            )
          })
        }
      </QueryBoundary>
    </section>
  )
}

function Ledger({ id }: { id: string }) {
  const asked = useCall('GET /office/bookings/{id}/ledger', { params: { id } })
  return (
    <section className="panel" aria-labelledby="ledger">
      <header>
        <h2 id="ledger">{t.inBooks}</h2>
      </header>
      <QueryBoundary query={asked}>
        {({ postings, sums }) => (
          <>
            {postings.length === 0 && <p className="panel-inside soft">{t.nothingWasPostedYet}</p>}
            {postings.map(({ id: posting, words, at, reason, entries }) => (
              <div key={posting} className="side-row">
                <div>
                  <b>{words}</b>
                  <span className="soft block">
                    {formatIstMoment(new Date(at), serverNow())}
                    {reason !== null && `: ${reason}`}
                  </span>
                  <ul>
                    {entries.map((entry) => (
                      <li key={`${entry.account} ${entry.words}`}>{entry.words}</li>
                    ))}
                  </ul>
                </div>
              </div>
            ))}
            {sums.length > 0 && (
              <p className="panel-foot soft">
                {t.leftOpen(sums.map(({ name, paise }) => `${name} ${formatPaise(paise)}`).join(', '))}
              </p>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}
