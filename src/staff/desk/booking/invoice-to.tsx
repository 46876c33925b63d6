import type { NamedCompany } from '#contract/tax-documents.ts'
import { useWords } from '../words/use-words.ts'

/** Names the company on the guests' invoice, which the desk is asked about at check-out; shows nothing without one. */
export function InvoiceTo({ company }: { company: NamedCompany | null }) {
  const words = useWords()
  return company && <p>{words.invoiceTo(company.name, company.gstin)}</p>
}
