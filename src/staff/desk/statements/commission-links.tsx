import type { Month } from '#domain/ledger/month.ts'
import { address } from '#web/lib/api.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useCall } from '../desk-calls.ts'
import { useWords } from '../words/use-words.ts'

/** Links to Uncle's commission invoices for a closed month, as PDFs. Shows nothing for an open month. */
export function CommissionLinks({ month }: { month: Month }) {
  const { ofStatements } = useWords()
  const { value } = useCall('GET /desk/commission-invoices', { query: { month } })
  return value?.documents.map(({ id, kind, number }) => (
    <p key={id}>
      <a
        className="button quiet"
        href={address('/api', '/desk/commission-invoices/{document}/pdf', { params: { document: id } })}
        download
      >
        <Icon name="download" />
        {kind === 'commission_invoice'
          ? ofStatements.commissionInvoice(number)
          : ofStatements.commissionCreditNote(number)}
      </a>
    </p>
  ))
}
