import { useState } from 'react'
import type { OfficeSettlement } from '#contract/office-settlements.ts'
import { formatIstDate, formatIstMoment, istInstant } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CsvLink, DataTable, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { Fact } from '../fact.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { differenceWords } from './difference-words.ts'
import './settlements.css'
import * as t from '#words/office/settlements.ts'

type Decision = 'confirm' | 'drop'

/** Shows a settlement line by line next to our books, and lets a second admin post it. */
export function SettlementPage({ id }: { id: string }) {
  const asked = useCall('GET /office/settlements/{reference}', { params: { reference: id } })
  const found = asked.value
  return (
    <OfficePage
      title={found ? t.settlementOf(formatIstDate(istInstant(found.day), serverNow())) : t.aSettlement}
      line={found && t.fromFile(found.reference, found.utr, found.file_name)}
      tools={<CsvLink href={`/api/office/settlements/${encodeURIComponent(id)}/csv`} />}
      back={{ to: OFFICE.settlements, name: t.settlements }}
    >
      <QueryBoundary query={asked}>
        {(settlement) => (
          <>
            <Sums settlement={settlement} />
            <People settlement={settlement} onDone={() => void asked.retry()} />
            <WhatToDo settlement={settlement} />
            <Lines settlement={settlement} />
          </>
        )}
      </QueryBoundary>
    </OfficePage>
  )
}

const Sums = ({ settlement: { payments, refunds, adjustments, fee, tax, net } }: { settlement: OfficeSettlement }) => (
  <section className="panel" aria-label={t.settlement}>
    <dl className="fact-grid settlement-sums panel-inside">
      <Fact name={t.payments}>{formatPaise(payments)}</Fact>
      <Fact name={t.refunds}>{formatPaise(refunds)}</Fact>
      {adjustments !== 0 && <Fact name={t.adjustments}>{formatPaise(adjustments)}</Fact>}
      <Fact name={t.fees}>{formatPaise(-fee)}</Fact>
      <Fact name={t.gstOnFees}>{formatPaise(-tax)}</Fact>
      <Fact name={t.toOurBank}>
        <b>{formatPaise(net)}</b>
      </Fact>
    </dl>
  </section>
)

type PartProps = { settlement: OfficeSettlement; onDone: () => void }

/** Shows who proposed and who confirmed the settlement, and what another admin can do with it. */
function People({ settlement, onDone }: PartProps) {
  const { me } = useOffice()
  const [decision, setDecision] = useState<Decision>()
  const { proposed_by: by, proposed_at: at, reason, confirmed_by: second, status, is_own: isOwn } = settlement
  const proposed = formatIstMoment(new Date(at), serverNow())
  const done = () => {
    setDecision(undefined)
    onDone()
  }
  return (
    <section className="panel" aria-labelledby="books">
      <header>
        <h2 id="books">{t.intoTheBooks}</h2>
        <Badge tone={second === null ? 'warn' : 'trust'}>{t.states[status]}</Badge>
      </header>
      <div className="side-row">
        <p className="soft">
          {second === null ? t.proposedBy(by, proposed, reason) : t.confirmedBy(by, proposed, reason, second)}
        </p>
        {me.role === 'admin' && second === null && (
          <div className="office-tools">
            {!isOwn && (
              <Button variant="primary" onClick={() => setDecision('confirm')}>
                {t.confirm}
              </Button>
            )}
            <Button onClick={() => setDecision('drop')}>{t.drop}</Button>
          </div>
        )}
      </div>
      {decision && (
        <Decide settlement={settlement} decision={decision} onClose={() => setDecision(undefined)} onDone={done} />
      )}
    </section>
  )
}

type DecideProps = PartProps & { decision: Decision; onClose: () => void }

function Decide({ settlement, decision, onClose, onDone }: DecideProps) {
  const { reference, fingerprint, net, utr, proposed_by: by, different } = settlement
  const isConfirmed = decision === 'confirm'
  return (
    <ReasonDialog
      title={isConfirmed ? t.confirmSettlement : t.dropSettlement}
      about={reference}
      button={isConfirmed ? t.postIt(formatPaise(net)) : t.drop}
      variant={isConfirmed ? 'primary' : 'danger'}
      act={(reason, idempotencyKey) =>
        officeApi.post('/office/settlements/decide', {
          body: { settlements: [{ reference, fingerprint }], decision, reason },
          idempotencyKey,
        })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>{isConfirmed ? t.compareWithBank(by, utr, formatPaise(net)) : t.canBeReadAgain}</p>
      {isConfirmed && different > 0 && <Notice tone="warn">{t.openDifferences(different)}</Notice>}
    </ReasonDialog>
  )
}

type Line = OfficeSettlement['lines'][number]

/** Says what to do about each kind of difference in this settlement. */
function WhatToDo({ settlement: { lines } }: { settlement: OfficeSettlement }) {
  const kinds = [...new Set(lines.flatMap(({ differences }) => differences.map(({ kind }) => kind)))]
  if (kinds.length === 0) return null
  return (
    <Notice tone="warn">
      <p>{t.toDo}</p>
      <ul className="dotted-list">
        {kinds.map((kind) => (
          <li key={kind}>
            <b>{t.differences[kind]('', '').replace(/: $/, '')}</b>: {t.whatToDo[kind]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const InBooks = ({ line: { differences } }: { line: Line }) =>
  differences.length === 0 ? (
    <Badge tone="trust">{t.matches}</Badge>
  ) : (
    differences.map((one) => (
      <Badge key={one.kind} tone={one.kind === 'other_fee' || one.kind === 'other_tax' ? 'warn' : 'coral'}>
        {differenceWords(one)}
      </Badge>
    ))
  )

const About = ({ line: { booking } }: { line: Line }) =>
  booking ? <Link to={OFFICE.booking(booking.id)}>{booking.code}</Link> : t.noBooking

const figure = (name: string, of: (line: Line) => number): Column<Line> => ({
  name,
  isFigure: true,
  isBehindTap: true,
  of: (line) => (of(line) === 0 ? '' : formatPaise(of(line))),
})

const COLUMNS: readonly Column<Line>[] = [
  {
    name: t.line,
    of: (line) => (
      <>
        {line.reference}
        <span className="soft block">
          {t.kinds[line.kind]}, <About line={line} />
        </span>
      </>
    ),
  },
  figure(t.amount, ({ amount }) => amount),
  figure(t.fee, ({ fee }) => -fee),
  figure(t.gstOnFee, ({ tax }) => -tax),
  figure(t.toOurBank, ({ net }) => net),
  { name: t.inOurBooks, of: (line) => <InBooks line={line} /> },
]

const shortOf = (line: Line): Short => ({
  name: <About line={line} />,
  end: formatPaise(line.amount),
  line: (
    <>
      {dotted([
        t.kinds[line.kind],
        line.differences.length === 0 ? t.matches : line.differences.map(differenceWords).join(', '),
      ])}
      <span className="block">{line.reference}</span>
    </>
  ),
})

const Lines = ({ settlement: { lines, different } }: { settlement: OfficeSettlement }) => (
  <section className="panel" aria-labelledby="lines">
    <header>
      <h2 id="lines">{t.linesAndDifferences(lines.length, different)}</h2>
      {different > 0 && <span className="soft">{t.differencesFirst}</span>}
    </header>
    <DataTable
      columns={COLUMNS}
      rows={lines}
      keyOf={({ kind, reference }) => `${kind} ${reference}`}
      short={shortOf}
      roomFrom={62}
    />
  </section>
)
