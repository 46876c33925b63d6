import { useState } from 'react'
import type { Rate } from '#contract/office-terms.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { closing, DATED_STATES, DecideProposal, ProposalLine, type Deciding } from '../proposal.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { rateWords, ratesByKind, type RateOfKind } from './rates-by-kind.ts'
import { ProposeRate } from './propose-rate.tsx'
import * as t from '#words/office/rates.ts'

/** Lists current, future and proposed rates of commission and taxes, each with its first day. */
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
      <p className="soft">{t.whichRatesCount}</p>
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
          titles={{ confirm: t.confirmRate, drop: t.dropRate }}
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
              <Sentence text={t.compareRate(t.kinds[decided.kind].name, rateWords(decided), dayWords(decided))} />
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
  const { name, of } = t.kinds[kind]
  return (
    <section className="panel" aria-label={name}>
      <header>
        <h2>{now ? `${name}: ${rateWords(now)}` : t.noneYet(name)}</h2>
        {now && <span className="soft">{t.since(dayWords(now))}</span>}
      </header>
      <p className="panel-inside soft">{of}</p>
      {[...proposed, ...next].map((rate) => (
        <div key={rate.id} className="side-row">
          <div>
            <Badge tone={DATED_STATES[rate.status].tone}>{DATED_STATES[rate.status].words}</Badge>{' '}
            <Sentence text={t.rateFrom(rateWords(rate), dayWords(rate))} />
            {rate.id !== null && rate.proposed_by !== null && (
              <ProposalLine
                proposal={{ ...rate, id: rate.id, proposed_by: rate.proposed_by, reason: rate.reason ?? '' }}
                onDecide={onDecide}
              />
            )}
            {rate.confirmed_by !== null && (
              <span className="soft block">
                {t.confirmedBy(rate.proposed_by ?? '', rate.confirmed_by, rate.reason ?? '')}
              </span>
            )}
          </div>
        </div>
      ))}
      {earlier.length > 0 && (
        <div className="panel-foot soft">
          {t.before(earlier.map((rate) => t.earlierRate(rateWords(rate), dayWords(rate))).join(', '))}
        </div>
      )}
    </section>
  )
}
