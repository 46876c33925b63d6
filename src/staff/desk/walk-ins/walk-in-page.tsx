import { useState } from 'react'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BillLink } from '../booking/bill-link.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { missingFormLines } from '../register/form-line.ts'
import { RegisterBox } from '../register/register-box.tsx'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { LeaveWalkIn } from './leave-walk-in.tsx'
import { LongerSheet } from './longer-sheet.tsx'
import { TakeOfWalkIn } from './take-of-walk-in.tsx'
import { WalkInRoom } from './walk-in-room.tsx'
import { TakeLeftBack } from './take-left-back.tsx'

/** Returns the walk-in's visible name, or else the room. */
const nameOf = ({ name, first_name, room }: WalkIn, roomWords: (room: string) => string): string =>
  name ?? first_name ?? roomWords(room)

/** Shows everything that the desk may see of a walk-in, with one big button for the next step. */
export function WalkInPage({ id }: { id: string }) {
  const words = useWords()
  const called = useCall('GET /desk/walk-ins/{id}', { params: { id } })
  if (called.value) return <ShownWalkIn walkIn={called.value} onChange={called.show} />
  return (
    <DeskPage title={words.ofWalkIns.walkIn} backTo={DESK.today}>
      {called.refusal?.code === 'NOT_FOUND' ? (
        <Notice tone="danger">{words.pageMissing}</Notice>
      ) : (
        <CallState of={called} />
      )}
    </DeskPage>
  )
}

type Asking = 'take' | 'longer' | 'room' | 'leave' | 'take-back'
type ShownProps = { walkIn: WalkIn; onChange: (walkIn: WalkIn) => void }

function ShownWalkIn({ walkIn, onChange }: ShownProps) {
  const words = useWords()
  const { ofWalkIns } = words
  const [asking, setAsking] = useState<Asking>()
  const leaving = usePost('POST /desk/walk-ins/{id}/leave', { params: { id: walkIn.id } })
  const isHere = walkIn.left_at === null
  const now = serverNow()
  const near = (at: string) => nearWords(new Date(at), now, words)
  const leave = async () => {
    if (walkIn.due > 0) return setAsking('leave')
    const answer = await leaving.send({})
    if (answer?.ok) onChange(answer.value)
  }
  const sheet = { walkIn, onChange, onClose: () => setAsking(undefined) }
  return (
    <DeskPage
      title={ofWalkIns.walkIn}
      backTo={DESK.today}
      bar={
        isHere && (
          <Button variant="primary" className="big" aria-disabled={leaving.isBusy} onClick={() => void leave()}>
            <Icon name="log-out" />
            {words.theyHaveLeft}
          </Button>
        )
      }
    >
      <header className="guest-head">
        <p className="row flex-wrap">
          <Badge tone={walkIn.word === 'overdue' ? 'warn' : isHere ? 'trust' : 'dull'}>
            {isHere ? `${words.word[walkIn.word]}, ${walkIn.room}` : words.word.left}
          </Badge>
          <span>{ofWalkIns.walkIn}</span>
        </p>
        <h1>{nameOf(walkIn, words.greetRoom)}</h1>
        <p className="soft">
          {words.guests(walkIn.guests)}, {ofWalkIns.stay(near(walkIn.arrived_at), near(walkIn.leaves_at))}
        </p>
      </header>
      <PressNotice sending={leaving} />
      {walkIn.word === 'overdue' && <StillHere walkIn={walkIn} onChange={onChange} />}
      {isHere ? (
        <Notice tone="trust">
          <b>{words.keyIsWithThem(walkIn.room)}</b> {ofWalkIns.given(walkIn.by, near(walkIn.arrived_at))}.
        </Notice>
      ) : (
        <Notice tone="trust">{words.leftAt(near(walkIn.left_at ?? walkIn.leaves_at))}</Notice>
      )}
      <BillLink to={DESK.billOfWalkIn(walkIn.id)} total={walkIn.total} due={walkIn.due} />
      <WalkInRegister walkIn={walkIn} />
      <Acts walkIn={walkIn} onAsk={setAsking} />
      {asking === 'take' && <TakeOfWalkIn {...sheet} />}
      {asking === 'longer' && <LongerSheet {...sheet} />}
      {asking === 'room' && <WalkInRoom {...sheet} />}
      {asking === 'leave' && (
        <LeaveWalkIn {...sheet} name={nameOf(walkIn, words.greetRoom)} onTake={() => setAsking('take')} />
      )}
      {asking === 'take-back' && <TakeLeftBack {...sheet} />}
    </DeskPage>
  )
}

/** Shows the walk-in's entries in the guest register. */
function WalkInRegister({ walkIn }: { walkIn: WalkIn }) {
  const words = useWords()
  const { id, guests, name } = walkIn
  const { value, retry } = useCall('GET /desk/walk-ins/{id}/register', { params: { id } })
  if (!value) return null
  const lines = missingFormLines({ guests, names: name === null ? [] : [name] }, value.register)
  return (
    <RegisterBox
      written={value.register}
      missing={{ of: 'walk-in', id, title: nameOf(walkIn, words.greetRoom), lines }}
      onWritten={() => void retry()}
    />
  )
}

/** Asks whether overdue walk-ins are still in the room, and says who needs the room next. */
function StillHere({ walkIn, onChange }: ShownProps) {
  const words = useWords()
  const staying = usePost('POST /desk/walk-ins/{id}/still-here', { params: { id: walkIn.id } })
  const stay = async () => {
    const answer = await staying.send()
    if (answer?.ok) onChange(answer.value)
  }
  const { next } = walkIn
  return (
    <section className="box flow">
      <p>{words.ofWalkIns.isEmpty(walkIn.room)}</p>
      {next && (
        <Notice tone="warn">
          {words.ofRooms.nextInRoom(next.code, next.room, nearWords(new Date(next.at), serverNow(), words))}
        </Notice>
      )}
      <PressNotice sending={staying} />
      {walkIn.is_asked && (
        <Button aria-disabled={staying.isBusy} onClick={() => void stay()}>
          {words.ofRooms.stillHere}
        </Button>
      )}
    </section>
  )
}

function Acts({ walkIn, onAsk }: { walkIn: WalkIn; onAsk: (asking: Asking) => void }) {
  const words = useWords()
  const isHere = walkIn.left_at === null
  if (!isHere && walkIn.due === 0 && !walkIn.can_take_back) return null
  return (
    <ul className="box do-list">
      {walkIn.due > 0 && (
        <li>
          <button type="button" onClick={() => onAsk('take')}>
            <Icon name="indian-rupee" />
            {words.takeNow(formatRupees(walkIn.due))}
          </button>
        </li>
      )}
      {isHere && (
        <li>
          <button type="button" onClick={() => onAsk('longer')}>
            <Icon name="timer" />
            {words.ofWalkIns.longer}
          </button>
        </li>
      )}
      {isHere && walkIn.word !== 'overdue' && (
        <li>
          <button type="button" onClick={() => onAsk('room')}>
            <Icon name="repeat" />
            {words.changeRoom}
          </button>
        </li>
      )}
      {walkIn.can_take_back && (
        <li>
          <button type="button" onClick={() => onAsk('take-back')}>
            <Icon name="undo-2" />
            {words.takeBack}
          </button>
        </li>
      )}
    </ul>
  )
}
