import type { ReactNode } from 'react'
import type { DeskBill, DeskExtra } from '#contract/desk-bill.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { InvoiceTo } from '../booking/invoice-to.tsx'
import { momentWords, nearWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'

type Line = DeskBill['lines'][number]
type Taking = DeskBill['takings'][number]

type BillLinesProps = {
  bill: DeskBill
  onExtra: (extra: DeskExtra) => void
  onTaking: (taking: Taking) => void
}

/** Describes an extra with its quantity. */
export const extraWords = ({ kind, words: what, quantity }: DeskExtra, { ofBill }: DeskWords): string =>
  ofBill.extra(what ?? ofBill.kinds[kind], quantity)

/** Shows all lines of the bill, oldest first. Cancelled lines are not printed. */
export function BillLines({ bill, onExtra, onTaking }: BillLinesProps) {
  const words = useWords()
  const { ofBill } = words
  return (
    <section className="box desk-receipt">
      <ReceiptHead bill={bill} />
      <InvoiceTo company={bill.invoice_company} />
      <ul>
        {bill.lines.map((line) => (
          <Row key={`${line.what} ${line.until}`} label={lineWords(line, words)} amount={line.amount}>
            {whyWords(line, words)}
          </Row>
        ))}
        {bill.extras.map((extra) => (
          <ExtraRow key={extra.id} extra={extra} canCorrect={bill.can_correct} onWrong={() => onExtra(extra)} />
        ))}
        <Row label={ofBill.total} amount={bill.total} variant="sum" />
        {bill.paid_online > 0 && <Row label={words.billOnline} amount={-bill.paid_online} variant="paid" />}
        {bill.takings.map((taking) => (
          <TakingRow key={taking.id} taking={taking} canCorrect={bill.can_correct} onWrong={() => onTaking(taking)} />
        ))}
        <Row label={ofBill.due} amount={bill.due} variant="sum" />
      </ul>
      <p className="print-only receipt-foot">
        {ofBill.noInvoice}{' '}
        {ofBill.printedAt(`${momentWords(serverNow(), words)}, ${istDateOf(serverNow()).slice(0, 4)}`)}
      </p>
    </section>
  )
}

function ReceiptHead({ bill: { hotel, code, rooms, from, until } }: { bill: DeskBill }) {
  const words = useWords()
  const { ofBill } = words
  const moment = (at: string) => momentWords(new Date(at), words)
  return (
    <div className="print-only receipt-head">
      <p className="receipt-hotel">{hotel}</p>
      <p>
        <b>{ofBill.receipt}</b>
        {code !== null && `, ${ofBill.code(code)}`}, {ofBill.room(rooms.join(', '))}
      </p>
      <p>{ofBill.stay(moment(from), moment(until))}</p>
    </div>
  )
}

function lineWords({ what, percent, until }: Line, words: DeskWords): string {
  if (what === 'tax' && percent !== null) return words.billTax(percent)
  if (what === 'hours' && until !== null) return words.ofBill.hoursUntil(nearWords(new Date(until), serverNow(), words))
  return words.ofBill.lines[what]
}

function whyWords({ usual, reason }: Line, { ofWalkIns }: DeskWords): string | undefined {
  if (reason === null) return undefined
  return usual === null ? ofWalkIns.noUsual(reason) : ofWalkIns.usual(formatRupees(usual), reason)
}

const LOOKS = {
  plain: 'bill-row',
  sum: 'bill-row bill-sum',
  paid: 'bill-row bill-paid',
  back: 'bill-row bill-back',
}

type RowProps = {
  label: ReactNode
  amount: number
  variant?: keyof typeof LOOKS
  isOnPaper?: boolean
  children?: ReactNode
}

const amountWords = (amount: number): string => (amount < 0 ? `− ${formatRupees(-amount)}` : formatRupees(amount))

function Row({ label, amount, variant = 'plain', isOnPaper = true, children }: RowProps) {
  return (
    <li className={isOnPaper ? LOOKS[variant] : `${LOOKS[variant]} no-print`}>
      <div>
        <span>{label}</span>
        {children !== undefined && <div className="bill-more">{children}</div>}
      </div>
      <span className="bill-amount digits">{amountWords(amount)}</span>
    </li>
  )
}

/** Shows a button to correct an entry. Its label names the entry for screen readers. */
function WrongLink({ words, of, onPress }: { words: string; of: string; onPress: () => void }) {
  return (
    <button type="button" className="link bill-wrong no-print" onClick={onPress}>
      {words}
      <span className="visually-hidden">: {of}</span>
    </button>
  )
}

type ExtraRowProps = { extra: DeskExtra; canCorrect: boolean; onWrong: () => void }

function ExtraRow({ extra, canCorrect, onWrong }: ExtraRowProps) {
  const words = useWords()
  const { ofBill } = words
  const near = (at: string) => nearWords(new Date(at), serverNow(), words)
  const isBack = extra.quantity < 0
  const label = extraWords(extra, words)
  return (
    <Row label={label} amount={extra.amount} variant={isBack ? 'back' : 'plain'} isOnPaper={!extra.is_corrected}>
      {extra.reason !== null && (
        <span className="block">
          {ofBill.takenBack}: {extra.reason}
        </span>
      )}
      <span className="no-print">
        {near(extra.at)}, {extra.by}
      </span>
      {extra.denied_at !== null && <b className="bill-denied no-print">{ofBill.denied(near(extra.denied_at))}</b>}
      {canCorrect && !extra.is_corrected && <WrongLink words={ofBill.wrong} of={label} onPress={onWrong} />}
    </Row>
  )
}

type TakingRowProps = { taking: Taking; canCorrect: boolean; onWrong: () => void }

function TakingRow({ taking, canCorrect, onWrong }: TakingRowProps) {
  const words = useWords()
  const { ofMoney } = words
  const { method, receipt, reason, by, at, amount, is_corrected: isCorrected } = taking
  const label = words.methods[method]
  return (
    <Row label={label} amount={-amount} variant={amount < 0 ? 'back' : 'paid'} isOnPaper={!isCorrected}>
      {reason !== null && (
        <span className="block">
          {ofMoney.takenBack}: {reason}
        </span>
      )}
      <span className="no-print">
        {[nearWords(new Date(at), serverNow(), words), receipt, by].filter((part) => part !== null).join(', ')}
      </span>
      <span className="print-only">
        {[momentWords(new Date(at), words), receipt].filter((part) => part !== null).join(', ')}
      </span>
      {canCorrect && !isCorrected && (
        <WrongLink words={ofMoney.wrong} of={`${label} ${formatRupees(amount)}`} onPress={onWrong} />
      )}
    </Row>
  )
}
