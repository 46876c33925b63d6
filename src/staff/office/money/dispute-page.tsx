import { useState } from 'react'
import type { OfficeDispute } from '#contract/office-disputes.ts'
import { moneyOf } from '#domain/disputes/dispute-state.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BookingTimeline } from '../booking/timeline.tsx'
import { Fact } from '../fact.tsx'
import { useCall } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { NoteForm, OwnerLine } from '../work/work-parts.tsx'
import { DisputeProof } from './dispute-proof.tsx'
import { disputeTone } from './dispute-tone.ts'
import * as t from '#words/office/disputes.ts'
import * as own from '#words/office/work-of.ts'

/** Shows a payment that a guest's bank disputes: what the bank says, our proof, who bears it, and the booking. */
export function DisputePage({ id }: { id: string }) {
  const asked = useCall('GET /office/disputes/{reference}', { params: { reference: id } })
  const found = asked.value
  return (
    <OfficePage
      title={found ? t.disputeOf(formatPaise(found.paise)) : t.aDispute}
      line={found && <About dispute={found} />}
      tools={found && <State dispute={found} />}
      back={{ to: OFFICE.disputes, name: t.disputes }}
    >
      <QueryBoundary query={asked}>
        {(dispute) => (
          <div className="office-columns">
            <div>
              <BankSays dispute={dispute} />
              <DisputeProof dispute={dispute} onChange={asked.show} />
              <BookingTimeline entries={dispute.timeline} />
            </div>
            <div>
              {dispute.waits && <Work dispute={dispute} onChange={() => void asked.retry()} />}
              <HowFar dispute={dispute} />
              <IfLost dispute={dispute} />
              <Payment dispute={dispute} />
            </div>
          </div>
        )}
      </QueryBoundary>
    </OfficePage>
  )
}

const momentOf = (iso: string) => formatIstMoment(new Date(iso), serverNow())

const About = ({ dispute: { guest, booking, hotel, city, reference } }: { dispute: OfficeDispute }) => (
  <>
    {booking && <Link to={OFFICE.booking(booking.id)}>{booking.code}</Link>}{' '}
    {[guest, hotel, city, reference].filter(Boolean).join(', ')}
  </>
)

const State = ({ dispute: { status, waits, respond_by: by } }: { dispute: OfficeDispute }) =>
  waits && by !== null ? (
    <Badge tone={new Date(by) < serverNow() ? 'coral' : 'warn'}>
      <Icon name="clock" />
      {t.answerByMoment(momentOf(by))}
    </Badge>
  ) : (
    <Badge tone={disputeTone(status)}>{t.statuses[status]}</Badge>
  )

type PartProps = { dispute: OfficeDispute }

const BankSays = ({ dispute }: PartProps) => (
  <section className="panel" aria-labelledby="bank">
    <header>
      <h2 id="bank">{t.bankSays}</h2>
    </header>
    <div className="panel-inside flow">
      <p>
        {dispute.reason === null
          ? `${t.withoutReason} ${t.phases[dispute.phase]}.`
          : t.reasonAndPhase(dispute.reason, t.phases[dispute.phase])}
      </p>
      {dispute.if_lost && <p>{moneyOf(dispute) === 'held' ? t.held(formatPaise(dispute.paise)) : t.nothingHeld}</p>}
      {dispute.payment.paise === null && <Notice tone="warn">{t.unknownPayment}</Notice>}
      {dispute.payment.refunded > 0 && (
        <Notice tone="warn">{t.refundedAlready(formatPaise(dispute.payment.refunded))}</Notice>
      )}
    </div>
  </section>
)

/** Who looks after it, and the notes of colleagues. */
function Work({ dispute: { key }, onChange }: PartProps & { onChange: () => void }) {
  const asked = useCall('GET /office/work', { query: { key } })
  return (
    <section className="panel" aria-label={own.owner}>
      <QueryBoundary query={asked}>
        {(state) => {
          const changed = (next: typeof state) => {
            asked.show(next)
            onChange()
          }
          return (
            <div className="panel-inside flow">
              <OwnerLine workKey={key} state={state} onChange={changed} />
              <NoteForm workKey={key} onChange={changed} />
              <ul className="dotted-list">
                {state.entries
                  .filter(({ kind }) => kind === 'note')
                  .map(({ at, by, text }) => (
                    <li key={`${at} ${by} ${text}`}>
                      <b>{by}</b>, {momentOf(at)}: {text}
                    </li>
                  ))}
              </ul>
            </div>
          )
        }}
      </QueryBoundary>
    </section>
  )
}

const HowFar = ({ dispute: { reports } }: PartProps) => (
  <section className="panel" aria-labelledby="how-far">
    <header>
      <h2 id="how-far">{t.howFar}</h2>
    </header>
    <ul className="panel-inside dotted-list">
      {reports.map(({ status, at }) => (
        <li key={`${status} ${at}`}>{t.statusAt(t.statuses[status], momentOf(at))}</li>
      ))}
    </ul>
  </section>
)

const IfLost = ({ dispute: { if_lost: shares, is_attended: isAttended } }: PartProps) => (
  <section className="panel" aria-labelledby="if-lost">
    <header>
      <h2 id="if-lost">{t.inBooks}</h2>
    </header>
    <div className="panel-inside flow">
      {shares === null ? (
        <p className="soft">{t.decided}</p>
      ) : (
        <>
          <dl className="account-lines">
            <ShareLine name={t.owedRefunds} paise={shares.refunds} />
            <ShareLine name={t.fromGuest} paise={shares.guest} />
            <ShareLine name={t.ourLoss} paise={shares.ours} />
          </dl>
          <p className="soft">{isAttended ? t.attended : t.notAttended}</p>
        </>
      )}
    </div>
  </section>
)

const ShareLine = ({ name, paise }: { name: string; paise: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatPaise(paise)}</dd>
  </div>
)

const Payment = ({ dispute: { payment, guest_record: record } }: PartProps) => (
  <section className="panel" aria-labelledby="payment">
    <header>
      <h2 id="payment">{t.payment}</h2>
    </header>
    <dl className="fact-grid two panel-inside">
      <Fact name={t.gatewayId}>{payment.reference}</Fact>
      {payment.paise !== null && <Fact name={t.paid}>{formatPaise(payment.paise)}</Fact>}
      {payment.paid_at !== null && <Fact name={t.paidAt}>{momentOf(payment.paid_at)}</Fact>}
      {payment.method !== null && <Fact name={t.method}>{payment.method}</Fact>}
      <Fact name={t.refundedBefore}>{formatPaise(payment.refunded)}</Fact>
      {record && <Fact name={t.stays}>{record.stays}</Fact>}
      {record && <Fact name={t.disputeCount}>{record.disputes}</Fact>}
    </dl>
  </section>
)
