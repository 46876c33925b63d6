import { useCallback, useState } from 'react'
import type { Sales } from '#contract/desk-rooms.ts'
import type { IstDate } from '#domain/kernel/ist.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { nearWords } from '../words/desk-time.ts'
import type { DeskWords } from '../words/english.ts'
import { useWords } from '../words/use-words.ts'
import { useLoaded } from '../use-loaded.ts'
import { StoppedNotice } from '../today/stopped-notice.tsx'

type Slot = Sales['slots'][number]
type StopAct = 'stop-selling' | 'sell-again' | 'we-are-here'

const stateWords = ({ state, left }: Slot, words: DeskWords): string =>
  state === 'selling' ? words.ofRooms.state.selling(left) : words.ofRooms.state[state]

const once = () => ({ idempotencyKey: crypto.randomUUID() })

/** What guests can book of each slot of a day: one tap for a guest at the door, one to stop selling. */
export function SalesBox({ day }: { day: IstDate }) {
  const words = useWords()
  const load = useCallback(
    (signal?: AbortSignal) => deskApi.get('/desk/left-to-sell', { query: { day }, signal }),
    [day],
  )
  const { value: sales, fault, show } = useLoaded(load)
  const [said, setSaid] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const act = async <Value,>(asked: Promise<ApiAnswer<Value>>, done: (value: Value) => void) => {
    setRefused(undefined)
    setSaid(undefined)
    const answer = await asked
    if (answer.ok) done(answer.value)
    else setRefused(words.refusal(answer.refusal))
  }
  const move = (way: 'walk-in' | 'walk-in/free', slot: number) =>
    act(deskApi.post(`/desk/${way}`, { body: { slot, day }, ...once() }), ({ room, sales: now }) => {
      show(now)
      setSaid(way === 'walk-in' ? words.ofRooms.tookRoom(room) : words.ofRooms.gaveRoom(room))
    })
  // These answer for today: a rack of another day asks again.
  const stop = (way: StopAct) =>
    act(deskApi.post(`/desk/${way}`, once()), (now) => (now.day === day ? show(now) : undefined))
  if (!sales) return <output className="block">{fault ?? words.loading}</output>
  return (
    <section className="box flow" aria-labelledby="left-to-sell">
      <h2 className="small-heading" id="left-to-sell">
        {words.ofRooms.leftToSell}
      </h2>
      <ul className="sales-list">
        {sales.slots
          .filter(({ state }) => state !== 'not-sold')
          .map((slot) => (
            <SlotLine key={slot.slot} slot={slot} onMove={(way) => void move(way, slot.slot)} />
          ))}
      </ul>
      {refused && <Notice tone="danger">{refused}</Notice>}
      <output className="sales-said">{said}</output>
      <StopSelling sales={sales} onAct={(way) => void stop(way)} />
    </section>
  )
}

function SlotLine({ slot, onMove }: { slot: Slot; onMove: (way: 'walk-in' | 'walk-in/free') => void }) {
  const words = useWords()
  const name = words.slots[slot.slot] ?? ''
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
        disabled={slot.state === 'sold'}
        onClick={() => onMove('walk-in')}
      />
      <IconButton
        icon="plus"
        className="edge"
        label={words.ofRooms.giveBack(name)}
        disabled={slot.walk_ins === 0}
        onClick={() => onMove('walk-in/free')}
      />
    </li>
  )
}

function StopSelling({ sales, onAct }: { sales: Sales; onAct: (way: StopAct) => void }) {
  const words = useWords()
  const { stopped_until: until, stopped_by_desk: isOurs } = sales
  const isStopped = sales.stopped_by_office || sales.stopped_by_cases || sales.stopped_by_unseen
  if (isStopped) return <StoppedNotice sales={sales} onHere={() => onAct('we-are-here')} />
  if (!until || !isOurs) return <Button onClick={() => onAct('stop-selling')}>{words.ofRooms.stopSelling}</Button>
  const time = nearWords(new Date(until), new Date(sales.now), words)
  return (
    <>
      <Notice tone="warn">{words.ofRooms.stoppedUntil(time)}</Notice>
      <Button onClick={() => onAct('sell-again')}>{words.ofRooms.sellAgain}</Button>
    </>
  )
}
