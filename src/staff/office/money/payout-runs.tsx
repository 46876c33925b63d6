import { useState } from 'react'
import type { Payout, PayoutRun } from '#contract/office-payouts.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { BankFiles } from './bank-files.tsx'
import type { PayoutRequest } from './payout-action.tsx'
import { PayoutActs, payoutLine } from './payout-acts.tsx'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/payouts.ts'

/** Lists all payouts by run, the newest first. */
export function PayoutRuns({ onAct }: { onAct: (wish: PayoutRequest) => void }) {
  const asked = usePages('GET /office/payouts', { query: {} }, ({ has_more }, pages) =>
    has_more ? { skip: pages.flatMap(({ runs }) => runs).length } : undefined,
  )
  return (
    <QueryBoundary query={asked}>
      {(pages) => (
        <>
          {pages[0]?.runs.length === 0 && (
            <section className="panel">
              <EmptyState title={t.noRunYet} actions={<LinkButton to={OFFICE.statements}>{t.toStatements}</LinkButton>}>
                {t.whatAppearsHere}
              </EmptyState>
            </section>
          )}
          {pages
            .flatMap(({ runs }) => runs)
            .map((run) => (
              <Run key={run.id} run={run} onAct={onAct} />
            ))}
          <MoreButton words={t.olderRuns} showMore={asked.showMore} />
        </>
      )}
    </QueryBoundary>
  )
}

const STATES = {
  proposed: { tone: 'warn', words: t.runStates.proposed },
  confirmed: { tone: 'trust', words: t.runStates.confirmed },
  dropped: { tone: 'dull', words: t.runStates.dropped },
} as const

type RunProps = { run: PayoutRun; onAct: (wish: PayoutRequest) => void }

function Run({ run, onAct }: RunProps) {
  const proposedAt = formatIstMoment(new Date(run.proposed_at), serverNow())
  const state = STATES[run.status]
  return (
    <section className="panel" aria-label={t.runOf(proposedAt)}>
      <header>
        <h2>{t.runTotal(formatPaise(run.total), run.count)}</h2>
        <Badge tone={state.tone}>{state.words}</Badge>
      </header>
      <div className="side-row">
        <p className="soft">
          {run.confirmed_by === null
            ? `${run.proposed_by}, ${proposedAt}: ${run.reason}`
            : t.confirmedBy(run.proposed_by, proposedAt, run.reason, run.confirmed_by)}
        </p>
        <RunActs run={run} onAct={onAct} />
      </div>
      <Payouts payouts={run.payouts} onAct={onAct} />
      {run.next !== null && <FurtherPayouts run={run} next={run.next} onAct={onAct} />}
      <BankFiles files={run.files} />
    </section>
  )
}

type PayoutsProps = { payouts: readonly Payout[]; onAct: RunProps['onAct'] }

const Payouts = ({ payouts, onAct }: PayoutsProps) =>
  payouts.map((payout) => (
    <div key={payout.id} className="side-row">
      <p>
        <Link to={OFFICE.statement(payout.hotel.id, payout.month)}>{payout.hotel.name}</Link>,{' '}
        {monthWords(payout.month)}, <b>{formatPaise(payout.paise)}</b>
        <span className="soft block">{t.accountAndState(payout.bank, payout.account_ending, payoutLine(payout))}</span>
      </p>
      <PayoutActs payout={payout} onAct={onAct} />
    </div>
  ))

type FurtherProps = RunProps & { next: string }

/** Shows the further payouts of a large run, two hundred more with each press. */
function FurtherPayouts(props: FurtherProps) {
  const [isShown, setShown] = useState(false)
  const { run } = props
  if (isShown) return <PagesOfRun {...props} />
  return <MoreButton words={t.furtherPayouts(run.count - run.payouts.length)} showMore={async () => setShown(true)} />
}

function PagesOfRun({ run, next, onAct }: FurtherProps) {
  const asked = usePages('GET /office/payouts/{id}', { params: { id: run.id }, query: { after: next } }, (last) =>
    last.next === null ? undefined : { after: last.next },
  )
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        const payouts = pages.flatMap((page) => page.payouts)
        const left = run.count - run.payouts.length - payouts.length
        return (
          <>
            <Payouts payouts={payouts} onAct={onAct} />
            <MoreButton words={t.furtherPayouts(left)} showMore={asked.showMore} />
          </>
        )
      }}
    </QueryBoundary>
  )
}

type MoreProps = { words: string; showMore: (() => Promise<void>) | undefined }

const MoreButton = ({ words, showMore }: MoreProps) =>
  showMore && (
    <div className="panel-foot">
      <button type="button" className="link plain" onClick={() => void showMore()}>
        {words}
      </button>
    </div>
  )

function RunActs({ run, onAct }: RunProps) {
  const { me } = useOffice()
  if (me.role !== 'admin') return null
  if (run.status === 'proposed')
    return (
      <div className="office-tools">
        {!run.is_own && (
          <Button variant="primary" onClick={() => onAct({ act: 'confirm', run })}>
            {t.confirm}
          </Button>
        )}
        <Button onClick={() => onAct({ act: 'drop', run })}>{run.is_own ? t.takeItBack : t.dropIt}</Button>
      </div>
    )
  return run.status === 'confirmed' && run.open.payouts > 0 ? (
    <div className="office-tools">
      <Button onClick={() => onAct({ act: 'file', run })}>
        {run.files[0] ? t.fileAgain(run.files[0].number) : t.fileForBank}
      </Button>
      {run.files.length > 0 && (
        <>
          <Button onClick={() => onAct({ act: 'another', run })}>{t.sendAgain}</Button>
          <Button variant="primary" onClick={() => onAct({ act: 'answer', run })}>
            {t.readAnswer}
          </Button>
        </>
      )}
    </div>
  ) : null
}
