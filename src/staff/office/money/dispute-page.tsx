import type { ReactNode } from 'react'
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
import { useCall } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { NoteForm, OwnerLine, SnoozeButtons } from '../work/work-parts.tsx'
import { DisputeProof } from './dispute-proof.tsx'
import { disputeTone } from './dispute-tone.ts'
import './disputes.css'
import * as t from '#words/office/disputes.ts'
import * as own from '#words/office/work-of.ts'

/** Shows a payment that a guest's bank disputes: the bank's reason, our proof, who bears the loss, and the booking. */
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

/** Shows who looks after the dispute, until when it is snoozed, and colleagues' notes. */
function Work({ dispute: { key, respond_by: by }, onChange }: PartProps & { onChange: () => void }) {
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
              <SnoozeButtons workKey={key} due={by === null ? null : new Date(by)} state={state} onChange={changed} />
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
          <dl className="dispute-lines">
            <FactLine name={t.owedRefunds}>{formatPaise(shares.refunds)}</FactLine>
            <FactLine name={t.fromGuest}>{formatPaise(shares.guest)}</FactLine>
            <FactLine name={t.ourLoss}>{formatPaise(shares.ours)}</FactLine>
          </dl>
          <p className="soft">{isAttended ? t.attended : t.notAttended}</p>
        </>
      )}
    </div>
  </section>
)

const FactLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Payment = ({ dispute: { payment, guest_record: record } }: PartProps) => (
  <section className="panel" aria-labelledby="payment">
    <header>
      <h2 id="payment">{t.payment}</h2>
    </header>
    <dl className="dispute-lines panel-inside">
      <FactLine name={t.gatewayId}>{payment.reference}</FactLine>
      {payment.paise !== null && <FactLine name={t.paid}>{formatPaise(payment.paise)}</FactLine>}
      {payment.paid_at !== null && <FactLine name={t.paidAt}>{momentOf(payment.paid_at)}</FactLine>}
      {payment.method !== null && <FactLine name={t.method}>{payment.method}</FactLine>}
      <FactLine name={t.refundedBefore}>{formatPaise(payment.refunded)}</FactLine>
      {record && <FactLine name={t.stays}>{record.stays}</FactLine>}
      {record && <FactLine name={t.disputeCount}>{record.disputes}</FactLine>}
    </dl>
  </section>
)
