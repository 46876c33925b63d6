import { useCallback, useState } from 'react'
import type { HotelBankAccount } from '#contract/office-payouts.ts'
import type { HotelTerms } from '#contract/office-terms.ts'
import { formatIstDate, formatIstMoment, istInstant } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { AskedBox } from '../asked-box.tsx'
import { officeApi } from '../office-api.ts'
import { useOffice } from '../office-context.ts'
import { closing, DATED_STATES, DecideProposal, ProposalLine, type Deciding } from '../proposal.tsx'
import { useAsked } from '../use-asked.ts'
import { percentWords } from '../words/percent.ts'
import { ProposeAccount } from './propose-account.tsx'
import { ProposeTerms } from './propose-terms.tsx'

/** What was agreed with a hotel, and where it is paid: each proposed by one admin and confirmed by another. */
export function HotelMoney({ id }: { id: string }) {
  return (
    <>
      <Terms id={id} />
      <BankAccounts id={id} />
    </>
  )
}

const PAN: Record<HotelTerms['pan'], string> = {
  given: 'PAN given',
  given_small: 'PAN given, free of TDS up to the yearly amount',
  missing: 'no PAN',
}

function Terms({ id }: { id: string }) {
  const { me } = useOffice()
  const load = useCallback(
    (signal?: AbortSignal) => officeApi.get('/office/hotels/{id}/terms', { params: { id }, signal }),
    [id],
  )
  const asked = useAsked(load)
  const [isProposing, setProposing] = useState(false)
  const [deciding, setDeciding] = useState<Deciding>()
  return (
    <section className="panel" aria-labelledby="terms">
      <header>
        <h2 id="terms">Terms</h2>
        {me.role === 'admin' && <Button onClick={() => setProposing(true)}>Propose</Button>}
      </header>
      <AskedBox asked={asked}>
        {(all) => (
          <>
            {all.length === 0 && <p className="panel-inside soft">The usual commission; not registered for GST.</p>}
            {all.map((terms) => (
              <div key={terms.id} className="side-row">
                <p>
                  <Badge tone={DATED_STATES[terms.status].tone}>{DATED_STATES[terms.status].words}</Badge>{' '}
                  {terms.commission === null ? 'Usual commission' : `Commission ${percentWords(terms.commission)}`}
                  <span className="soft block">
                    From {formatIstDate(istInstant(terms.from), serverNow())}, {PAN[terms.pan]},{' '}
                    {terms.gstin === null ? 'not registered for GST' : `GST ${terms.gstin}, ${terms.legal_name ?? ''}`}
                  </span>
                  <ProposalLine proposal={terms} onDecide={setDeciding} />
                </p>
              </div>
            ))}
          </>
        )}
      </AskedBox>
      {isProposing && (
        <ProposeTerms id={id} onClose={() => setProposing(false)} onDone={closing(asked, setProposing)} />
      )}
      {deciding && (
        <DecideProposal
          what="the terms"
          deciding={deciding}
          act={(reason) =>
            officeApi.post('/office/terms/decide', {
              body: { proposal_id: deciding.id, decision: deciding.decision, reason },
            })
          }
          asked={asked}
          onClose={() => setDeciding(undefined)}
        >
          <p>Ring the hotel by a number you know before you confirm: letters and emails are forged.</p>
        </DecideProposal>
      )}
    </section>
  )
}

const ACCOUNT_STATES: Record<HotelBankAccount['status'], { tone: 'trust' | 'warn' | 'dull'; words: string }> = {
  proposed: { tone: 'warn', words: 'Proposed' },
  waiting: { tone: 'warn', words: 'Waits 48 hours' },
  current: { tone: 'trust', words: 'Paid here' },
  earlier: { tone: 'dull', words: 'Earlier' },
}

function BankAccounts({ id }: { id: string }) {
  const { me } = useOffice()
  const load = useCallback(
    (signal?: AbortSignal) => officeApi.get('/office/hotels/{id}/bank-accounts', { params: { id }, signal }),
    [id],
  )
  const asked = useAsked(load)
  const [isProposing, setProposing] = useState(false)
  const [deciding, setDeciding] = useState<Deciding>()
  return (
    <section className="panel" aria-labelledby="bank">
      <header>
        <h2 id="bank">Bank details</h2>
        {me.role === 'admin' && <Button onClick={() => setProposing(true)}>Propose</Button>}
      </header>
      <AskedBox asked={asked}>
        {(accounts) => (
          <>
            {accounts.length === 0 && <p className="panel-inside soft">None: it cannot be paid yet.</p>}
            {accounts.map((account) => (
              <div key={account.id} className="side-row">
                <p>
                  <Badge tone={ACCOUNT_STATES[account.status].tone}>{ACCOUNT_STATES[account.status].words}</Badge>{' '}
                  {account.bank}, {account.number ?? `ending ${account.account_ending}`}
                  <span className="soft block">
                    {account.holder}, {account.ifsc}
                    {account.status === 'waiting' &&
                      account.counts_from !== null &&
                      `, from ${formatIstMoment(new Date(account.counts_from), serverNow())}`}
                  </span>
                  <ProposalLine proposal={account} onDecide={setDeciding} />
                </p>
              </div>
            ))}
          </>
        )}
      </AskedBox>
      {isProposing && (
        <ProposeAccount id={id} onClose={() => setProposing(false)} onDone={closing(asked, setProposing)} />
      )}
      {deciding && (
        <DecideProposal
          what="the bank details"
          deciding={deciding}
          act={(reason) =>
            officeApi.post('/office/bank-accounts/decide', {
              body: { proposal_id: deciding.id, decision: deciding.decision, reason },
            })
          }
          asked={asked}
          onClose={() => setDeciding(undefined)}
        >
          <p>Ring the hotel by a number you know before you confirm: letters and emails are forged.</p>
        </DecideProposal>
      )}
    </section>
  )
}
