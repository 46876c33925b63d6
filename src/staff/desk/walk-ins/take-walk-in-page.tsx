import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { WalkInOffers } from '#contract/desk-walk-ins.ts'
import { isFreeUntil, MAX_WALK_IN_GUESTS, MAX_WALK_IN_HOURS, type WalkInEnd } from '#domain/desk/walk-in.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { isOutcomeUnknown } from '#web/lib/attempt.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formNotice } from '../../kit/form-notice.ts'
import { useMoneyFields } from '../booking/money-fields.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { nearWords, timeWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { RoomSheet } from './room-sheet.tsx'
import { UntilPicker } from './until-picker.tsx'
import { usePriceFields } from './price-fields.tsx'
import './walk-ins.css'

const FORM = 'take-walk-in'

/** Checks in a walk-in: room, end, name, price and payment (decision 0074). */
export function TakeWalkInPage() {
  const words = useWords()
  const [chosen, setChosen] = useState<string>()
  const query = chosen === undefined ? {} : { until: chosen }
  const called = useCall('GET /desk/walk-in-offers', { query })
  const taking = usePost('POST /desk/walk-ins')
  const [offers, setOffers] = useState(called.value)
  // Keeps the last offers while the price for another end time loads, and while the outcome of the last request is
  // unknown, because another room or price would make it a different request.
  const isInDoubt = taking.isBusy || taking.state === 'unknown'
  if (called.value && called.value !== offers && !isInDoubt) setOffers(called.value)
  if (!offers)
    return (
      <DeskPage title={words.ofWalkIns.walkIn} backTo={DESK.rooms}>
        <CallState of={called} />
      </DeskPage>
    )
  return <TakeWalkIn taking={taking} offers={offers} chosen={chosen} onChoose={setChosen} onStale={called.retry} />
}

type TakeProps = {
  taking: ReturnType<typeof usePost<'POST /desk/walk-ins'>>
  offers: WalkInOffers
  chosen: string | undefined
  onChoose: (until: string | undefined) => void
  onStale: () => Promise<void>
}

type Room = WalkInOffers['rooms'][number]

const fits = ({ free_until }: Room, until: string) =>
  isFreeUntil(free_until === null ? null : new Date(free_until), new Date(until))

/** Returns the chosen end if a room is free until then; otherwise the longest possible end except that of the slot. */
function useEnd({ offers }: TakeProps, rooms: readonly Room[]) {
  const [wanted, setWanted] = useState<WalkInEnd>('three_hours')
  const possible = offers.ends.filter(({ until }) => rooms.some((room) => fits(room, until)))
  const end = possible.find((offer) => offer.end === wanted) ?? possible.findLast((offer) => offer.end !== 'slot')
  return { end, possible, setWanted, wanted }
}

function useRoom({ offers }: TakeProps) {
  const typed = Number(useQuery().get('room'))
  const [roomId, setRoomId] = useState(typed)
  const own = offers.rooms.find(({ id }) => id === roomId)
  return { own, setRoomId }
}

function TakeWalkIn(props: TakeProps) {
  const { taking, offers, chosen, onChoose, onStale } = props
  const words = useWords()
  const { ofWalkIns } = words
  const navigate = useNavigate()
  const { own, setRoomId } = useRoom(props)
  const { end, possible, setWanted, wanted } = useEnd(props, own ? [own] : offers.rooms)
  const [isPickingRoom, setPickingRoom] = useState(false)
  const [name, setName] = useState('')
  const [guests, setGuests] = useState(2)
  const [presses, setPresses] = useState(0)
  const isPressed = presses > 0
  const notice = formNotice(taking, words, { MORE_THAN_DUE: 'paid.amount' })
  const price = usePriceFields({ usual: end?.price?.total ?? null, isPressed, faults: notice.faults })
  const money = useMoneyFields({ due: price.amount ?? 0, later: ofWalkIns.later })
  const room = own ?? offers.rooms.find((each) => end && fits(each, end.until))
  const isFree = price.amount === 0
  const isMoneyMissing = !isFree && money.choice !== 'later' && !money.paid
  const take = async (event: SubmitEvent) => {
    event.preventDefault()
    setPresses(presses + 1)
    if (!end || !name.trim() || !price.agreed || isMoneyMissing || taking.isBusy) return
    const wish = { room: room?.id ?? null, until: end.until, name: name.trim(), guests, ...price.agreed }
    const answer = await taking.send({ ...wish, paid: isFree ? null : (money.paid ?? null) })
    if (answer?.ok) await navigate(DESK.walkIn(answer.value.id), { replace: true })
    else if (answer && !isOutcomeUnknown(answer)) await onStale()
  }
  const form = useFaultFocus(JSON.stringify([presses, notice]))
  const now = serverNow()
  const isPaidNow = !isFree && money.paid !== undefined
  return (
    <DeskPage
      title={ofWalkIns.walkIn}
      backTo={DESK.rooms}
      line={roomLine(room, words, now)}
      tools={
        <button type="button" className="link walk-in-tool" onClick={() => setPickingRoom(true)}>
          {ofWalkIns.otherRoom}
        </button>
      }
      bar={
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          className="big"
          disabled={!end}
          aria-disabled={taking.isBusy}
        >
          {keyWords(room, isPaidNow ? formatRupees(money.amount) : undefined, words)}
        </Button>
      }
    >
      <h1 className="visually-hidden">{ofWalkIns.walkIn}</h1>
      <form ref={form} id={FORM} className="walk-in-form" noValidate onSubmit={(event) => void take(event)}>
        {notice.refused !== undefined && <Notice tone="danger">{notice.refused}</Notice>}
        {notice.lost !== undefined && (
          <div role="alert">
            <Notice tone="warn">{notice.lost}</Notice>
          </div>
        )}
        {offers.rooms.length === 0 && <Notice tone="warn">{ofWalkIns.noRoom}</Notice>}
        <section className="walk-in-part" aria-labelledby="until-when">
          <header className="walk-in-head">
            <h2 id="until-when">{ofWalkIns.untilWhen}</h2>
            <span className="soft">{ofWalkIns.fromNow(timeWords(now, words))}</span>
          </header>
          <UntilPicker
            offers={offers}
            possible={possible}
            end={end?.end ?? wanted}
            freeUntil={own?.free_until ?? null}
            chosen={chosen}
            error={notice.faults?.['until']}
            onEnd={setWanted}
            onChoose={onChoose}
          />
        </section>
        <section className="walk-in-part">
          <TextInput
            label={ofWalkIns.name}
            value={name}
            autoComplete="off"
            maxLength={120}
            error={isPressed && !name.trim() ? ofWalkIns.nameMissing : notice.faults?.['name']}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="walk-in-head">
            <b>{ofWalkIns.guests}</b>
            <ChoiceRow label={ofWalkIns.guests}>
              {Array.from({ length: MAX_WALK_IN_GUESTS }, (_guest, index) => index + 1).map((count) => (
                <button
                  key={count}
                  type="button"
                  className="chip"
                  aria-pressed={count === guests}
                  aria-label={words.guests(count)}
                  onClick={() => setGuests(count)}
                >
                  {count}
                </button>
              ))}
            </ChoiceRow>
          </div>
        </section>
        <section className="walk-in-part">
          <header className="walk-in-head">
            <h2>{price.amount === undefined ? ofWalkIns.priceHeading : ofWalkIns.price(formatRupees(price.amount))}</h2>
            {price.toggle}
          </header>
          {end?.price && (
            <p className="soft">{ofWalkIns.beforeTax(formatRupees(end.price.room), formatRupees(end.price.tax))}</p>
          )}
          {price.fields}
          {!isFree && (
            <>
              <p>{ofWalkIns.pay}</p>
              {money.fields}
            </>
          )}
          {isPressed && isMoneyMissing && (
            <p className="field-error" role="alert">
              {money.choice === undefined
                ? ofWalkIns.payMissing
                : words.ofMoney.amountWrong(formatRupees(price.amount ?? 0))}
            </p>
          )}
          {notice.faults?.['paid.amount'] && (
            <p className="field-error" role="alert">
              {notice.faults['paid.amount']}
            </p>
          )}
        </section>
        <p className="soft">{ofWalkIns.ownGuests}</p>
      </form>
      {isPickingRoom && (
        <RoomSheet
          rooms={offers.rooms}
          onRoom={(id) => {
            setRoomId(id)
            setPickingRoom(false)
          }}
          onClose={() => setPickingRoom(false)}
        />
      )}
    </DeskPage>
  )
}

/** Focuses the first invalid field after a press, and after a refusal. */
function useFaultFocus(change: string) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(change)
  useEffect(() => {
    if (change !== first.current) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [change])
  return form
}

/** Labels the button that checks in the walk-in, with the amount paid, if any. */
function keyWords(
  room: Room | undefined,
  paid: string | undefined,
  { ofWalkIns }: ReturnType<typeof useWords>,
): string {
  if (!room) return paid === undefined ? ofWalkIns.giveKeyOfFreeRoomUnpaid : ofWalkIns.giveKeyOfFreeRoom(paid)
  return paid === undefined ? ofWalkIns.giveKeyUnpaid(room.number) : ofWalkIns.giveKey(paid, room.number)
}

/** Describes a room and until when it is free: '203, free until 6 PM'. */
export function roomLine(room: Room | undefined, words: ReturnType<typeof useWords>, now: Date): string {
  const { ofWalkIns } = words
  if (!room) return ofWalkIns.anyRoom
  const isLong = room.free_until === null || new Date(room.free_until) > addMinutes(now, MAX_WALK_IN_HOURS * 60)
  if (room.free_until === null || isLong) return ofWalkIns.roomFree(room.number)
  return ofWalkIns.roomUntil(room.number, nearWords(new Date(room.free_until), now, words))
}
