import { useState } from 'react'
import type { Taxes } from '#contract/office-taxes.ts'
import { formatIstDate, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { closing } from '../proposal.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { RecordTax } from './record-tax.tsx'
import * as common from '#words/common.ts'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/taxes.ts'

type Payment = Taxes['payments'][number]

const dayWords = (day: string) => formatIstDate(istInstant(day), serverNow())

/** Lists the tax that we hold for the state, by month, with the challans that paid it. */
export function TaxesPage() {
  const { me } = useOffice()
  const asked = useCall('GET /office/taxes')
  const [isRecording, setRecording] = useState(false)
  const [wrong, setWrong] = useState<Payment>()
  return (
    <OfficePage
      title={t.taxes}
      tools={me.role === 'admin' && <Button onClick={() => setRecording(true)}>{t.recordPayment}</Button>}
    >
      <MoneyTabs />
      <QueryBoundary query={asked}>
        {(taxes) => (
          <>
            <Held taxes={taxes} />
            <Months months={taxes.months} />
            <Payments payments={taxes.payments} onTakeBack={setWrong} />
          </>
        )}
      </QueryBoundary>
      {isRecording && asked.value && (
        <RecordTax held={asked.value.held} onClose={() => setRecording(false)} onDone={closing(asked, setRecording)} />
      )}
      {wrong && (
        <ReasonDialog
          title={t.itWasEnteredWrongly}
          about={wrong.id}
          button={t.takeItBack}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/taxes/taken-back', { body: { payment_id: wrong.id, reason }, idempotencyKey })
          }
          onClose={() => setWrong(undefined)}
          onDone={(taxes) => {
            setWrong(undefined)
            asked.show(taxes)
          }}
        >
          <p>{t.standsAsHeldAgain(formatPaise(wrong.paise), wrong.name, wrong.challan)}</p>
        </ReasonDialog>
      )}
    </OfficePage>
  )
}

const Held = ({ taxes: { held } }: { taxes: Taxes }) => (
  <section className="panel" aria-labelledby="held">
    <header>
      <h2 id="held">{t.heldForStateNow}</h2>
    </header>
    <dl className="account-lines panel-inside">
      {held.map(({ tax, name, paise }) => (
        <div key={tax}>
          <dt>{name}</dt>
          <dd>{formatPaise(paise)}</dd>
        </div>
      ))}
    </dl>
  </section>
)

type Month = Taxes['months'][number]

function dueWords({ collected, paid, due }: Month): { tone: 'trust' | 'warn' | 'dull'; words: string } {
  if (paid >= collected) return { tone: 'trust', words: common.paid }
  return due < istDateOf(serverNow())
    ? { tone: 'warn', words: t.wasDue(dayWords(due)) }
    : { tone: 'dull', words: t.due(dayWords(due)) }
}

const MonthState = ({ month }: { month: Month }) => <Badge tone={dueWords(month).tone}>{dueWords(month).words}</Badge>

const shortMonth = (month: Month): Short => ({
  name: <b>{`${month.name}, ${monthWords(month.month)}`}</b>,
  end: <MonthState month={month} />,
  line: dotted([t.collectedAmount(formatPaise(month.collected)), t.paidAmount(formatPaise(month.paid))]),
})

const MONTH_COLUMNS: readonly Column<Month>[] = [
  { name: t.month, of: ({ month }) => monthWords(month) },
  { name: t.tax, of: ({ name }) => name },
  { name: t.collected, isFigure: true, of: ({ collected }) => formatPaise(collected) },
  { name: common.paid, isFigure: true, of: ({ paid }) => formatPaise(paid) },
  { name: t.state, of: (month) => <MonthState month={month} /> },
]

const Months = ({ months }: { months: readonly Month[] }) => (
  <section className="panel" aria-labelledby="months">
    <header>
      <h2 id="months">{t.collectedByMonth}</h2>
      <span className="soft">{t.askAdviserAboutDays}</span>
    </header>
    {months.length === 0 && <p className="panel-inside soft">{t.nothingWasCollectedYet}</p>}
    {months.length > 0 && (
      <DataTable
        columns={MONTH_COLUMNS}
        short={shortMonth}
        rows={months}
        keyOf={({ month, tax }) => `${month} ${tax}`}
      />
    )}
  </section>
)

function challanWords({ challan, paid_on, recorded_by: by, reason, taken_back_by: takenBackBy }: Payment): string {
  const day = dayWords(paid_on)
  return takenBackBy === null
    ? t.challanPaid(challan, day, by, reason)
    : t.challanTakenBack(challan, day, by, reason, takenBackBy)
}

type PaymentsProps = { payments: readonly Payment[]; onTakeBack: (payment: Payment) => void }

function Payments({ payments, onTakeBack }: PaymentsProps) {
  const { me } = useOffice()
  return (
    <section className="panel" aria-labelledby="paid">
      <header>
        <h2 id="paid">{t.paidToState}</h2>
      </header>
      {payments.length === 0 && <p className="panel-inside soft">{t.nothingIsRecordedYet}</p>}
      {payments.map((payment) => (
        <div key={payment.id} className="side-row">
          <p>
            <b>{formatPaise(payment.paise)}</b> {payment.name}, {monthWords(payment.month)}
            <span className="soft block">{challanWords(payment)}</span>
          </p>
          {payment.taken_back_by === null && me.role === 'admin' && (
            <Button onClick={() => onTakeBack(payment)}>{t.enteredWrongly}</Button>
          )}
        </div>
      ))}
    </section>
  )
}
