import { useState, type ComponentType, type ReactNode } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import type { StaffQuery } from '../../kit/staff-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { useOffice } from '../office-context.ts'
import {
  closing,
  DecideProposal,
  ProposalLine,
  type Deciding,
  type DecisionTitles,
  type Proposal,
} from '../proposal.tsx'
import * as t from '#words/office/hotel-money.ts'

type Decision = { proposal_id: number; decision: Deciding['decision']; reason: string }

type ProposalsPanelProps<Item> = {
  hotelId: string
  /** the id of its heading, to which the checklist leads */
  panel: string
  title: string
  titles: DecisionTitles
  empty: string
  asked: StaffQuery<Item[]>
  decide: (body: Decision, idempotencyKey: string) => Promise<ApiAnswer<Item[]>>
  Propose: ComponentType<{ id: string; onClose: () => void; onDone: (all: Item[]) => void }>
  children: (item: Item) => ReactNode
}

/** Lists proposals for a hotel that another admin confirms, each after a call to the hotel. */
export function ProposalsPanel<Item extends Proposal>(props: ProposalsPanelProps<Item>) {
  const { hotelId, panel: heading, title, titles, empty, asked, decide, Propose, children } = props
  const { me } = useOffice()
  const [isProposing, setProposing] = useState(false)
  const [deciding, setDeciding] = useState<Deciding>()
  return (
    <section className="panel" aria-labelledby={heading}>
      <header>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {me.role === 'admin' && <Button onClick={() => setProposing(true)}>{t.propose}</Button>}
      </header>
      <QueryBoundary query={asked}>
        {(all) => (
          <>
            {all.length === 0 && <p className="panel-inside soft">{empty}</p>}
            {all.map((item) => (
              <div key={item.id} className="side-row">
                <p>
                  {children(item)}
                  <ProposalLine proposal={item} onDecide={setDeciding} />
                </p>
              </div>
            ))}
          </>
        )}
      </QueryBoundary>
      {isProposing && (
        <Propose id={hotelId} onClose={() => setProposing(false)} onDone={closing(asked, setProposing)} />
      )}
      {deciding && (
        <DecideProposal
          titles={titles}
          deciding={deciding}
          act={(reason, idempotencyKey) =>
            decide({ proposal_id: deciding.id, decision: deciding.decision, reason }, idempotencyKey)
          }
          asked={asked}
          onClose={() => setDeciding(undefined)}
        >
          <p>{t.ringHotelFirst}</p>
        </DecideProposal>
      )}
    </section>
  )
}
