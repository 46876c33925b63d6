import { useState } from 'react'
import type { OfficeStatement } from '#contract/office-books.ts'
import { formatIstDate, formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { address } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { Fact } from '../fact.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { CompanyDocuments } from './company-documents.tsx'
import { Correction } from './correction.tsx'
import { StatementFacts } from './statement-facts.tsx'
import { StayLines } from './stay-lines.tsx'
import * as common from '#words/common.ts'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/statements.ts'

type StatementPageProps = { hotelId: string; month: string }

/**
 * Shows a hotel's month stay by stay. Once the month is closed, it can be changed only by corrections in a later month.
 */
export function StatementPage({ hotelId, month }: StatementPageProps) {
  const params = { hotelId: Number(hotelId), month }
  const asked = useCall('GET /office/statements/{hotelId}/{month}', { params: { hotelId: Number(hotelId), month } })
  const [doing, setDoing] = useState<'close' | 'correct'>()
  const close = () => setDoing(undefined)
  const statement = asked.value
  return (
    <OfficePage
      title={t.statementOf(monthWords(month))}
      line={statement && <Link to={OFFICE.hotel(statement.hotel.id)}>{statement.hotel.name}</Link>}
      tools={statement && <Tools statement={statement} onDo={setDoing} />}
      back={{ to: OFFICE.statements, name: t.statements }}
    >
      <QueryBoundary query={asked}>{(value) => <Parts statement={value} />}</QueryBoundary>
      {doing === 'close' && (
        <ReasonDialog
          title={t.closeMonth}
          button={t.closeForGood}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/statements/{hotelId}/{month}/close', { params, body: { reason }, idempotencyKey })
          }
          onClose={close}
          onDone={(next) => {
            close()
            asked.show(next)
          }}
        >
          <p>{t.nothingMoreIsPosted}</p>
        </ReasonDialog>
      )}
      {doing === 'correct' && (
        <Correction
          hotelId={hotelId}
          onClose={close}
          onDone={() => {
            close()
            void asked.retry()
          }}
        />
      )}
    </OfficePage>
  )
}

type ToolsProps = { statement: OfficeStatement; onDo: (doing: 'close' | 'correct') => void }

function Tools({ statement, onDo }: ToolsProps) {
  const { me } = useOffice()
  const { hotel, month, closed_at: closedAt, obstacle } = statement
  const params = { hotelId: hotel.id, month }
  return (
    <>
      {closedAt === null ? (
        <Badge tone="warn">{t.open}</Badge>
      ) : (
        <Badge tone="trust">
          <Icon name="lock" />
          {t.closedOn(formatIstDate(new Date(closedAt), serverNow()))}
        </Badge>
      )}
      <Button onClick={() => print()}>{t.print}</Button>
      <a
        className="button quiet"
        href={address('/api', '/office/statements/{hotelId}/{month}/csv', { params })}
        download
      >
        <Icon name="download" />
        {t.csv}
      </a>
      {me.role === 'admin' && <Button onClick={() => onDo('correct')}>{t.correction}</Button>}
      {me.role === 'admin' && closedAt === null && obstacle === null && (
        <Button variant="primary" onClick={() => onDo('close')}>
          {common.close}
        </Button>
      )}
    </>
  )
}

function Parts({ statement }: { statement: OfficeStatement }) {
  const { totals, opening, closing, obstacle, closed_at: closedAt, closed_by: by, reason, payable } = statement
  const uncleTakes = totals.commission + totals.gst_on_commission
  return (
    <>
      <section className="panel" aria-label={t.theMonth}>
        <dl className="fact-grid panel-inside">
          <Fact name={t.carriedForward}>{formatPaise(opening)}</Fact>
          <Fact name={t.roomPriceAndGst}>{formatPaise(totals.value + totals.tax)}</Fact>
          <Fact name={t.commissionWithGst}>{formatPaise(-Math.abs(uncleTakes))}</Fact>
          <Fact name={t.takenAtDesk}>{formatPaise(totals.at_desk)}</Fact>
          <Fact name={t.tcsAndTds}>{formatPaise(totals.tcs + totals.tds)}</Fact>
          <Fact name={t.weOweAtItsEnd}>
            <b>{formatPaise(closing)}</b>
          </Fact>
          <Fact name={t.toBePaidOut}>
            {statement.account_ending === null
              ? t.payableWithoutBank(formatPaise(payable))
              : t.payableTo(formatPaise(payable), statement.account_ending)}
          </Fact>
          <Fact name={closedAt === null ? t.closingIt : t.closedBy}>
            {closedAt === null
              ? obstacle === null
                ? t.readyToBeClosed
                : t.obstacles[obstacle]
              : `${by ?? ''}: ${reason ?? ''}`}
          </Fact>
        </dl>
      </section>
      <StatementFacts facts={statement.facts} />
      <StayLines statement={statement} />
      <CompanyDocuments statement={statement} />
      <Paid payouts={statement.payouts} />
    </>
  )
}

function Paid({ payouts }: { payouts: OfficeStatement['payouts'] }) {
  if (payouts.length === 0) return null
  return (
    <section className="panel" aria-labelledby="paid">
      <header>
        <h2 id="paid">{t.paidOut}</h2>
      </header>
      {payouts.map(({ paise, paid_at: at, bank, account_ending: ending, bank_reference: reference }) => (
        <p key={reference} className="side-row">
          <span>
            <b>{formatPaise(paise)}</b>
            <span className="soft block">{t.paidTo(formatIstMoment(new Date(at), serverNow()), bank, ending)}</span>
          </span>
          <span className="digits">{reference}</span>
        </p>
      ))}
    </section>
  )
}
