import { useMemo } from 'react'
import type { UpiAccount } from '#contract/desk-bill.ts'
import { upiLink } from '#domain/desk/upi.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { codePath } from '#web/features/bookings/voucher/code-path.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useScreenAwake } from '#web/lib/use-screen-awake.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type UpiBoxProps = { upi: UpiAccount; amount: number; note: string }

/** Shows the UPI QR code for an amount, with the account and who set it, so that staff notice a swapped account. */
export function UpiBox({ upi, amount, note }: UpiBoxProps) {
  const words = useWords()
  const { ofBill } = words
  const { path, side } = useMemo(() => codePath(upiLink({ ...upi, amount, note })), [upi, amount, note])
  useScreenAwake()
  return (
    <div className="box upi-box">
      <p className="soft">{ofBill.scanToPay}</p>
      <svg
        className="upi-code"
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={ofBill.codeFor(formatRupees(amount))}
      >
        <path d={path} />
      </svg>
      <p className="upi-sum">{formatRupees(amount)}</p>
      <p>{ofBill.toAccount(upi.payee, upi.vpa)}</p>
      <p className="soft">{ofBill.setBy(upi.set_by, nearWords(new Date(upi.set_at), serverNow(), words))}</p>
    </div>
  )
}
