import { addMonths, isMonth, monthOf } from '#domain/ledger/month.ts'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { CommissionInvoices } from './commission-invoices.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { MonthChoice } from './month-choice.tsx'
import { ReturnFileLink } from './return-file-link.tsx'
import { ReturnPanel } from './return-panel.tsx'
import * as t from '#words/office/returns.ts'

/**
 * Shows a month's tax returns, each next to the books. The address contains the month; the last month is the default.
 */
export function ReturnsPage() {
  const { me } = useOffice()
  const asked = useQuery().get('month') ?? ''
  const current = monthOf(serverNow())
  const month = isMonth(asked) && asked <= current ? asked : addMonths(current, -1)
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
      <MonthChoice month={month} latest={current} addressOf={OFFICE.returnsOf} />
      <MonthReturns month={month} isOver={month < current} />
      <CommissionInvoices key={`invoices ${month}`} month={month} />
    </OfficePage>
  )
}

function MonthReturns({ month, isOver }: { month: string; isOver: boolean }) {
  const asked = useCall('GET /office/returns/{month}', { params: { month } })
  return (
    <QueryBoundary query={asked}>
      {({ returns, quarter, open_hotels: openHotels, stays, challans }) => (
        <>
          {!isOver && <Notice>{t.monthNotOver}</Notice>}
          {isOver && openHotels > 0 && <Notice tone="warn">{t.openHotels(openHotels)}</Notice>}
          <div className="account-groups">
            {returns.map((one) => (
              <ReturnPanel
                key={one.kind}
                month={month}
                shown={one}
                quarter={quarter}
                stays={stays}
                challans={challans}
              />
            ))}
          </div>
        </>
      )}
    </QueryBoundary>
  )
}
