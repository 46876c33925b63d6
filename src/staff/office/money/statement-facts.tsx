import type { OfficeStatement } from '#contract/office-books.ts'
import { percentWords } from '#domain/kernel/percent.ts'
import { Fact } from '../fact.tsx'
import * as t from '#words/office/statements.ts'

/** Shows the hotel's registration, charges and bank account as they were at the end of the month. */
export function StatementFacts({ facts }: Pick<OfficeStatement, 'facts'>) {
  const { legal_name: legalName, gstin, address, commission, tcs, tds, account, commission_documents: numbers } = facts
  return (
    <section className="panel" aria-label={t.hotelAndRates}>
      <dl className="fact-grid panel-inside">
        <Fact name={t.legalName}>{legalName ?? t.noneKnown}</Fact>
        <Fact name={t.gstin}>{gstin ?? t.notRegistered}</Fact>
        <Fact name={t.registeredAddress}>{address ?? t.noneKnown}</Fact>
        <Fact name={t.rates}>{t.ratesOf({ commission, tcs, tds }, percentWords)}</Fact>
        <Fact name={t.paidInto}>{account ? t.accountOf(account.bank, account.account_ending) : t.noBankDetails}</Fact>
        {numbers.length > 0 && <Fact name={t.commissionDocuments}>{numbers.join(', ')}</Fact>}
      </dl>
    </section>
  )
}
