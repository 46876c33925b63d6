import { useState } from 'react'
import type { OfficeStatement } from '#contract/office-books.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { ShortRow, type Short } from '../../kit/short-row.tsx'
import { slotName } from '../slot-name.ts'
import * as t from '#words/office/statements.ts'

type Line = OfficeStatement['totals']
type Stay = OfficeStatement['stays'][number]

type Other = OfficeStatement['others'][number]

const SHOWN_AT_FIRST = 30
/** The window's width in em from which the ten columns of amounts fit. */
const ROOM_FOR_AMOUNTS = 76

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
        short={shortStay}
        roomFrom={ROOM_FOR_AMOUNTS}
        more={{
          rows: others.map((other) => <OtherRow key={keyOfOther(other)} other={other} />),
          foot: <Totals totals={totals} />,
          short: (
            <>
              {others.map((other) => (
                <ShortRow
                  key={keyOfOther(other)}
                  name={<b>{t.others[other.kind]}</b>}
                  end={t.wePayAmount(formatPaise(other.paise))}
                  line={otherWords(other)}
                />
              ))}
              <ShortRow
                name={<b>{t.allStays}</b>}
                end={t.wePayAmount(formatPaise(totals.net))}
                line={t.stayCount(stays.length)}
                facts={AMOUNTS.filter(({ name }) => name !== t.wePay).map(({ name, of }) => ({
                  name,
                  value: formatPaise(of(totals)),
                }))}
              />
            </>
          ),
        }}
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

const keyOfOther = ({ kind, at, paise, note }: Other) => `${at} ${kind} ${paise} ${note ?? ''}`

const otherWords = ({ at, note }: Other) =>
  `${formatIstDate(new Date(at), serverNow())}${note === null ? '' : `: ${note}`}`

const OtherRow = ({ other }: { other: Other }) => (
  <tr>
    <th scope="row" colSpan={AMOUNTS.length - 1}>
      {t.others[other.kind]}
      <span className="soft block">{otherWords(other)}</span>
    </th>
    <td className="figure">{formatPaise(other.paise)}</td>
    <td className="figure">{formatPaise(0)}</td>
  </tr>
)

const Totals = ({ totals }: { totals: Line }) => (
  <tfoot>
    <tr>
      <th scope="row">{t.allStays}</th>
      {AMOUNTS.map(({ name, of }) => (
        <td key={name} className="figure">
          {formatPaise(of(totals))}
        </td>
      ))}
    </tr>
  </tfoot>
)

const stayWords = (stay: Stay) =>
  [
    formatIstDate(new Date(stay.checkin), serverNow()),
    slotName(stay.slot),
    t.outcomes[stay.outcome],
    stay.is_change ? t.laterChange : '',
    stay.unpaid > 0 ? t.unpaid(formatPaise(stay.unpaid)) : '',
  ]
    .filter(Boolean)
    .join(', ')

const StayLink = ({ code }: Stay) => <Link to={OFFICE.found(code)}>{code}</Link>

const shortStay = (stay: Stay): Short => ({
  name: <StayLink {...stay} />,
  end: t.wePayAmount(formatPaise(stay.net)),
  line: stayWords(stay),
})

const COLUMNS: readonly Column<Stay>[] = [
  {
    name: t.stay,
    of: (stay) => (
      <>
        <StayLink {...stay} />
        <span className="soft block">{stayWords(stay)}</span>
      </>
    ),
  },
  ...AMOUNTS.map(({ name, of }) => ({
    name,
    isFigure: true,
    isBehindTap: name !== t.wePay,
    of: (stay: Stay) => (of(stay) === 0 ? '' : formatPaise(of(stay))),
  })),
]
