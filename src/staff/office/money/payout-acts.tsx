import type { Payout } from '#contract/office-payouts.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { useOffice } from '../office-context.ts'
import type { PayoutRequest } from './payout-action.tsx'
import * as t from '#words/office/payouts.ts'

const at = (moment: string | null) => (moment === null ? '' : formatIstMoment(new Date(moment), serverNow()))

/** Describes the latest event of a payout, and when it happened. */
export function payoutLine(payout: Payout): string {
  switch (payout.state) {
    case 'refused':
      return t.refusedByBank(at(payout.refused_at), payout.refusal ?? '')
    case 'returned':
      return t.cameBack(at(payout.returned_at))
    case 'paid':
      return t.paid(at(payout.paid_at), payout.bank_reference ?? '')
    case 'sent':
      return t.sent(at(payout.sent_at))
    case 'proposed':
    case 'confirmed':
    case 'dropped':
      return t.notSentYet
    default:
      return payout.state satisfies never
  }
}

/** Whether an admin can still record an outcome of the payout. */
export const hasActs = ({ state }: Payout): boolean => state === 'paid' || state === 'sent' || state === 'confirmed'

type ActsProps = { payout: Payout; onAct: (wish: PayoutRequest) => void }

/** Shows the buttons with which an admin records that a payout was paid, returned or refused by the bank. */
export function PayoutActs({ payout, onAct }: ActsProps) {
  const { me } = useOffice()
  if (me.role !== 'admin' || !hasActs(payout)) return null
  if (payout.state === 'paid') return <Button onClick={() => onAct({ act: 'returned', payout })}>{t.itCameBack}</Button>
  return (
    <div className="office-tools">
      {payout.state === 'sent' && <Button onClick={() => onAct({ act: 'refused', payout })}>{t.bankRefusedIt}</Button>}
      <Button onClick={() => onAct({ act: 'paid', payout })}>{t.itIsPaid}</Button>
    </div>
  )
}
