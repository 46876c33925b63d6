import { useState, type SubmitEvent } from 'react'
import type { DeskRow } from '#contract/desk.ts'
import type { Shift } from '#contract/desk-shift.ts'
import { TAKING_METHODS } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useDesk } from '../desk-context.ts'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { KeptNote } from '../kept-note.tsx'
import { PressNotice } from '../press-notice.tsx'
import { DayRow } from '../today/day-row.tsx'
import { dateWords, timeWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import './shift.css'

/** The day's money, what is still to be taken, and the hand-over with a name (desk-and-office, "The desk"). */
export function ShiftPage() {
  const words = useWords()
  const called = useCall('GET /desk/shift', { query: {} })
  const { value: shift, show } = called
  return (
    <DeskPage title={words.ofShift.shift} backTo={DESK.more}>
      <h1 className="visually-hidden">{words.ofShift.shift}</h1>
      {called.keptAt !== undefined && <KeptNote at={called.keptAt} />}
      <CallState of={called} />
      {shift && (
        <>
          <Takings shift={shift} />
          <HandOver key={shift.hand_overs.length} shift={shift} onDone={show} />
          <Rows title={words.ofShift.stillDue} rows={shift.still_due} />
          <Rows title={words.ofShift.unmarked} rows={shift.unmarked} empty={words.ofShift.allMarked} />
        </>
      )}
    </DeskPage>
  )
}

function Takings({ shift: { date, takings } }: { shift: Shift }) {
  const words = useWords()
  const sumOf = (method: string) =>
    takings.filter((taking) => taking.method === method).reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.ofShift.shiftOf(dateWords(date, words))}</h2>
      {takings.length === 0 ? (
        <p className="soft">{words.ofShift.nothingTaken}</p>
      ) : (
        <>
          <ul>
            {takings.map(({ code, amount, method, receipt, by, at }) => (
              <li key={`${code} ${at} ${amount}`} className="line-item">
                <p className="flex-1">
                  <b className="digits">{code}</b> {timeWords(new Date(at), words)}
                  <br />
                  <span className="soft">
                    {words.methods[method]}
                    {receipt && `, ${receipt}`}, {words.ofShift.takenBy(by)}
                  </span>
                </p>
                <b className="digits">{formatRupees(amount)}</b>
              </li>
            ))}
          </ul>
          <dl className="shift-sums">
            {TAKING_METHODS.map((method) => (
              <div key={method}>
                <dt>{words.methods[method]}</dt>
                <dd>{formatRupees(sumOf(method))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

function HandOver({ shift, onDone }: { shift: Shift; onDone: (shift: Shift) => void }) {
  const words = useWords()
  const { me } = useDesk()
  const others = shift.colleagues.filter(({ id }) => id !== me.post.staff_id)
  const [typed, setTyped] = useState('')
  const [to, setTo] = useState(others[0]?.id ?? '')
  const handing = usePost('POST /desk/shift/hand-over')
  const counted = /^\d+$/.test(typed.trim()) ? Number(typed) : undefined
  const difference = counted === undefined ? 0 : counted - shift.cash_box
  const handOver = async (event: SubmitEvent) => {
    event.preventDefault()
    if (counted === undefined || !to) return
    const answer = await handing.send({ counted, to })
    if (answer?.ok) onDone(answer.value)
  }
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.ofShift.handOver}</h2>
      <p>
        {words.ofShift.toCount}: <b className="digits">{formatRupees(shift.cash_box)}</b>
      </p>
      {shift.hand_overs.map(({ to: name, counted: amount, at }) => (
        <p key={at} className="soft">
          {words.ofShift.handedOver(name, formatRupees(amount), timeWords(new Date(at), words))}
        </p>
      ))}
      {others.length > 0 && (
        <form className="flow" noValidate onSubmit={(event) => void handOver(event)}>
          <TextInput
            label={words.ofShift.counted}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            onChange={({ target }) => setTyped(target.value)}
          />
          {counted !== undefined && (
            <output className={difference === 0 ? 'shift-fits' : 'shift-differs'}>
              {difference === 0 ? words.ofShift.fits : words.ofShift.difference(formatRupees(Math.abs(difference)))}
            </output>
          )}
          <Select label={words.ofShift.handOverTo} value={to} onChange={({ target }) => setTo(target.value)}>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <PressNotice sending={handing} />
          <Button
            type="submit"
            look="primary"
            className="big w-full"
            disabled={counted === undefined}
            aria-disabled={handing.isBusy}
          >
            {words.ofShift.handOver}
          </Button>
        </form>
      )}
    </section>
  )
}

function Rows({ title, rows, empty }: { title: string; rows: readonly DeskRow[]; empty?: string }) {
  if (rows.length === 0 && empty === undefined) return null
  return (
    <section className="day-list">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="day-empty">{empty}</p>
      ) : (
        <ul className="day-rows">
          {rows.map((row) => (
            <DayRow key={row.id} row={row} now={serverNow()} shows="checkin" />
          ))}
        </ul>
      )}
    </section>
  )
}
