import { useState, type SubmitEvent } from 'react'
import type { ListedStatement } from '#contract/statements.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { monthWords } from './month-words.ts'

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
    <OfficePage title="Statements">
      <MoneyTabs />
      <form className="month-form" onSubmit={submit}>
        <TextInput
          label="Month"
          type="month"
          min="2026-01"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Show</Button>
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
        const statements = pages.flatMap((page) => page.statements)
        return (
          <section className="panel" aria-label="Statements">
            {statements.length === 0 ? (
              <p className="panel-inside soft">No hotel’s account moved in this month.</p>
            ) : (
              <Rows statements={statements} />
            )}
            {showMore && (
              <div className="panel-foot">
                <button type="button" className="link plain" onClick={() => void showMore()}>
                  Show more
                </button>
              </div>
            )}
          </section>
        )
      }}
    </QueryBoundary>
  )
}

const Rows = ({ statements }: { statements: readonly ListedStatement[] }) => (
  <table className="data-table">
    <thead>
      <tr>
        <th scope="col">Hotel</th>
        <th scope="col">State</th>
        <th scope="col" className="figure">
          Stays
        </th>
        <th scope="col" className="figure">
          Of the month
        </th>
        <th scope="col" className="figure">
          We owe
        </th>
        <th scope="col" className="figure">
          Paid
        </th>
      </tr>
    </thead>
    <tbody>
      {statements.map(({ hotel, month, stays, net, closing, paid, closed_at: closedAt }) => (
        <tr key={`${hotel.id} ${month}`}>
          <th scope="row">
            <Link to={OFFICE.statement(hotel.id, month)}>{hotel.name}</Link>
            <span className="soft block">{monthWords(month)}</span>
          </th>
          <td data-name="State">
            <Badge tone={closedAt === null ? 'warn' : 'trust'}>{closedAt === null ? 'Open' : 'Closed'}</Badge>
          </td>
          <td data-name="Stays" className="figure">
            {stays}
          </td>
          <td data-name="Of the month" className="figure">
            {formatPaise(net)}
          </td>
          <td data-name="We owe" className="figure">
            {formatPaise(closing)}
          </td>
          <td data-name="Paid" className="figure">
            {formatPaise(paid)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
