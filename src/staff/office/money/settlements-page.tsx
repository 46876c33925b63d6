import { useState } from 'react'
import type { ListedSettlement, OfficeSettlements } from '#contract/office-settlements.ts'
import { formatIstDate, formatIstMoment, istInstant } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { ReadReport } from './read-report.tsx'
import * as t from '#words/office/settlements.ts'

/** Lists the gateway's settlements with their differences, and the payments that no settlement contains. */
export function SettlementsPage() {
  const { me } = useOffice()
  const [isReading, setReading] = useState(false)
  const asked = usePages('GET /office/settlements', { query: {} }, ({ has_more: hasMore }, pages) =>
    hasMore ? { skip: pages.flatMap(({ settlements }) => settlements).length } : undefined,
  )
  const done = () => {
    setReading(false)
    void asked.retry()
  }
  return (
    <OfficePage
      title={t.settlements}
      tools={
        me.role === 'admin' && (
          <Button variant="primary" onClick={() => setReading(true)}>
            {t.readReport}
          </Button>
        )
      }
    >
      <MoneyTabs />
      <p className="soft">{t.whatComesHere}</p>
      <QueryBoundary query={asked}>
        {(pages) => (
          <>
            {pages[0] && pages[0].missing.count > 0 && <Missing missing={pages[0].missing} />}
            <DataList
              label={t.settlements}
              empty={t.none}
              columns={COLUMNS}
              rows={pages.flatMap(({ settlements }) => settlements)}
              keyOf={({ reference }) => reference}
              short={shortOf}
              showMore={asked.showMore}
            />
          </>
        )}
      </QueryBoundary>
      {isReading && <ReadReport onClose={() => setReading(false)} onDone={done} />}
    </OfficePage>
  )
}

const dayOf = ({ day }: ListedSettlement) => formatIstDate(istInstant(day), serverNow())
const Day = (settlement: ListedSettlement) => (
  <Link to={OFFICE.settlement(settlement.reference)}>{dayOf(settlement)}</Link>
)
const STATES = {
  proposed: { tone: 'warn', words: t.waits },
  confirmed: { tone: 'trust', words: t.states.confirmed },
} as const
const State = ({ settlement: { status, different } }: { settlement: ListedSettlement }) => (
  <>
    <Badge tone={STATES[status].tone}>{STATES[status].words}</Badge>{' '}
    {different > 0 && <Badge tone="coral">{t.differ(different)}</Badge>}
  </>
)
const money = (name: string, of: (settlement: ListedSettlement) => number): Column<ListedSettlement> => ({
  name,
  isFigure: true,
  isBehindTap: true,
  of: (settlement) => formatPaise(of(settlement)),
})

const COLUMNS: readonly Column<ListedSettlement>[] = [
  {
    name: t.settlement,
    of: (settlement) => (
      <>
        <Day {...settlement} />
        <span className="soft block">{settlement.utr}</span>
      </>
    ),
  },
  money(t.payments, ({ payments }) => payments),
  money(t.refunds, ({ refunds, adjustments }) => refunds + adjustments),
  money(t.fees, ({ fee }) => -fee),
  money(t.gstOnFees, ({ tax }) => -tax),
  { name: t.toOurBank, isFigure: true, of: ({ net }) => <b>{formatPaise(net)}</b> },
  { name: t.state, of: (settlement) => <State settlement={settlement} /> },
]

const shortOf = (settlement: ListedSettlement): Short => ({
  name: <Day {...settlement} />,
  end: formatPaise(settlement.net),
  line: dotted([
    STATES[settlement.status].words,
    settlement.different > 0 ? t.differ(settlement.different) : t.allMatch,
  ]),
})

type MissingMoney = OfficeSettlements['missing']['money'][number]

const MISSING_COLUMNS: readonly Column<MissingMoney>[] = [
  {
    name: t.booking,
    of: ({ booking, kind }) => (
      <>
        {booking && <Link to={OFFICE.booking(booking.id)}>{booking.code}</Link>}
        <span className="soft block">{t.kinds[kind]}</span>
      </>
    ),
  },
  { name: t.gatewayId, isBehindTap: true, of: ({ reference }) => reference },
  { name: t.when, isBehindTap: true, of: ({ at }) => formatIstMoment(new Date(at), serverNow()) },
  { name: t.amount, isFigure: true, of: ({ paise }) => formatPaise(paise) },
]

const Missing = ({ missing: { count, paise, money: rows } }: { missing: OfficeSettlements['missing'] }) => (
  <>
    <Notice tone="warn">{t.missingWords(count, formatPaise(paise))}</Notice>
    <DataList
      label={t.missing}
      empty={t.allMatch}
      columns={MISSING_COLUMNS}
      rows={rows}
      keyOf={({ kind, reference, at }) => `${kind} ${reference ?? ''} ${at}`}
      short={(one) => ({
        name: one.booking && <Link to={OFFICE.booking(one.booking.id)}>{one.booking.code}</Link>,
        end: formatPaise(one.paise),
        line: dotted([t.kinds[one.kind], formatIstMoment(new Date(one.at), serverNow())]),
      })}
      note={rows.length < count ? t.firstHundred : undefined}
    />
  </>
)
