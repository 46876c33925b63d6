import { useState, type SubmitEvent } from 'react'
import { monthOf, addMonths } from '#domain/ledger/month.ts'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { CommissionInvoices } from './commission-invoices.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { ReturnFileLink } from './return-file-link.tsx'
import { ReturnPanel } from './return-panel.tsx'
import * as t from '#words/office/returns.ts'

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** Shows a month's tax returns, each beside the books. The address holds the month; without one it is the last. */
export function ReturnsPage() {
  const { me } = useOffice()
  const asked = useQuery().get('month') ?? ''
  const current = monthOf(serverNow())
  const month = MONTH.test(asked) && asked <= current ? asked : addMonths(current, -1)
  return (
    <OfficePage
      title={t.returnsOf(month)}
      tools={
        me.role === 'admin' && (
          <>
            <ReturnFileLink month={month} file="journal" name={t.journalForTally} />
            <ReturnFileLink month={month} file="trial-balance" name={t.trialBalance} />
          </>
        )
      }
    >
      <MoneyTabs />
      <p className="soft">{t.filedOnThePortal}</p>
      <MonthForm key={month} month={month} last={current} />
      <MonthReturns month={month} isOver={month < current} />
      <CommissionInvoices key={`invoices ${month}`} month={month} />
    </OfficePage>
  )
}

function MonthForm({ month, last }: { month: string; last: string }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(month)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (MONTH.test(typed) && typed <= last) void navigate(OFFICE.returnsOf(typed))
  }
  return (
    <form className="month-form" onSubmit={submit}>
      <TextInput
        label={t.month}
        type="month"
        min="2026-01"
        max={last}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t.show}</Button>
    </form>
  )
}

function MonthReturns({ month, isOver }: { month: string; isOver: boolean }) {
  const asked = useCall('GET /office/returns/{month}', { params: { month } })
  return (
    <QueryBoundary query={asked}>
      {({ returns, quarter, open_hotels: openHotels, stays }) => (
        <>
          {!isOver && <Notice>{t.monthNotOver}</Notice>}
          {isOver && openHotels > 0 && <Notice tone="warn">{t.openHotels(openHotels)}</Notice>}
          <div className="account-groups">
            {returns.map((one) => (
              <ReturnPanel key={one.kind} month={month} shown={one} quarter={quarter} stays={stays} />
            ))}
          </div>
        </>
      )}
    </QueryBoundary>
  )
}
