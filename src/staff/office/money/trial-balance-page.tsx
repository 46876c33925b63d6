import { useState, type SubmitEvent } from 'react'
import type { OfficeTrialBalance } from '#contract/office-trial-balance.ts'
import { formatIstDate, isIstDate, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { address } from '#web/lib/api.ts'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CsvLink, DataList, type Column } from '../../kit/data-table.tsx'
import { dotted } from '../../kit/short-row.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import * as t from '#words/office/trial-balance.ts'

/** Shows every account at the end of a day. The default is today. */
export function TrialBalancePage() {
  const { me } = useOffice()
  const asked = useQuery().get('day') ?? ''
  const today = istDateOf(serverNow())
  const day = isIstDate(asked) && asked <= today ? asked : today
  return (
    <OfficePage
      title={t.trialBalanceOf(formatIstDate(istInstant(day), serverNow()))}
      tools={
        me.role === 'admin' && (
          <CsvLink href={address('/api', '/office/trial-balance/{day}/csv', { params: { day } })} />
        )
      }
    >
      <MoneyTabs />
      <p className="soft">{t.whatItIs}</p>
      <DayChoice key={day} day={day} today={today} />
      {day === today && <Notice>{t.dayGoesOn}</Notice>}
      <Balance key={`of ${day}`} day={day} />
    </OfficePage>
  )
}

function DayChoice({ day, today }: { day: string; today: string }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(day)
  const [fault, setFault] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isPossible = isIstDate(typed) && typed <= today
    setFault(isPossible ? undefined : t.notThatDay)
    if (isPossible) void navigate(OFFICE.trialBalanceOf(typed))
  }
  return (
    <form className="one-field-form" noValidate onSubmit={submit}>
      <TextInput
        label={t.day}
        type="date"
        max={today}
        value={typed}
        error={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t.show}</Button>
    </form>
  )
}

type Row = OfficeTrialBalance['rows'][number]

const amount = (paise: number) => (paise === 0 ? '' : formatPaise(paise))

const COLUMNS: readonly Column<Row>[] = [
  { name: t.account, of: ({ name }) => name },
  { name: t.debit, isFigure: true, of: ({ debit }) => amount(debit) },
  { name: t.credit, isFigure: true, of: ({ credit }) => amount(credit) },
]

const sideWords = ({ debit, credit }: Pick<Row, 'debit' | 'credit'>) =>
  dotted([debit > 0 && t.debit, credit > 0 && t.credit])

function Balance({ day }: { day: string }) {
  const asked = useCall('GET /office/trial-balance/{day}', { params: { day } })
  return (
    <QueryBoundary query={asked}>
      {({ rows, debit, credit }) => (
        <DataList
          label={t.trialBalance}
          empty={t.nothingPosted}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ account }) => account}
          short={(row) => ({
            name: row.name,
            end: amount(row.debit) || amount(row.credit),
            line:
              row.debit > 0 && row.credit > 0
                ? t.sides(formatPaise(row.debit), formatPaise(row.credit))
                : sideWords(row),
          })}
          roomFrom={40}
          more={{
            foot: (
              <tfoot>
                <tr>
                  <th scope="row">{t.total}</th>
                  <td className="figure">{formatPaise(debit)}</td>
                  <td className="figure">{formatPaise(credit)}</td>
                </tr>
              </tfoot>
            ),
            short: (
              <li>
                <p className="short-name">
                  <b>{t.total}</b>
                </p>
                <p className="short-line">{t.sides(formatPaise(debit), formatPaise(credit))}</p>
              </li>
            ),
          }}
          note={debit === credit ? t.sumsAreEqual : t.sumsDiffer}
        />
      )}
    </QueryBoundary>
  )
}
