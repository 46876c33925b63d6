import { useState } from 'react'
import type { OfficeStatement } from '#contract/office-books.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { slotName } from '../slot-name.ts'
import * as t from '#words/office/statements.ts'

type Line = OfficeStatement['totals']
type Stay = OfficeStatement['stays'][number]

const SHOWN_AT_FIRST = 30

const AMOUNTS: readonly { name: string; of: (line: Line) => number }[] = [
  { name: t.roomPrice, of: ({ value }) => value },
  { name: t.gst, of: ({ tax }) => tax },
  { name: t.online, of: ({ paid_online: online, credits }) => online + credits },
  { name: t.atDesk, of: ({ at_desk: desk }) => desk },
  { name: t.byUncle, of: ({ paid_by_uncle: uncle }) => uncle },
  { name: t.commissionAndGst, of: ({ commission, gst_on_commission: gst }) => -(commission + gst) },
  { name: t.tcsTdsAndRoomGst, of: ({ tcs, tds, gst_rooms: rooms }) => -(tcs + tds + rooms) },
  { name: t.wePay, of: ({ net }) => net },
  { name: t.waits, of: ({ waits }) => waits },
]

/** Lists each stay, then other account entries, then the totals. */
export function StayLines({ statement }: { statement: OfficeStatement }) {
  const { stays, others, totals } = statement
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? stays : stays.slice(0, SHOWN_AT_FIRST)
  return (
    <section className="panel" aria-labelledby="stays">
      <header>
        <h2 id="stays">{t.stayCount(stays.length)}</h2>
        <span className="soft">{t.amountsInRupees}</span>
      </header>
      <DataTable
        columns={COLUMNS}
        rows={shown}
        keyOf={(stay) => JSON.stringify(stay)}
        more={others.map(({ kind, at, paise, note }) => (
          <tr key={`${at} ${kind} ${paise} ${note ?? ''}`}>
            <th scope="row" colSpan={AMOUNTS.length - 1}>
              {t.others[kind]}
              <span className="soft block">
                {formatIstDate(new Date(at), serverNow())}
                {note !== null && `: ${note}`}
              </span>
            </th>
            <td data-name={t.wePay} className="figure">
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
    t.outcomes[stay.outcome],
    stay.is_change ? t.laterChange : '',
  ]
  return (
    <>
      <Link to={OFFICE.found(stay.code)}>{stay.code}</Link>
      <span className="soft block">{words.filter(Boolean).join(', ')}</span>
    </>
  )
}

const COLUMNS: readonly Column<Stay>[] = [
  { name: t.stay, of: (stay) => <StayName stay={stay} /> },
  ...AMOUNTS.map(({ name, of }) => ({
    name,
    isFigure: true,
    of: (stay: Stay) => (of(stay) === 0 ? '' : formatPaise(of(stay))),
  })),
]
