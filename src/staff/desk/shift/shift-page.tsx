import { useState } from 'react'
import type { DeskRow } from '#contract/desk.ts'
import type { Shift } from '#contract/desk-shift.ts'
import { TAKING_METHODS } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { CallState } from '../call-state.tsx'
import { useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { CachedNote } from '../cached-note.tsx'
import { DayRow } from '../today/day-row.tsx'
import { WalkInRow } from '../today/walk-in-row.tsx'
import { momentWords, nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { ConfirmShifts, EndedShifts } from './ended-shifts.tsx'
import { EndShift } from './end-shift.tsx'
import { PayOut } from './pay-out.tsx'
import { Unpaid } from './unpaid.tsx'
import './shift.css'

/** Shows the payments of the shift, what guests still owe, and the hand-over (desk-and-office, "The desk"). */
export function ShiftPage() {
  const words = useWords()
  const called = useCall('GET /desk/shift')
  const { value: shift, show } = called
  const { ofShift } = words
  return (
    <DeskPage title={ofShift.shift} backTo={DESK.more}>
      <h1>{ofShift.shift}</h1>
      {called.cachedAt !== undefined && <CachedNote at={called.cachedAt} />}
      <CallState of={called} />
      {shift && (
        <>
          <p className="soft">
            {shift.began_at ? ofShift.since(momentWords(new Date(shift.began_at), words)) : ofShift.first}
          </p>
          <ConfirmShifts shift={shift} onDone={show} />
          <CashBox shift={shift} onDone={show} />
          <EndShift key={shift.ended[0]?.id} shift={shift} onDone={show} />
          <Takings shift={shift} />
          <Rows title={ofShift.stillDue} rows={shift.still_due} walkIns={shift.walk_ins_still_due} />
          <Unpaid shift={shift} onDone={show} />
          <Rows title={ofShift.unmarked} rows={shift.unmarked} empty={ofShift.allMarked} />
          <EndedShifts shift={shift} />
        </>
      )}
    </DeskPage>
  )
}

function CashBox({ shift, onDone }: { shift: Shift; onDone: (shift: Shift) => void }) {
  const words = useWords()
  const { ofShift } = words
  const [isPayingOut, setPayingOut] = useState(false)
  const cash = shift.taken.find(({ method }) => method === 'cash')
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofShift.cashBox}</h2>
      <dl className="shift-sums">
        <Sum label={ofShift.atStart} amount={shift.began_with} />
        {cash && <Sum label={ofShift.cashTaken(cash.entries)} amount={cash.amount} />}
        {shift.paid_out.map(({ what, amount, at }) => (
          <Sum key={at} label={ofShift.paidOut(what)} amount={-amount} />
        ))}
        <Sum label={ofShift.shouldBe} amount={shift.cash_box} isSum />
      </dl>
      <Button className="w-full" onClick={() => setPayingOut(true)}>
        {ofShift.payOut}
      </Button>
      {isPayingOut && <PayOut onDone={onDone} onClose={() => setPayingOut(false)} />}
    </section>
  )
}

const Sum = ({ label, amount, isSum }: { label: string; amount: number; isSum?: boolean }) => (
  <div className={isSum ? 'shift-sum' : undefined}>
    <dt>{label}</dt>
    <dd>{formatRupees(amount)}</dd>
  </div>
)

function Takings({ shift: { takings, taken } }: { shift: Shift }) {
  const words = useWords()
  const { ofShift } = words
  const sumOf = (method?: string) =>
    taken.filter((sum) => method === undefined || sum.method === method).reduce((sum, { amount }) => sum + amount, 0)
  const entries = taken.reduce((sum, one) => sum + one.entries, 0)
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofShift.allWays}</h2>
      {takings.length === 0 && <p className="soft">{ofShift.nothingTaken}</p>}
      {takings.length > 0 && (
        <>
          <dl className="shift-sums">
            {TAKING_METHODS.map((method) => (
              <Sum key={method} label={words.methods[method]} amount={sumOf(method)} />
            ))}
            <Sum label={ofShift.sum} amount={sumOf()} isSum />
          </dl>
          {entries > takings.length && <p className="soft">{ofShift.newestTakings(takings.length, entries)}</p>}
          <ul>
            {takings.map((taking) => (
              <Taking
                key={`${taking.code ?? taking.room} ${taking.at} ${taking.amount} ${taking.method}`}
                taking={taking}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Taking({
  taking: { code, room, amount, method, receipt, reason, by, at },
}: {
  taking: Shift['takings'][number]
}) {
  const words = useWords()
  return (
    <li className="line-item">
      <p className="flex-1 shift-line">
        <b className="digits">{code ?? words.ofWalkIns.inRoom(room ?? '')}</b>{' '}
        {nearWords(new Date(at), serverNow(), words)}
        <br />
        <span className="soft">
          {words.methods[method]}
          {receipt && `, ${receipt}`}, {reason === null ? words.ofShift.takenBy(by) : words.ofShift.takenBack(reason)}
        </span>
      </p>
      <b className="digits">{formatRupees(amount)}</b>
    </li>
  )
}

type RowsProps = { title: string; rows: readonly DeskRow[]; walkIns?: Shift['walk_ins_still_due']; empty?: string }

function Rows({ title, rows, walkIns, empty }: RowsProps) {
  const isEmpty = rows.length + (walkIns?.length ?? 0) === 0
  if (isEmpty && empty === undefined) return null
  return (
    <section className="day-list">
      <h2>{title}</h2>
      {isEmpty ? (
        <p className="day-empty">{empty}</p>
      ) : (
        <ul className="day-rows">
          {rows.map((row) => (
            <DayRow key={row.id} row={row} now={serverNow()} shows="checkin" />
          ))}
          {walkIns?.map((row) => (
            <WalkInRow key={row.id} row={row} now={serverNow()} shows="arrived" />
          ))}
        </ul>
      )}
    </section>
  )
}
