import { useState } from 'react'
import type { OfficeStatement } from '#contract/office-books.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { DataTable, type Column } from '../../staff/data-table.tsx'
import { slotName } from '../../../../words/en/office/booking-labels.ts'
import * as t from '#words/office/money.ts'

type Line = OfficeStatement['totals']
type Stay = OfficeStatement['stays'][number]

const SHOWN_AT_FIRST = 30

const AMOUNTS: readonly { name: string; of: (line: Line) => number }[] = [
  { name: 'Room price', of: ({ value }) => value },
  { name: 'GST', of: ({ tax }) => tax },
  { name: 'Online', of: ({ paid_online: online, credits }) => online + credits },
  { name: 'At desk', of: ({ at_desk: desk }) => desk },
  { name: 'By Uncle', of: ({ paid_by_uncle: uncle }) => uncle },
  { name: 'Commission, GST', of: ({ commission, gst_on_commission: gst }) => -(commission + gst) },
  { name: 'TCS, TDS, 9(5)', of: ({ tcs, tds, gst_rooms: rooms }) => -(tcs + tds + rooms) },
  { name: 'We pay', of: ({ net }) => net },
  { name: 'Waits', of: ({ waits }) => waits },
]

const OUTCOMES: Record<Stay['outcome'], string> = { stayed: '', no_show: 'nobody came', kept: 'cancelled, money kept' }

const OTHERS: Record<OfficeStatement['others'][number]['kind'], string> = {
  correction: t.correction,
  moved_away: t.guestsMovedToAnotherHotel,
  payout_paid: t.paidOut,
  payout_returned: t.payoutCameBackInStayLines,
}

/** Lists each stay, then other account entries, then the totals. */
export function StayLines({ statement }: { statement: OfficeStatement }) {
  const { stays, others, totals } = statement
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? stays : stays.slice(0, SHOWN_AT_FIRST)
  return (
    <section className="panel" aria-labelledby="stays">
      <header>
        <h2 id="stays">{stays.length === 1 ? '1 stay' : `${stays.length} stays`}</h2>
        <span className="soft">{t.amountsInRupees}</span>
      </header>
      <DataTable
        columns={COLUMNS}
        rows={shown}
        keyOf={(stay) => JSON.stringify(stay)}
        more={others.map(({ kind, at, paise, note }) => (
          <tr key={`${at} ${kind} ${paise} ${note ?? ''}`}>
            <th scope="row" colSpan={AMOUNTS.length - 1}>
              {OTHERS[kind]}
              <span className="soft block">
                {formatIstDate(new Date(at), serverNow())}
                {note !== null && `: ${note}`}
              </span>
            </th>
            <td data-name="We pay" className="figure">
              {formatPaise(paise)}
            </td>
            <td className="figure">{formatPaise(0)}</td>
          </tr>
        ))}
        foot={
          <tfoot>
            <tr>
              <th scope="row">{t.allStays}</th>
              {AMOUNTS.map(({ name, of }) => (
                <td key={name} data-name={name} className="figure">
                  {formatPaise(of(totals))}
                </td>
              ))}
            </tr>
          </tfoot>
        }
      />
      {stays.length > shown.length && (
        <div className="panel-foot">
          <button type="button" className="link plain" onClick={() => setWhole(true)}>
            {t.showMore(stays.length - shown.length)}
          </button>
        </div>
      )}
    </section>
  )
}

function StayName({ stay }: { stay: Stay }) {
  const words = [
    formatIstDate(new Date(stay.checkin), serverNow()),
    slotName(stay.slot),
    OUTCOMES[stay.outcome],
    stay.is_change ? 'a later change' : '',
  ]
  return (
    <>
      <Link to={OFFICE.found(stay.code)}>{stay.code}</Link>
      <span className="soft block">{words.filter(Boolean).join(', ')}</span>
    </>
  )
}

const COLUMNS: readonly Column<Stay>[] = [
  { name: 'Stay', of: (stay) => <StayName stay={stay} /> },
  ...AMOUNTS.map(({ name, of }) => ({
    name,
    isFigure: true,
    of: (stay: Stay) => (of(stay) === 0 ? '' : formatPaise(of(stay))),
  })),
]
