import type { Sales } from '#contract/desk-rooms.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import { StoppedNotice } from '../today/stopped-notice.tsx'

type Slot = Sales['slots'][number]

const stateWords = ({ state, left }: Slot, words: DeskWords): string =>
  state === 'selling' ? words.ofRooms.state.selling(left) : words.ofRooms.state[state]

/** Shows how many rooms guests can book in each slot of a day, with one button to stop selling. */
export function SalesBox({ day }: { day: IstDate }) {
  const words = useWords()
  const { value: sales, refusal, show } = useCall('GET /desk/left-to-sell', { query: { day } })
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
            <SlotLine key={slot.slot} slot={slot} />
          ))}
      </ul>
      <StopSelling sales={sales} onDone={(now) => (now.day === day ? show(now) : undefined)} />
    </section>
  )
}

function SlotLine({ slot }: { slot: Slot }) {
  const words = useWords()
  return (
    <li>
      <p>
        <b>{words.slots[slot.slot] ?? ''}</b>
        <span>{stateWords(slot, words)}</span>
      </p>
    </li>
  )
}

type StopSellingProps = { sales: Sales; onDone: (sales: Sales) => void }

function StopSelling({ sales, onDone }: StopSellingProps) {
  const words = useWords()
  const stopping = usePost('POST /desk/stop-selling')
  const selling = usePost('POST /desk/sell-again')
  const here = usePost('POST /desk/we-are-here')
  // These calls return today's sales, so `onDone` ignores them if the page shows a different day.
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
