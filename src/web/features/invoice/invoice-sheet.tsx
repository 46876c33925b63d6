import type { TaxDocument } from '#contract/tax-documents.ts'
import { formatPaise } from '#domain/kernel/paise.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import {
  DOCUMENT_TITLES,
  factsOf,
  footNotes,
  partiesOf,
  receivedAmount,
  receivedWords,
  sumsShown,
} from '#domain/tax-documents/document-words.ts'
import * as common from '#words/common.ts'
import * as t from '#words/invoice.ts'

/** Shows one document as it is printed. The PDF has the same content. */
export function InvoiceSheet({ document }: { document: TaxDocument }) {
  const title = DOCUMENT_TITLES[document.kind]
  return (
    <article className="invoice" aria-label={`${title} ${document.number}`}>
      <div className="invoice-head">
        <b className="invoice-mark">{PRODUCT_NAME}</b>
        <div>
          <h2>{title}</h2>
          <p className="soft">{t.originalForGuest}</p>
        </div>
      </div>
      <Facts facts={factsOf(document)} />
      <div className="invoice-parties">
        {partiesOf(document).map(({ heading, lines }) => (
          <div key={heading}>
            <b>{heading}</b>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </div>
      <Lines lines={document.lines} />
      <Sums document={document} />
      {document.received.length > 0 && (
        <Facts facts={document.received.map((one) => [receivedWords(one), receivedAmount(one)])} />
      )}
      <footer className="invoice-foot soft">
        {footNotes(document).map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{t.questions(SITE.careEmail, SITE.supportPhone)}</p>
      </footer>
    </article>
  )
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="invoice-facts">
    {facts.map(([name, value]) => (
      <div key={`${name} ${value}`}>
        <dt className="soft">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const Lines = ({ lines }: Pick<TaxDocument, 'lines'>) => (
  <table className="invoice-table">
    <thead>
      <tr>
        <th scope="col">{t.what}</th>
        <th scope="col" className="invoice-code">
          {t.sac}
        </th>
        <th scope="col" className="number">
          {t.gst}
        </th>
        <th scope="col" className="number">
          {t.price}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ what, sac, percent, value }) => (
        <tr key={what}>
          <td>{what}</td>
          <td className="invoice-code">{sac}</td>
          <td className="number">{percent === null ? t.twoRates : `${percent}%`}</td>
          <td className="number">{formatPaise(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Sums = ({ document }: { document: TaxDocument }) => (
  <div className="invoice-parties">
    <p className="soft">{document.inWords}.</p>
    <table className="invoice-table">
      <tbody>
        {sumsShown(document).map(([name, amount]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="number">{formatPaise(amount)}</td>
          </tr>
        ))}
        <tr className="invoice-total">
          <th scope="row">{common.total}</th>
          <td className="number">{formatPaise(document.total)}</td>
        </tr>
      </tbody>
    </table>
  </div>
)
