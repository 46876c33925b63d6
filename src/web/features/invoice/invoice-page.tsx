import type { TaxDocument } from '#contract/tax-documents.ts'
import { DOCUMENT_TITLES } from '#domain/tax-documents/document-words.ts'
import { UnreadableBooking } from '#web/features/bookings/unreadable-booking.tsx'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { invoicePdfPath } from '#web/lib/booking-papers.ts'
import { myBookingsPath } from '#web/lib/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import './invoice.css'
import { InvoiceSheet } from './invoice-sheet.tsx'
import type { Papers } from './load-invoice.ts'
import { NameOnInvoice } from './name-on-invoice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/invoice.ts'

/** Shows a stay's invoice and credit notes, to read, print and save. */
export function InvoicePage({ bookingId, papers }: { bookingId: string; papers: Papers }) {
  const { revalidate } = useRevalidator()
  if (papers.at === 'unreadable')
    return <UnreadableBooking title={common.taxInvoice} refusal={papers.refusal} onRetry={() => void revalidate()} />
  const { documents } = papers
  if (documents.length === 0) return <NotYet />
  return (
    <main id="main" className="wrap invoice-page">
      <div className="invoice-tools">
        <h1>{common.taxInvoice}</h1>
        <div className="invoice-buttons">
          {documents.map((document) => (
            <DownloadLink key={document.id} bookingId={bookingId} document={document} />
          ))}
          <Button variant="primary" onClick={() => window.print()}>
            {t.print}
          </Button>
        </div>
        {documents.every(({ recipient }) => recipient === null) && (
          <NameOnInvoice bookingId={bookingId} onNamed={() => void revalidate()} />
        )}
      </div>
      {documents.map((document) => (
        <InvoiceSheet key={document.id} document={document} />
      ))}
    </main>
  )
}

const DownloadLink = ({ bookingId, document }: { bookingId: string; document: TaxDocument }) => (
  <a className="button quiet" href={invoicePdfPath(bookingId, document.id)} download>
    <Icon name="download" />
    <Sentence
      text={
        document.kind === 'invoice'
          ? t.savePdf(document.number)
          : t.pdfOf(DOCUMENT_TITLES[document.kind], document.number)
      }
    />
  </a>
)

export const InvoiceSkeleton = () => (
  <main id="main" className="wrap section">
    <h1 className="visually-hidden">{common.taxInvoice}</h1>
    <LoadingWord />
  </main>
)

const NotYet = () => (
  <main id="main" className="wrap">
    <h1 className="visually-hidden">{common.taxInvoice}</h1>
    <EmptyState title={t.noInvoiceYet} actions={<LinkButton to={myBookingsPath()}>{common.myBookings}</LinkButton>}>
      {t.weWriteItSoon}
    </EmptyState>
  </main>
)
