import type { NamedCompany } from '#contract/tax-documents.ts'
import { useWords } from '../words/use-words.ts'

/**
 * Shows the company on the guests' invoice, because guests ask about it at check-out. Shows nothing if there is none.
 */
export function InvoiceTo({ company }: { company: NamedCompany | null }) {
  const words = useWords()
  return company && <p>{words.invoiceTo(company.name, company.gstin)}</p>
}
