import type { HotelTerms } from '#contract/office-terms.ts'
import type { HotelBankAccount } from '#contract/office-payouts.ts'
import { formatIstDate, formatIstMoment, istInstant } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { officeApi } from '../office-api.ts'
import type { StaffQuery } from '../../kit/staff-calls.ts'
import { useCall } from '../office-calls.ts'
import { DATED_STATES } from '../proposal.tsx'
import { percentWords } from '#domain/kernel/percent.ts'
import { PANELS } from './hotel-states.ts'
import { ProposalsPanel } from './proposals-panel.tsx'
import { ProposeAccount } from './propose-account.tsx'
import { ProposeTerms } from './propose-terms.tsx'
import * as t from '#words/office/hotel-money.ts'

/** `onChange` is called when the checklist's terms or bank details may have changed. */
type HotelMoneyProps = { id: string; onChange: () => void }

/** Shows a hotel's terms and bank account, each proposed by one admin and confirmed by another. */
export function HotelMoney(props: HotelMoneyProps) {
  return (
    <>
      <Terms {...props} />
      <BankAccounts {...props} />
    </>
  )
}

/** Also calls `onChange` after a decision. */
const reporting = <Value,>(asked: StaffQuery<Value>, onChange: () => void): StaffQuery<Value> => ({
  ...asked,
  show: (value) => {
    asked.show(value)
    onChange()
  },
})

const panWords = ({ pan, pan_ending: ending }: HotelTerms) =>
  ending === null ? t.pans[pan] : t.panEnding(t.pans[pan], ending)

function Terms({ id, onChange }: HotelMoneyProps) {
  return (
    <ProposalsPanel
      hotelId={id}
      title={t.terms}
      titles={{ confirm: t.confirmTerms, drop: t.dropTerms }}
      empty={t.usualTerms}
      panel={PANELS.terms}
      asked={reporting(useCall('GET /office/hotels/{id}/terms', { params: { id } }), onChange)}
      decide={(body, idempotencyKey) => officeApi.post('/office/terms/decide', { body, idempotencyKey })}
      Propose={ProposeTerms}
    >
      {(terms) => (
        <>
          <Badge tone={DATED_STATES[terms.status].tone}>{DATED_STATES[terms.status].words}</Badge>{' '}
          {terms.commission === null ? t.usualCommission : t.commission(percentWords(terms.commission))}
          <span className="soft block">
            {t.fromDay(formatIstDate(istInstant(terms.from), serverNow()))}, {panWords(terms)},{' '}
            {terms.gstin === null ? t.notRegisteredForGst : t.gst(terms.gstin, terms.legal_name ?? '')}
          </span>
        </>
      )}
    </ProposalsPanel>
  )
}

const ACCOUNT_STATES: Record<HotelBankAccount['status'], { tone: 'trust' | 'warn' | 'dull'; words: string }> = {
  proposed: { tone: 'warn', words: t.accountStates.proposed },
  waiting: { tone: 'warn', words: t.accountStates.waiting },
  current: { tone: 'trust', words: t.accountStates.current },
  earlier: { tone: 'dull', words: t.accountStates.earlier },
}

function BankAccounts({ id, onChange }: HotelMoneyProps) {
  return (
    <ProposalsPanel
      hotelId={id}
      title={t.bankDetails}
      titles={{ confirm: t.confirmBankDetails, drop: t.dropBankDetails }}
      empty={t.noneCannotBePaid}
      panel={PANELS.bank}
      asked={reporting(useCall('GET /office/hotels/{id}/bank-accounts', { params: { id } }), onChange)}
      decide={(body, idempotencyKey) => officeApi.post('/office/bank-accounts/decide', { body, idempotencyKey })}
      Propose={ProposeAccount}
    >
      {(account) => (
        <>
          <Badge tone={ACCOUNT_STATES[account.status].tone}>{ACCOUNT_STATES[account.status].words}</Badge>{' '}
          {account.number === null
            ? t.accountEnding(account.bank, account.account_ending)
            : `${account.bank}, ${account.number}`}
          <span className="soft block">
            {account.holder}, {account.ifsc}
            {account.status === 'waiting' &&
              account.counts_from !== null &&
              `, ${t.countsFrom(formatIstMoment(new Date(account.counts_from), serverNow()))}`}
          </span>
        </>
      )}
    </ProposalsPanel>
  )
}
