import type { HotelBankAccount } from '#contract/office-payouts.ts'
import type { HotelTerms } from '#contract/office-terms.ts'
import { formatIstDate, formatIstMoment, istInstant } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { DATED_STATES } from '../proposal.tsx'
import { percentWords } from '../../../../domain/kernel/percent.ts'
import { ProposalsPanel } from './proposals-panel.tsx'
import { ProposeAccount } from './propose-account.tsx'
import { ProposeTerms } from './propose-terms.tsx'
import * as t from '#words/office/hotels.ts'

/** Shows a hotel's terms and bank account, each proposed by one admin and confirmed by another. */
export function HotelMoney({ id }: { id: string }) {
  return (
    <>
      <Terms id={id} />
      <BankAccounts id={id} />
    </>
  )
}

const PAN: Record<HotelTerms['pan'], string> = {
  given: t.panGiven,
  given_small: t.panGivenFreeOfTds,
  missing: 'no PAN',
}

function Terms({ id }: { id: string }) {
  return (
    <ProposalsPanel
      hotelId={id}
      title={t.terms}
      what="the terms"
      empty={t.usualCommissionNotRegistered}
      asked={useCall('GET /office/hotels/{id}/terms', { params: { id } })}
      decide={(body, idempotencyKey) => officeApi.post('/office/terms/decide', { body, idempotencyKey })}
      Propose={ProposeTerms}
    >
      {(terms) => (
        <>
          <Badge tone={DATED_STATES[terms.status].tone}>{DATED_STATES[terms.status].words}</Badge>{' '}
          {terms.commission === null ? t.usualCommission : t.commission(percentWords(terms.commission))}
          <span className="soft block">
            From {formatIstDate(istInstant(terms.from), serverNow())}, {PAN[terms.pan]},{' '}
            {terms.gstin === null ? 'not registered for GST' : t.gst(terms.gstin, terms.legal_name ?? '')}
          </span>
        </>
      )}
    </ProposalsPanel>
  )
}

const ACCOUNT_STATES: Record<HotelBankAccount['status'], { tone: 'trust' | 'warn' | 'dull'; words: string }> = {
  proposed: { tone: 'warn', words: t.proposed },
  waiting: { tone: 'warn', words: t.waits48Hours },
  current: { tone: 'trust', words: t.paidHere },
  earlier: { tone: 'dull', words: t.earlier },
}

function BankAccounts({ id }: { id: string }) {
  return (
    <ProposalsPanel
      hotelId={id}
      title={t.bankDetails}
      what="the bank details"
      empty={t.noneItCannotBePaid}
      asked={useCall('GET /office/hotels/{id}/bank-accounts', { params: { id } })}
      decide={(body, idempotencyKey) => officeApi.post('/office/bank-accounts/decide', { body, idempotencyKey })}
      Propose={ProposeAccount}
    >
      {(account) => (
        <>
          <Badge tone={ACCOUNT_STATES[account.status].tone}>{ACCOUNT_STATES[account.status].words}</Badge>{' '}
          {account.bank}, {account.number ?? `ending ${account.account_ending}`}
          <span className="soft block">
            {account.holder}, {account.ifsc}
            {account.status === 'waiting' &&
              account.counts_from !== null &&
              `, from ${formatIstMoment(new Date(account.counts_from), serverNow())}`}
          </span>
        </>
      )}
    </ProposalsPanel>
  )
}
