import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { ID_KINDS, readLastFour, type IdKind } from '#domain/desk/guest-register.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DeskPage } from '../desk-frame.tsx'
import { markNow } from '../marks.ts'
import { nameOfRow, rowWords } from '../today/day-row.tsx'
import { StillToClean, useRoomsToClean } from '../house/still-to-clean.tsx'
import { useWords } from '../words/use-words.ts'
import { Papers } from '../papers/papers.tsx'
import { ChangeRoom } from './change-room.tsx'
import { GreetStep } from './greet-step.tsx'
import { RoomsInUse } from './rooms-in-use.tsx'
import { TakeStep } from './take-step.tsx'
import { useBooking } from './use-booking.ts'

/** They stand before the desk: the room, their IDs, what is due, the key (desk-and-office, "One booking"). */
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

type IdsSeen = 'superfast' | 'originals'

type GreetingProps = { booking: DeskBooking; onChange: (booking: DeskBooking) => void; onAgain: () => void }

function Greeting({ booking, onChange, onAgain }: GreetingProps) {
  const words = useWords()
  const navigate = useNavigate()
  const [ids, setIds] = useState<IdsSeen>()
  const [lines, setLines] = useState<Line[]>([])
  const [isLater, setLater] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [fault, setFault] = useState<string>()
  const toClean = useRoomsToClean(booking)
  const [isAsked, setAsked] = useState(false)
  const owes = booking.due > 0 && !isLater
  const isInUse = booking.rooms_in_use.length > 0
  const written = lines.map(({ name, kind, lastFour }) => ({
    name,
    id_kind: kind,
    id_last_four: lastFour.toUpperCase(),
  }))
  const isWritten = written.every(({ name, id_last_four }) => name.trim() && readLastFour(id_last_four))
  const arrive = async () => {
    if (!ids) return
    setFault(undefined)
    setAsked(false)
    const body = { ids, ...(written.length > 0 && { register: written }) }
    const marked = await markNow({ bookingId: booking.id, name: nameOfRow(booking), act: 'arrive', body })
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
        <Button
          look="primary"
          className="big"
          disabled={!ids || owes || !isWritten || isInUse}
          onClick={() => (toClean.length > 0 ? setAsked(true) : void arrive())}
        >
          <Icon name="key-round" />
          {words.handOver}
        </Button>
      }
    >
      <header className="guest-head">
        <h1>{nameOfRow(booking)}</h1>
        <p className="soft">{rowWords(booking, words)}</p>
      </header>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <GreetStep number={1} state={isInUse ? 'now' : 'done'} title={words.greetRoom(booking.rooms.join(', '))}>
        {isInUse ? (
          <RoomsInUse booking={booking} onOther={() => setChanging(true)} onEmpty={onAgain} />
        ) : (
          <button type="button" className="link" onClick={() => setChanging(true)}>
            {words.change}
          </button>
        )}
      </GreetStep>
      <IdsStep booking={booking} ids={ids} onIds={setIds} lines={lines} onLines={setLines} />
      <TakeStep
        booking={booking}
        isNow={ids !== undefined}
        isLater={isLater}
        onLater={() => setLater(true)}
        onTaken={onChange}
      />
      {isAsked && <StillToClean rooms={toClean} onGive={() => void arrive()} onClose={() => setAsked(false)} />}
      {isChanging && <ChangeRoom isAtDesk booking={booking} onChanged={onChange} onClose={() => setChanging(false)} />}
    </DeskPage>
  )
}

type Line = { guest: number; name: string; kind: IdKind; lastFour: string }

type IdsStepProps = {
  booking: DeskBooking
  ids: IdsSeen | undefined
  onIds: (ids: IdsSeen) => void
  lines: readonly Line[]
  onLines: (lines: Line[]) => void
}

function IdsStep({ booking, ids, onIds, lines, onLines }: IdsStepProps) {
  const words = useWords()
  const names = Array.from({ length: booking.guests }, (_guest, index) => booking.guest_names[index] ?? '')
  const addLines = () => onLines(names.map((name, guest) => ({ guest, name, kind: 'aadhaar', lastFour: '' })))
  return (
    <GreetStep number={2} state={ids ? 'done' : 'now'} title={words.stepIds}>
      <p>{booking.is_superfast ? words.stepIdsSuperfast : words.stepIdsWords}</p>
      {booking.is_superfast && <Papers booking={booking} onAllMatch={() => onIds('superfast')} />}
      <div className="id-answers">
        {booking.is_superfast && (
          <Answer isChosen={ids === 'superfast'} words={words.superfastSeen} onChoose={() => onIds('superfast')} />
        )}
        <Answer isChosen={ids === 'originals'} words={words.originalsSeen} onChoose={() => onIds('originals')} />
      </div>
      {lines.length === 0 ? (
        <button type="button" className="link" onClick={addLines}>
          {words.addToRegister}
        </button>
      ) : (
        <RegisterForm lines={lines} onLines={onLines} />
      )}
    </GreetStep>
  )
}

const Answer = ({ isChosen, words, onChoose }: { isChosen: boolean; words: string; onChoose: () => void }) => (
  <button type="button" className="id-answer" aria-pressed={isChosen} onClick={onChoose}>
    <Icon name={isChosen ? 'circle-check' : 'id-card'} />
    {words}
  </button>
)

function RegisterForm({ lines, onLines }: { lines: readonly Line[]; onLines: (lines: Line[]) => void }) {
  const words = useWords()
  const change = (guest: number, part: Partial<Line>) =>
    onLines(lines.map((line) => (line.guest === guest ? { ...line, ...part } : line)))
  return (
    <fieldset className="register-lines">
      <legend className="small-heading">{words.register}</legend>
      {lines.map((line) => (
        <div key={line.guest} className="register-line">
          <TextInput
            label={words.nameLabel}
            value={line.name}
            autoComplete="off"
            maxLength={120}
            onChange={({ target }) => change(line.guest, { name: target.value })}
          />
          <Select
            label={words.idKind}
            value={line.kind}
            onChange={({ target }) => change(line.guest, { kind: target.value as IdKind })}
          >
            {ID_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.idKinds[kind]}
              </option>
            ))}
          </Select>
          <TextInput
            label={words.lastFour}
            hint={words.lastFourWrong}
            value={line.lastFour}
            autoComplete="off"
            maxLength={4}
            onChange={({ target }) => change(line.guest, { lastFour: target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}
