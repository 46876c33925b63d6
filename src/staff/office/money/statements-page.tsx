import { useState } from 'react'
import type { OfficeMonth } from '#contract/office-months.ts'
import { addMonths, isMonth, monthOf } from '#domain/ledger/month.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { MONTH_STATES } from '#domain/ledger/month-state.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Fact } from '../fact.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { CloseMonth } from './close-month.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { MonthChoice } from './month-choice.tsx'
import { MonthTable } from './month-table.tsx'
import { ProposePayouts } from './propose-payouts.tsx'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/statements.ts'

const isState = (text: string): text is (typeof MONTH_STATES)[number] => MONTH_STATES.some((state) => state === text)

/** Shows a month of all hotels: the totals, each hotel's stage, and buttons that close or pay all of them. */
export function StatementsPage() {
  const query = useQuery()
  const latest = monthOf(serverNow())
  const asked = query.get('month') ?? ''
  const month = isMonth(asked) && asked <= latest ? asked : addMonths(latest, -1)
  const state = query.get('state') ?? ''
  return (
    <OfficePage title={t.statements}>
      <MoneyTabs />
      <MonthChoice month={month} latest={latest} addressOf={OFFICE.statementsOf} />
      <Month key={`${month} ${state}`} month={month} state={isState(state) ? state : ''} />
    </OfficePage>
  )
}

type MonthProps = { month: string; state: (typeof MONTH_STATES)[number] | '' }

function Month({ month, state }: MonthProps) {
  const asked = usePages(
    'GET /office/months/{month}',
    { params: { month }, query: state ? { state } : {} },
    ({ has_more }, all) =>
      has_more ? { skip: all.reduce((shown, { hotels }) => shown + hotels.length, 0) } : undefined,
  )
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        const [first] = pages
        if (!first) return null
        return (
          <>
            <Sums month={first} again={() => void asked.retry()} />
            <StateChips month={first} chosen={state} />
            <MonthTable month={month} hotels={pages.flatMap(({ hotels }) => hotels)} showMore={asked.showMore} />
          </>
        )
      }}
    </QueryBoundary>
  )
}

const countOf = ({ states }: OfficeMonth, wanted: (typeof MONTH_STATES)[number]) =>
  states.find(({ state }) => state === wanted) ?? { hotels: 0, closing: 0, payable: 0 }

function Sums({ month, again }: { month: OfficeMonth; again: () => void }) {
  const { me } = useOffice()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'close' | 'pay'>()
  const [ready, toPay] = [countOf(month, 'ready'), countOf(month, 'to_pay')]
  const all = month.states.reduce((sum, { hotels }) => sum + hotels, 0)
  return (
    <section className="panel" aria-labelledby="month">
      <header>
        <div>
          <h2 id="month">{monthWords(month.month)}</h2>
          <p className="soft">{t.monthLine(all, month.is_over)}</p>
        </div>
        {me.role === 'admin' && (
          <div className="office-tools">
            {ready.hotels > 0 && (
              <Button variant="primary" onClick={() => setOpen('close')}>
                {t.closeMonths(ready.hotels)}
              </Button>
            )}
            {toPay.hotels > 0 && (
              <Button variant={ready.hotels > 0 ? 'quiet' : 'primary'} onClick={() => setOpen('pay')}>
                {t.proposeToPay(formatPaise(toPay.payable), toPay.hotels)}
              </Button>
            )}
          </div>
        )}
      </header>
      <dl className="fact-grid month-sums panel-inside">
        <Fact name={t.valueOfStays}>{formatPaise(month.value)}</Fact>
        <Fact name={t.onlineAndByUs}>{formatPaise(month.online)}</Fact>
        <Fact name={t.commissionAndTaxes}>{formatPaise(-month.kept_back)}</Fact>
        <Fact name={t.weOweAtItsEnd}>{formatPaise(month.closing)}</Fact>
      </dl>
      {open === 'close' && <CloseMonth month={month} onClose={() => setOpen(undefined)} onDone={again} />}
      {open === 'pay' && (
        <ProposePayouts
          month={month.month}
          onClose={() => setOpen(undefined)}
          onDone={() => void navigate(OFFICE.payouts)}
        />
      )}
    </section>
  )
}

function StateChips({ month, chosen }: { month: OfficeMonth; chosen: MonthProps['state'] }) {
  const all = month.states.reduce((sum, { hotels }) => sum + hotels, 0)
  if (month.states.length < 2 && chosen === '') return null
  const chip = (state: MonthProps['state'], name: string, count: number) => (
    <Link
      key={state}
      className="chip"
      to={OFFICE.statementsOf(month.month, state)}
      aria-current={state === chosen ? 'true' : undefined}
    >
      {name} {count}
    </Link>
  )
  return (
    <nav className="chips" aria-label={t.state}>
      {chip('', t.allHotels, all)}
      {month.states.map(({ state, hotels }) => chip(state, t.monthStates[state], hotels))}
    </nav>
  )
}
