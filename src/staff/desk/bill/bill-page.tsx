import { useState } from 'react'
import type { DeskBill, DeskExtra } from '#contract/desk-bill.ts'
import { EXTRA_KINDS, type ExtraKind } from '#domain/desk/extras.ts'
import type { TakingMethod } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { PressNotice } from '../press-notice.tsx'
import { useWords } from '../words/use-words.ts'
import { AddExtra } from './add-extra.tsx'
import { BILL_CALLS, type BillOf } from './bill-of.ts'
import { BillLines } from './bill-lines.tsx'
import { CorrectExtra } from './correct-extra.tsx'
import { CorrectTaking } from './correct-taking.tsx'
import { TakeSheet } from './take-sheet.tsx'
import { UpiBox } from './upi-box.tsx'
import './bill.css'

const backOf = ({ kind, id }: BillOf): string => (kind === 'booking' ? DESK.booking(id) : DESK.walkIn(id))

/** Shows the bill with payments and the amount due. When printed, it is the receipt. */
export function BillPage({ of }: { of: BillOf }) {
  const words = useWords()
  const called = useCall(BILL_CALLS[of.kind].read, { params: { id: of.id } })
  const { value: bill, refusal } = called
  if (bill) return <ShownBill of={of} bill={bill} onChange={called.show} onAgain={() => void called.retry()} />
  return (
    <DeskPage title={words.ofBill.bill} backTo={backOf(of)}>
      {refusal?.code === 'NOT_FOUND' ? <Notice tone="danger">{words.pageMissing}</Notice> : <CallState of={called} />}
    </DeskPage>
  )
}

type ShownProps = { of: BillOf; bill: DeskBill; onChange: (bill: DeskBill) => void; onAgain: () => void }

type Asking =
  | { what: 'take'; method?: TakingMethod; isPart?: boolean }
  | { what: 'add'; kind: ExtraKind }
  | { what: 'extra'; extra: DeskExtra }
  | { what: 'taking'; taking: DeskBill['takings'][number] }

function ShownBill({ of, bill, onChange, onAgain }: ShownProps) {
  const words = useWords()
  const { ofBill } = words
  const [asking, setAsking] = useState<Asking>()
  const taking = usePost(BILL_CALLS[of.kind].take, { params: { id: of.id }, about: 'upi' })
  const { due, upi } = bill
  // A cancelled booking accepts no payments.
  const isPayable = due > 0 && bill.can_correct
  const takeByUpi = async () => {
    const answer = await taking.send({ amount: due, method: 'upi' })
    if (answer) onAgain()
  }
  const sheet = { of, onClose: () => setAsking(undefined) }
  return (
    <DeskPage
      title={ofBill.billOf(bill.rooms.join(', '))}
      line={[bill.name, bill.code].filter((part) => part !== null).join(', ')}
      backTo={backOf(of)}
      bar={
        isPayable &&
        (upi ? (
          <Button variant="primary" className="big" aria-disabled={taking.isBusy} onClick={() => void takeByUpi()}>
            <Icon name="check" />
            {ofBill.hasCome(formatRupees(due))}
          </Button>
        ) : (
          <Button variant="primary" className="big" onClick={() => setAsking({ what: 'take' })}>
            <Icon name="indian-rupee" />
            {words.takeNow(formatRupees(due))}
          </Button>
        ))
      }
    >
      <h1 className="visually-hidden no-print">{ofBill.billOf(bill.rooms.join(', '))}</h1>
      <div className="no-print flow empty:hidden">
        <PressNotice sending={taking} />
        {bill.too_much > 0 && <Notice tone="warn">{ofBill.tooMuch(formatRupees(bill.too_much))}</Notice>}
      </div>
      {isPayable && (
        <section className="flow no-print">
          {upi ? <UpiBox upi={upi} amount={due} note={bill.upi_note} /> : <p className="soft">{ofBill.noUpi}</p>}
          <Ways onTake={(way) => setAsking({ what: 'take', ...way })} />
        </section>
      )}
      <BillLines
        bill={bill}
        onExtra={(extra) => setAsking({ what: 'extra', extra })}
        onTaking={(wrong) => setAsking({ what: 'taking', taking: wrong })}
      />
      <section className="flow no-print">
        <h2 className="small-heading">{ofBill.add}</h2>
        {bill.can_add ? (
          <div className="bill-kinds">
            {EXTRA_KINDS.map((kind) => (
              <button key={kind} type="button" className="chip" onClick={() => setAsking({ what: 'add', kind })}>
                <Icon name="plus" />
                {ofBill.kinds[kind]}
              </button>
            ))}
          </div>
        ) : (
          <p className="soft">{ofBill.addClosed}</p>
        )}
        <Button className="w-full" onClick={() => window.print()}>
          <Icon name="receipt-text" />
          {ofBill.print}
        </Button>
      </section>
      {asking?.what === 'take' && <TakeSheet {...sheet} bill={bill} first={asking} onTaken={onAgain} />}
      {asking?.what === 'add' && <AddExtra {...sheet} bill={bill} kind={asking.kind} onAdded={onChange} />}
      {asking?.what === 'extra' && <CorrectExtra {...sheet} extra={asking.extra} onCorrected={onChange} />}
      {asking?.what === 'taking' && <CorrectTaking {...sheet} taking={asking.taking} onCorrected={onAgain} />}
    </DeskPage>
  )
}

type Way = { method?: TakingMethod; isPart?: boolean }

/** Shows the other ways to pay: cash, card, or only a part. */
function Ways({ onTake }: { onTake: (way: Way) => void }) {
  const words = useWords()
  return (
    <div className="bill-ways">
      <Button onClick={() => onTake({ method: 'cash' })}>{words.methods.cash}</Button>
      <Button onClick={() => onTake({ method: 'card' })}>{words.methods.card}</Button>
      <Button onClick={() => onTake({ isPart: true })}>{words.ofMoney.part}</Button>
    </div>
  )
}
