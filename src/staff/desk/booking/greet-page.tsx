import { useEffect, useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DeskPage } from '../desk-frame.tsx'
import { submitEntry } from '../offline-queue.ts'
import { nameOfRow, rowWords } from '../today/day-row.tsx'
import { RoomsToClean, useRoomsToClean } from '../house/rooms-to-clean.tsx'
import { errorsOfForm, missingFormLines, toTyped, type FormLine } from '../register/form-line.ts'
import { LineFields } from '../register/line-fields.tsx'
import { useWords } from '../words/use-words.ts'
import { ChangeRoom } from './change-room.tsx'
import { GreetStep } from './greet-step.tsx'
import { IdsStep, type IdCheckKind } from './ids-step.tsx'
import { InvoiceTo } from './invoice-to.tsx'
import { RoomsInUse } from './rooms-in-use.tsx'
import { TakeStep } from './take-step.tsx'
import { useBooking } from './use-booking.ts'

/** Leads through a check-in: room, IDs, amount due, key (desk-and-office, "One booking"). */
export function GreetPage({ id }: { id: string }) {
  const words = useWords()
  const [state, show, again] = useBooking(id)
  if (state.state === 'here') return <Greeting booking={state.booking} onChange={show} onAgain={again} />
  return (
    <DeskPage title={words.theyAreHere} backTo={DESK.booking(id)}>
      {state.state === 'loading' ? (
        <output className="block">{words.loading}</output>
      ) : (
        <Notice tone="danger">{state.state === 'missing' ? words.pageMissing : words.unreachable}</Notice>
      )}
    </DeskPage>
  )
}

type GreetingProps = { booking: DeskBooking; onChange: (booking: DeskBooking) => void; onAgain: () => void }

/** Holds the state of the register form, with an entry for each guest who is not in the register yet. */
function useLines(booking: DeskBooking): [FormLine[], (line: FormLine) => void] {
  const [lines, setLines] = useState(() =>
    missingFormLines({ guests: booking.guests, names: booking.guest_names }, booking.register),
  )
  const setLine = (line: FormLine) => setLines(lines.map((one) => (one.position === line.position ? line : one)))
  return [lines, setLine]
}

function Greeting({ booking, onChange, onAgain }: GreetingProps) {
  const words = useWords()
  const { ofRegister } = words
  const navigate = useNavigate()
  const [ids, setIds] = useState<IdCheckKind>()
  const [lines, setLine] = useLines(booking)
  const [isLater, setLater] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [tries, setTries] = useState(0)
  const [fault, setFault] = useState<string>()
  const toClean = useRoomsToClean(booking)
  const [isAsked, setAsked] = useState(false)
  /** the place in the bar where the payment form shows its button */
  const [moneyPlace, setMoneyPlace] = useState<HTMLElement | null>(null)
  const isInUse = booking.rooms_in_use.length > 0
  const unfilled = lines.find((line) => errorsOfForm(line).length > 0)
  const owes = booking.due > 0 && !isLater
  const nameOfLine = ({ name, position }: FormLine) => name.trim() || ofRegister.guest(position + 1)
  const first =
    (isInUse && ofRegister.firstRoom) ||
    (!ids && ofRegister.firstIds) ||
    (unfilled && ofRegister.firstLine(nameOfLine(unfilled)))
  useEffect(() => {
    if (tries > 0) showFirst()
  }, [tries])
  const arrive = async () => {
    if (!ids) return
    setFault(undefined)
    setAsked(false)
    const body = { ids, register: lines.map(toTyped) }
    const marked = await submitEntry({ bookingId: booking.id, name: nameOfRow(booking), act: 'arrive', body })
    if (marked.state === 'refused') {
      onAgain()
      return setFault(words.refusal(marked.why))
    }
    return navigate(DESK.booking(booking.id), { replace: true })
  }
  return (
    <DeskPage
      title={words.theyAreHere}
      backTo={DESK.booking(booking.id)}
      bar={
        !isInUse && !ids && !booking.is_superfast ? (
          <Button variant="primary" className="big" onClick={() => setIds('originals')}>
            <Icon name="id-card" />
            {words.allOriginalsSeen(booking.guests)}
          </Button>
        ) : !first && owes ? (
          <div className="money-place" ref={setMoneyPlace} />
        ) : (
          <HandOver
            first={first || undefined}
            onFirst={() => setTries(tries + 1)}
            onDone={() => (toClean.length > 0 ? setAsked(true) : void arrive())}
          />
        )
      }
    >
      <header className="guest-head">
        <h1>{nameOfRow(booking)}</h1>
        <p className="soft">{rowWords(booking, words)}</p>
        <InvoiceTo company={booking.invoice_company} />
      </header>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <GreetStep
        number={1}
        state={isInUse ? 'now' : 'done'}
        title={words.greetRoom(booking.rooms.join(', '))}
        beside={
          !isInUse && (
            <button type="button" className="link" onClick={() => setChanging(true)}>
              {words.change}
            </button>
          )
        }
      >
        {isInUse && <RoomsInUse booking={booking} onOther={() => setChanging(true)} onEmpty={onAgain} />}
      </GreetStep>
      <IdsStep booking={booking} ids={ids} onIds={setIds} />
      <GreetStep number={3} state={unfilled ? (ids ? 'now' : 'later') : 'done'} title={ofRegister.stepRegister}>
        <p>{ofRegister.stepRegisterWords}</p>
        {lines.map((line) => (
          <LineFields key={line.position} line={line} isChecked={tries > 0} onLine={setLine} />
        ))}
      </GreetStep>
      <TakeStep
        booking={booking}
        isNow={!first}
        bar={moneyPlace}
        isLater={isLater}
        onLater={() => setLater(true)}
        onTaken={onChange}
      />
      {isAsked && <RoomsToClean rooms={toClean} onGive={() => void arrive()} onClose={() => setAsked(false)} />}
      {isChanging && <ChangeRoom isAtDesk booking={booking} onChanged={onChange} onClose={() => setChanging(false)} />}
    </DeskPage>
  )
}

/** Focuses the first invalid field, or scrolls to the first unfinished step. */
function showFirst(): void {
  const field = document.querySelector<HTMLElement>('.greet-inside [aria-invalid]')
  field?.focus()
  const place = field ?? document.querySelector('.greet-now')
  place?.scrollIntoView({ block: field ? 'center' : 'start' })
}

type HandOverProps = { first: string | undefined; onFirst: () => void; onDone: () => void }

/**
 * Shows the button of the last step. While an open step has no button of its own here, the button names that step and
 * scrolls to it.
 */
function HandOver({ first, onFirst, onDone }: HandOverProps) {
  const words = useWords()
  return (
    <Button
      variant={first === undefined ? 'primary' : 'quiet'}
      className={`big hand-over ${first === undefined ? '' : 'too-early'}`}
      onClick={first === undefined ? onDone : onFirst}
    >
      <span>
        <Icon name="key-round" />
        {words.handOver}
      </span>
      {first !== undefined && <small>{first}</small>}
    </Button>
  )
}
