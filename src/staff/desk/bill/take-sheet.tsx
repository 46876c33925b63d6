import type { DeskBill } from '#contract/desk-bill.ts'
import type { TakingMethod } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { useMoneyFields } from '../booking/money-fields.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import { BILL_CALLS, type BillOf } from './bill-of.ts'
import { UpiBox } from './upi-box.tsx'

type TakeSheetProps = {
  of: BillOf
  bill: DeskBill
  /** the preselected payment method, and whether only a part is paid */
  first: { method?: TakingMethod; isPart?: boolean }
  onTaken: () => void
  onClose: () => void
}

/** Shows a form for a payment at the desk, with a UPI QR code for the amount. */
export function TakeSheet({ of, bill, first, onTaken, onClose }: TakeSheetProps) {
  const words = useWords()
  const taking = usePost(BILL_CALLS[of.kind].take, { params: { id: of.id } })
  const { choice, amount, paid, fields } = useMoneyFields({ due: bill.due, first })
  const take = async () => {
    if (!paid) return
    const answer = await taking.send(paid)
    if (!answer?.ok) return
    onTaken()
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={words.takeNow(formatRupees(bill.due))}
      button={words.taken(formatRupees(amount))}
      isBlocked={!paid}
      sending={taking}
      onSubmit={() => void take()}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{words.takeWords}</p>
          {fields}
          {choice === 'upi' && bill.upi && paid && <UpiBox upi={bill.upi} amount={amount} note={bill.upi_note} />}
        </>
      )}
    </DeskForm>
  )
}
