import { useState } from 'react'
import type { Rate } from '#contract/office-terms.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { closing, DATED_STATES, DecideProposal, ProposalLine, type Deciding } from '../proposal.tsx'
import { RATE_WORDS, rateWords, ratesByKind, type RateOfKind } from '../../../../words/en/office/rate-labels.ts'
import { MoneyTabs } from './money-tabs.tsx'
import { ProposeRate } from './propose-rate.tsx'
import * as t from '#words/office/money.ts'

/** Lists commission and taxes with their first days: current, future and proposed rates. */
export function RatesPage() {
  const { me } = useOffice()
  const asked = useCall('GET /office/rates')
  const [isProposing, setProposing] = useState(false)
  const [deciding, setDeciding] = useState<Deciding>()
  const decided = asked.value?.find(({ id }) => id === deciding?.id)
  return (
    <OfficePage
      title={t.rates}
      tools={me.role === 'admin' && <Button onClick={() => setProposing(true)}>{t.proposeRate}</Button>}
    >
      <MoneyTabs />
      <p className="soft">{t.stayIsSettledByRates}</p>
      <QueryBoundary query={asked}>
        {(rates) => ratesByKind(rates).map((rate) => <Kind key={rate.kind} rate={rate} onDecide={setDeciding} />)}
      </QueryBoundary>
      {isProposing && (
        <ProposeRate
          rates={asked.value ?? []}
          onClose={() => setProposing(false)}
          onDone={closing(asked, setProposing)}
        />
      )}
      {deciding && (
        <DecideProposal
          what="the rate"
          deciding={deciding}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/rates/decide', {
              body: { proposal_id: deciding.id, decision: deciding.decision, reason },
              idempotencyKey,
            })
          }
          asked={asked}
          onClose={() => setDeciding(undefined)}
        >
          {decided && (
            <p>
              {RATE_WORDS[decided.kind].name}: <b>{rateWords(decided)}</b> for every stay that ends on{' '}
              {dayWords(decided)} or later. Compare it with the law or the contract first: once its day has come it
              counts for good, and only another rate from a later day replaces it.
            </p>
          )}
        </DecideProposal>
      )}
    </OfficePage>
  )
}

const dayWords = ({ from }: Pick<Rate, 'from'>) => formatIstDate(istInstant(from), serverNow())

type KindProps = { rate: RateOfKind; onDecide: (deciding: Deciding) => void }

function Kind({ rate: { kind, now, next, proposed, earlier }, onDecide }: KindProps) {
  const { name, of } = RATE_WORDS[kind]
  return (
    <section className="panel" aria-label={name}>
      <header>
        <h2>
          {name}: {now ? rateWords(now) : 'none yet'}
        </h2>
        {now && <span className="soft">{t.since(dayWords(now))}</span>}
      </header>
      <p className="panel-inside soft">{of}</p>
      {[...proposed, ...next].map((rate) => (
        <div key={rate.id} className="side-row">
          <div>
            <Badge tone={DATED_STATES[rate.status].tone}>{DATED_STATES[rate.status].words}</Badge>{' '}
            <b>{rateWords(rate)}</b> from {dayWords(rate)}
            {rate.id !== null && rate.proposed_by !== null && (
              <ProposalLine
                proposal={{ ...rate, id: rate.id, proposed_by: rate.proposed_by, reason: rate.reason ?? '' }}
                onDecide={onDecide}
              />
            )}
            {rate.confirmed_by !== null && (
              <span className="soft block">
                {rate.proposed_by}, confirmed by {rate.confirmed_by}: {rate.reason}
              </span>
            )}
          </div>
        </div>
      ))}
      {earlier.length > 0 && (
        <div className="panel-foot soft">
          Before: {earlier.map((rate) => `${rateWords(rate)} from ${dayWords(rate)}`).join(', ')}
        </div>
      )}
    </section>
  )
}
