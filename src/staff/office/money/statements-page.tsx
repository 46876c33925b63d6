import { useState, type SubmitEvent } from 'react'
import type { ListedStatement } from '#contract/statements.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import * as common from '#words/common.ts'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/statements.ts'

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** Lists hotels' monthly statements, newest first; the address holds the month. */
export function StatementsPage() {
  const asked = useQuery().get('month') ?? ''
  const month = MONTH.test(asked) ? asked : ''
  const navigate = useNavigate()
  const [typed, setTyped] = useState(month)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed === '' || MONTH.test(typed)) void navigate(OFFICE.statementsOf(typed))
  }
  return (
    <OfficePage title={t.statements}>
      <MoneyTabs />
      <form className="month-form" onSubmit={submit}>
        <TextInput
          label={t.month}
          type="month"
          min="2026-01"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t.show}</Button>
      </form>
      <StatementTable key={month} month={month} />
    </OfficePage>
  )
}

function StatementTable({ month }: { month: string }) {
  const query = month ? { month } : {}
  const asked = usePages('GET /office/statements', { query }, ({ has_more }, all) =>
    has_more ? { skip: all.reduce((shown, { statements }) => shown + statements.length, 0) } : undefined,
  )
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        return (
          <DataList
            label={t.statements}
            empty={t.noAccountMoved}
            columns={COLUMNS}
            short={shortStatement}
            rows={pages.flatMap(({ statements }) => statements)}
            keyOf={(statement) => `${statement.hotel.id} ${statement.month}`}
            showMore={showMore}
          />
        )
      }}
    </QueryBoundary>
  )
}

const State = ({ statement: { closed_at: at } }: { statement: ListedStatement }) => (
  <Badge tone={at === null ? 'warn' : 'trust'}>{at === null ? t.open : t.closed}</Badge>
)

const shortStatement = (statement: ListedStatement): Short => ({
  name: <Link to={OFFICE.statement(statement.hotel.id, statement.month)}>{statement.hotel.name}</Link>,
  end: <State statement={statement} />,
  line: dotted([
    monthWords(statement.month),
    t.stayCount(statement.stays),
    t.weOweAmount(formatPaise(statement.closing)),
  ]),
})

const COLUMNS: readonly Column<ListedStatement>[] = [
  {
    name: t.hotel,
    of: ({ hotel, month }) => (
      <>
        <Link to={OFFICE.statement(hotel.id, month)}>{hotel.name}</Link>
        <span className="soft block">{monthWords(month)}</span>
      </>
    ),
  },
  { name: t.state, of: (statement) => <State statement={statement} /> },
  { name: t.stays, isFigure: true, of: ({ stays }) => stays },
  { name: t.ofMonth, isFigure: true, isBehindTap: true, of: ({ net }) => formatPaise(net) },
  { name: t.weOwe, isFigure: true, of: ({ closing }) => formatPaise(closing) },
  { name: common.paid, isFigure: true, isBehindTap: true, of: ({ paid }) => formatPaise(paid) },
]
