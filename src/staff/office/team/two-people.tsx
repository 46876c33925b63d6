import { useCallback, useState } from 'react'
import type { WaitingProposal } from '#contract/office-proposals.ts'
import { OFFICE_ACTIONS } from '#domain/office/two-people.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { Decide } from '../booking/decide.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/team.ts'

/**
 * Lists the actions that wait for a second person, says whether there is one, and lists which actions need two people.
 */
export function TwoPeople() {
  const asked = useCall('GET /office/proposals')
  const [deciding, setDeciding] = useState<WaitingProposal>()
  const close = useCallback(() => setDeciding(undefined), [])
  const done = () => {
    close()
    void asked.retry()
  }
  return (
    <section className="panel" aria-labelledby="two-people">
      <header>
        <h2 id="two-people">{t.twoPeople}</h2>
      </header>
      <QueryBoundary query={asked}>
        {({ proposals, confirming }) => (
          <>
            {confirming === 0 && (
              <div className="panel-inside">
                <Notice tone="warn">{t.nobodyElseCanConfirm}</Notice>
              </div>
            )}
            {proposals.length === 0 && <p className="panel-inside soft">{t.nothingWaits}</p>}
            <ul>
              {proposals.map((proposal) => (
                <Waiting key={`${proposal.kind} ${proposal.id}`} proposal={proposal} onDecide={setDeciding} />
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
      <details className="panel-inside">
        <summary>{t.whatTakesTwoPeople}</summary>
        <ul>
          {Object.entries(OFFICE_ACTIONS).map(([name, { words, people, counts }]) => (
            <li key={name}>
              {words}: {t.approvals[people]}
              {counts && <span className="soft block">{t.counts(counts)}</span>}
            </li>
          ))}
        </ul>
      </details>
      {deciding && <Decide proposalId={deciding.id} isOwn={deciding.is_own} onClose={close} onDone={done} />}
    </section>
  )
}

/** Returns the page on which a proposal is decided; undefined if there is no such page. */
function pageOf({ kind, id, hotel }: WaitingProposal): string | undefined {
  if (kind === 'payout') return OFFICE.payouts
  if (kind === 'settlement') return OFFICE.settlement(id)
  if (kind === 'bank_line') return OFFICE.bankOf({ state: 'waiting' })
  if (kind === 'rate') return OFFICE.rates
  return (kind === 'bank_account' || kind === 'hotel_terms') && hotel ? OFFICE.hotel(hotel.id) : undefined
}

type WaitingProps = { proposal: WaitingProposal; onDecide: (proposal: WaitingProposal) => void }

function Waiting({ proposal, onDecide }: WaitingProps) {
  const { me } = useOffice()
  const { kind, proposed_by: by, reason, at, is_own: isOwn, booking, hotel } = proposal
  const page = pageOf(proposal)
  const about = [booking?.code, hotel?.name].filter(Boolean).join(', ')
  return (
    <li className="side-row">
      <p>
        <b>{OFFICE_ACTIONS[kind].words}</b>
        {about && <span className="block">{about}</span>}
        <span className="soft block">
          {by}, {formatIstMoment(new Date(at), serverNow())}: {reason}
        </span>
      </p>
      {page && <LinkButton to={page}>{t.open}</LinkButton>}
      {!page && me.role === 'admin' && (
        <Button onClick={() => onDecide(proposal)}>{isOwn ? common.takeBack : common.decide}</Button>
      )}
    </li>
  )
}
