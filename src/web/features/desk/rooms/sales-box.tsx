import { useState } from 'react'
import type { Sales } from '#contract/desk-rooms.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import type { DeskWords } from '../words/english.ts'
import { useWords } from '../words/use-words.ts'
import { StoppedNotice } from '../today/stopped-notice.tsx'

type Slot = Sales['slots'][number]

const stateWords = ({ state, left }: Slot, words: DeskWords): string =>
  state === 'selling' ? words.ofRooms.state.selling(left) : words.ofRooms.state[state]

/** What guests can book of each slot of a day: one tap for a guest at the door, one to stop selling. */
export function SalesBox({ day }: { day: IstDate }) {
  const words = useWords()
  const { value: sales, refusal, show } = useCall('GET /desk/left-to-sell', { query: { day } })
  const [said, setSaid] = useState<string>()
  if (!sales) return <output className="block">{refusal ? words.refusal(refusal) : words.loading}</output>
  return (
    <section className="box flow" aria-labelledby="left-to-sell">
      <h2 className="small-heading" id="left-to-sell">
        {words.ofRooms.leftToSell}
      </h2>
      <ul className="sales-list">
        {sales.slots
          .filter(({ state }) => state !== 'not-sold')
          .map((slot) => (
            <SlotLine key={slot.slot} slot={slot} day={day} onSold={show} onSaid={setSaid} />
          ))}
      </ul>
      <output className="sales-said">{said}</output>
      <StopSelling sales={sales} onDone={(now) => (now.day === day ? show(now) : undefined)} />
    </section>
  )
}

type SlotLineProps = {
  slot: Slot
  day: IstDate
  onSold: (sales: Sales) => void
  onSaid: (words: string | undefined) => void
}

function SlotLine({ slot, day, onSold, onSaid }: SlotLineProps) {
  const words = useWords()
  const name = words.slots[slot.slot] ?? ''
  const taking = useWalkIn('POST /desk/walk-in', slot, day)
  const giving = useWalkIn('POST /desk/walk-in/free', slot, day)
  const move = async ({ press }: WalkIn, said: (room: string) => string) => {
    onSaid(undefined)
    const answer = await press()
    if (!answer?.ok) return
    onSold(answer.value.sales)
    onSaid(said(answer.value.room))
  }
  // Disable one button while the other's outcome is unknown, because both could concern the same guests.
  const isInDoubt = (other: WalkIn) => other.isBusy || other.state === 'unknown'
  return (
    <li>
      <p>
        <b>{name}</b>
        <span>
          {stateWords(slot, words)}
          {slot.walk_ins > 0 && `, ${words.ofRooms.walkIns(slot.walk_ins)}`}
        </span>
      </p>
      <IconButton
        icon="minus"
        className="edge"
        label={words.ofRooms.takeOne(name)}
        disabled={(slot.state === 'sold' && taking.state !== 'unknown') || isInDoubt(giving)}
        onClick={() => void move(taking, words.ofRooms.tookRoom)}
      />
      <IconButton
        icon="plus"
        className="edge"
        label={words.ofRooms.giveBack(name)}
        disabled={(slot.walk_ins === 0 && giving.state !== 'unknown') || isInDoubt(taking)}
        onClick={() => void move(giving, words.ofRooms.gaveRoom)}
      />
      <PressNotice sending={taking} />
      <PressNotice sending={giving} />
    </li>
  )
}

type WalkIn = ReturnType<typeof useWalkIn>

/** One walk-in request; each slot of each day has its own idempotency keys. */
function useWalkIn(name: 'POST /desk/walk-in' | 'POST /desk/walk-in/free', { slot }: Slot, day: IstDate) {
  const { send, ...sending } = usePost(name, { about: `${day} ${slot}` })
  return { ...sending, press: () => send({ slot, day }) }
}

type StopSellingProps = { sales: Sales; onDone: (sales: Sales) => void }

function StopSelling({ sales, onDone }: StopSellingProps) {
  const words = useWords()
  const stopping = usePost('POST /desk/stop-selling')
  const selling = usePost('POST /desk/sell-again')
  const here = usePost('POST /desk/we-are-here')
  // These calls return today's sales; `onDone` ignores them if the page shows another day.
  const press = async (sending: typeof stopping) => {
    const answer = await sending.send()
    if (answer?.ok) onDone(answer.value)
  }
  const { stopped_until: until, stopped_by_desk: isOurs } = sales
  const isStopped = sales.stopped_by_office || sales.stopped_by_cases || sales.stopped_by_unseen
  if (isStopped)
    return (
      <>
        <StoppedNotice sales={sales} onHere={() => void press(here)} />
        <PressNotice sending={here} />
      </>
    )
  if (!until || !isOurs)
    return (
      <>
        <PressNotice sending={stopping} />
        <Button aria-disabled={stopping.isBusy} onClick={() => void press(stopping)}>
          {words.ofRooms.stopSelling}
        </Button>
      </>
    )
  const time = nearWords(new Date(until), new Date(sales.now), words)
  return (
    <>
      <Notice tone="warn">{words.ofRooms.stoppedUntil(time)}</Notice>
      <PressNotice sending={selling} />
      <Button aria-disabled={selling.isBusy} onClick={() => void press(selling)}>
        {words.ofRooms.sellAgain}
      </Button>
    </>
  )
}
