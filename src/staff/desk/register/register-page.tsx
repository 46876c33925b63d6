import { useEffect, useState } from 'react'
import type { DeskRow } from '#contract/desk.ts'
import type { RegisterDay, RegisterEntry } from '#contract/desk-register.ts'
import { wholeAddress } from '#domain/hotels/whole-address.ts'
import { addDays, istDateOf, isIstDate } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CallState } from '../call-state.tsx'
import { useCall } from '../desk-calls.ts'
import { useDesk } from '../desk-context.ts'
import { DeskPage } from '../desk-frame.tsx'
import { nameOfRow } from '../today/day-row.tsx'
import { dateWords, momentWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { FindLines } from './find-lines.tsx'
import { FormsBox } from './forms-box.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { OrdersBox } from './orders-box.tsx'
import { RegisterTable } from './register-table.tsx'
import { StrikeSheet } from './strike-sheet.tsx'
import { WriteSheet, type Unregistered } from './write-sheet.tsx'
import { useMissingLines } from './use-missing-lines.ts'
import './register.css'

/** Shows the guest register by day, as the law requires, to search, print and correct (docs/decisions/0075). */
export function RegisterPage() {
  const words = useWords()
  const { ofRegister } = words
  const asked = useQuery().get('date') ?? ''
  const date = isIstDate(asked) ? asked : istDateOf(serverNow())
  const called = useCall('GET /desk/register', { query: { date } })
  const { value: day } = called
  const guests = day?.entries.filter(({ name, struck_by }) => name !== null && struck_by === null).length ?? 0
  return (
    <DeskPage title={ofRegister.register} line={ofRegister.line(dateWords(date, words), guests)} backTo={DESK.more}>
      <h1 className="visually-hidden">{ofRegister.register}</h1>
      <CallState of={called} />
      {day && <ShownDay key={date} day={day} onChange={() => void called.retry()} />}
    </DeskPage>
  )
}

type Asking = { what: 'write'; party: Unregistered } | { what: 'strike'; entry: RegisterEntry } | { what: 'hand-out' }

function ShownDay({ day, onChange }: { day: RegisterDay; onChange: () => void }) {
  const { ofRegister } = useWords()
  const [asking, setAsking] = useState<Asking>()
  const [searched, setSearched] = useState<string>()
  const [printing, setPrinting] = useState<{ order?: string }>()
  const close = () => setAsking(undefined)
  const correct = (entry: RegisterEntry) => setAsking({ what: 'strike', entry })
  // Prints after rendering, because the printout names the order.
  useEffect(() => {
    if (printing) window.print()
  }, [printing])
  return (
    <>
      <div className="register-columns">
        <div className="register-column">
          <DayBar day={day} onPrint={() => setPrinting({})} />
          <FindLines onFind={setSearched} />
          {searched === undefined ? (
            <section className="register-sheet">
              <PrintHead day={day} order={printing?.order} />
              {day.entries.length === 0 ? (
                <p>{ofRegister.nobody}</p>
              ) : (
                <RegisterTable isOfDay entries={day.entries} onCorrect={correct} />
              )}
            </section>
          ) : (
            <FoundLines key={searched} text={searched} onCorrect={correct} onClose={() => setSearched(undefined)} />
          )}
          <Missing day={day} onWrite={(party) => setAsking({ what: 'write', party })} />
        </div>
        <div className="register-column no-print">
          <FormsBox forms={day.forms} />
          <OrdersBox orders={day.orders} onHandOut={() => setAsking({ what: 'hand-out' })} />
          <p className="soft">{ofRegister.kept(day.kept_months, day.hotel.state)}</p>
        </div>
      </div>
      {asking?.what === 'write' && <WriteSheet party={asking.party} onWritten={onChange} onClose={close} />}
      {asking?.what === 'strike' && <StrikeSheet entry={asking.entry} onStruck={onChange} onClose={close} />}
      {asking?.what === 'hand-out' && (
        <OrderSheet
          day={day.date}
          onNoted={(number) => {
            setSearched(undefined)
            setPrinting({ order: number })
            onChange()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function DayBar({ day: { date, today, first_date }, onPrint }: { day: RegisterDay; onPrint: () => void }) {
  const words = useWords()
  const { ofRegister } = words
  const before = addDays(date, -1)
  return (
    <div className="register-bar no-print">
      <div className="register-days">
        {before < first_date ? (
          <span className="icon-button" />
        ) : (
          <Link to={DESK.registerDay(before)} className="icon-button" aria-label={ofRegister.dayBefore}>
            <Icon name="chevron-left" />
          </Link>
        )}
        <b>{dateWords(date, words)}</b>
        {date >= today ? (
          <span className="icon-button" />
        ) : (
          <Link to={DESK.registerDay(addDays(date, 1))} className="icon-button" aria-label={ofRegister.nextDay}>
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
      <Button variant="primary" onClick={onPrint}>
        {ofRegister.print}
      </Button>
    </div>
  )
}

/** Shown only in print: the hotel, the day, and who printed the register. */
function PrintHead({ day: { hotel, date }, order }: { day: RegisterDay; order: string | undefined }) {
  const words = useWords()
  const { me } = useDesk()
  const { ofRegister } = words
  const year = date.slice(0, 4)
  return (
    <header className="print-only">
      <h2>{ofRegister.sheet(`${dateWords(date, words)} ${year}`)}</h2>
      <p>
        {hotel.name}, {wholeAddress(hotel.address, hotel.city, hotel.state)}
      </p>
      {order !== undefined && <p>{ofRegister.handedOut(order)}</p>}
      <p>{ofRegister.printed(me.name, momentWords(serverNow(), words))}</p>
    </header>
  )
}

type FoundLinesProps = { text: string; onCorrect: (entry: RegisterEntry) => void; onClose: () => void }

function FoundLines({ text, onCorrect, onClose }: FoundLinesProps) {
  const { ofRegister } = useWords()
  const called = useCall('GET /desk/register/find', { query: { text } })
  const { value: entries } = called
  return (
    <section className="register-sheet" aria-live="polite">
      <CallState of={called} />
      {entries && <p>{ofRegister.found(entries.length)}</p>}
      {entries && entries.length > 0 && <RegisterTable isOfDay={false} entries={entries} onCorrect={onCorrect} />}
      <Button className="no-print" onClick={onClose}>
        {ofRegister.toDay}
      </Button>
    </section>
  )
}

/** Lists guests who arrived on this day and are not in the register yet. */
function Missing({ day, onWrite }: { day: RegisterDay; onWrite: (party: Unregistered) => void }) {
  const { ofRegister } = useWords()
  if (day.missing.length + day.missing_walk_ins.length === 0) return null
  return (
    <section className="box flow no-print" aria-labelledby="missing-title">
      <h2 id="missing-title" className="small-heading">
        {ofRegister.missingTitle}
      </h2>
      <ul>
        {day.missing.map((row) => (
          <MissingBooking key={row.id} row={row} onWrite={onWrite} />
        ))}
        {day.missing_walk_ins.map(({ id, room }) => {
          const title = ofRegister.walkIn(room)
          return (
            <li key={id} className="file-line bad">
              <Icon name="triangle-exclamation-point" />
              <b>{title}</b>
              <LinkButton to={DESK.walkIn(id)} aria-label={`${ofRegister.write}: ${title}`}>
                {ofRegister.write}
              </LinkButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function MissingBooking({ row, onWrite }: { row: DeskRow; onWrite: (party: Unregistered) => void }) {
  const { ofRegister } = useWords()
  const lines = useMissingLines(row)
  return (
    <li className="file-line bad">
      <Icon name="triangle-exclamation-point" />
      <span className="wrap-anywhere">
        <b>
          {nameOfRow(row)}, {row.rooms.join(', ')}
        </b>
        <span className="soft block">{ofRegister.missing(row.unregistered)}</span>
      </span>
      <Button
        disabled={!lines}
        onClick={() => lines && onWrite({ of: 'booking', id: row.id, title: nameOfRow(row), lines })}
      >
        {ofRegister.write}
      </Button>
    </li>
  )
}
