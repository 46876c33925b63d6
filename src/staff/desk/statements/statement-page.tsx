import type { Statement } from '#contract/statements.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { isMonth, monthOf, type Month } from '#domain/ledger/month.ts'
import { percentWords } from '#domain/kernel/percent.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { SITE } from '#domain/site.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { address } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CallState } from '../call-state.tsx'
import { useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { dateWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { CommissionLinks } from './commission-links.tsx'
import { CompanyDocuments } from './company-documents.tsx'
import { MonthStep, monthWords } from './month-step.tsx'
import { statementSums } from './statement-sums.ts'
import { StayTable } from './stay-table.tsx'
import './statements.css'

/** Reads the month from the address. The default is the current month. */
function useMonth(): { month: Month; isLast: boolean } {
  const asked = useQuery().get('month') ?? ''
  const current = monthOf(serverNow())
  const month = isMonth(asked) && asked < current ? asked : current
  return { month, isLast: month === current }
}

/** Shows a manager the hotel's monthly statement, stay by stay (desk-and-office, "The office"). */
export function StatementPage() {
  const words = useWords()
  const { month, isLast } = useMonth()
  const called = useCall('GET /desk/statements/{month}', { params: { month } })
  const { value: statement } = called
  const { ofStatements } = words
  return (
    <DeskPage title={ofStatements.statements} backTo={DESK.more}>
      <h1 className="visually-hidden">
        {ofStatements.statement}, {monthWords(month, words)}
      </h1>
      <div className="statement-bar">
        <MonthStep month={month} isLast={isLast} to={DESK.statement} />
        <div className="statement-tools">
          <Button onClick={() => print()}>{ofStatements.print}</Button>
          <CsvLink month={month} />
        </div>
      </div>
      <CallState of={called} />
      {statement && (
        <div className="statement-columns">
          <div className="flow">
            <Outcome statement={statement} />
            <StayTable key={month} statement={statement} />
            <CompanyDocuments statement={statement} />
          </div>
          <div className="flow">
            <section className="box flow">
              <h2 className="small-heading">{ofStatements.howItAddsUp}</h2>
              <BillBox lines={statementSums(statement, words)} />
            </section>
            <HotelAndRates facts={statement.facts} />
            {statement.closed_at && <CommissionLinks month={month} />}
            <p className="soft">
              {ofStatements.wrong} <a href={SITE.supportPhoneLink}>{SITE.supportPhone}</a>
            </p>
          </div>
        </div>
      )}
    </DeskPage>
  )
}

/** Shows the hotel's registration, charges and bank account as they were at the end of the month. */
function HotelAndRates({ facts }: Pick<Statement, 'facts'>) {
  const { ofStatements } = useWords()
  const { legal_name: legalName, gstin, address: registered, account } = facts
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofStatements.hotelAndRates}</h2>
      <p>
        {legalName !== null && <b className="block">{legalName}</b>}
        {registered !== null && <span className="block soft">{registered}</span>}
        <span className="block">{gstin === null ? ofStatements.notRegistered : `GSTIN ${gstin}`}</span>
      </p>
      <p>{ofStatements.rates(percentWords(facts.commission), percentWords(facts.tcs), percentWords(facts.tds))}</p>
      {account && <p>{ofStatements.account(account.bank, account.account_ending)}</p>}
    </section>
  )
}

function CsvLink({ month }: { month: Month }) {
  const words = useWords()
  return (
    <a className="button quiet" href={address('/api', '/desk/statements/{month}/csv', { params: { month } })} download>
      <Icon name="download" />
      {words.ofStatements.csv}
    </a>
  )
}

/** Shows who owes how much, whether the month is closed, and where the money went. */
function Outcome({ statement: { closing, closed_at: closedAt, payouts, totals } }: { statement: Statement }) {
  const words = useWords()
  const { ofStatements } = words
  const dayOf = (moment: string) => dateWords(istDateOf(new Date(moment)), words)
  return (
    <section className="box flow">
      <div className="statement-outcome">
        <p>
          <span className="soft">{closing < 0 ? ofStatements.youOwe : ofStatements.unclePays}</span>
          <b className="statement-sum">{formatPaise(Math.abs(closing))}</b>
        </p>
        {closedAt ? (
          <span className="badge trust">
            <Icon name="lock" />
            {ofStatements.closed(dayOf(closedAt))}
          </span>
        ) : (
          <span className="badge dull">{ofStatements.notClosed}</span>
        )}
      </div>
      {totals.waits > 0 && <p className="soft">{ofStatements.waits(formatPaise(totals.waits))}</p>}
      {payouts.map(({ paise, paid_at: at, bank, account_ending: ending, bank_reference: reference }) => (
        <p key={reference} className="soft">
          {ofStatements.paidTo(formatPaise(paise), dayOf(at), bank, ending)}
          <br />
          {ofStatements.bankReference} <span className="digits">{reference}</span>
        </p>
      ))}
    </section>
  )
}
