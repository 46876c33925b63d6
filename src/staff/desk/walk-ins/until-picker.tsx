import type { WalkInOffers } from '#contract/desk-walk-ins.ts'
import { checkWalkInEnd, isFreeUntil, MAX_WALK_IN_HOURS, type WalkInEnd } from '#domain/desk/walk-in.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Select } from '#web/ui/field.tsx'
import { nearWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'

type Offer = WalkInOffers['ends'][number]

type UntilPickerProps = {
  offers: WalkInOffers
  /** the offered ends until which a room is free */
  possible: readonly Offer[]
  end: WalkInEnd
  /** until when the chosen room is free; null if it has no next booking, or no room is chosen */
  freeUntil: string | null
  /** the time chosen from the list instead of an offered end */
  chosen: string | undefined
  error: string | undefined
  onEnd: (end: WalkInEnd) => void
  onChoose: (until: string | undefined) => void
}

const QUARTER_MINUTES = 15

/** Returns the quarter hours at which a walk-in may leave while one of these rooms is free. */
function timesUntil({ rooms }: WalkInOffers, freeUntil: string | null, now: Date): Date[] {
  const ends = freeUntil === null ? rooms.map(({ free_until }) => free_until) : [freeUntil]
  const isFree = (until: Date) => ends.some((end) => isFreeUntil(end === null ? null : new Date(end), until))
  const first = new Date(Math.ceil(now.getTime() / (QUARTER_MINUTES * 60_000)) * QUARTER_MINUTES * 60_000)
  const count = (MAX_WALK_IN_HOURS * 60) / QUARTER_MINUTES
  return Array.from({ length: count + 1 }, (_time, index) => addMinutes(first, index * QUARTER_MINUTES)).filter(
    (until) => checkWalkInEnd(until, now).ok && isFree(until),
  )
}

function nameOf({ end, slot }: Offer, words: DeskWords): string {
  const { ends } = words.ofWalkIns
  return end === 'slot' ? ends.slot(words.slots[slot ?? 0] ?? '') : ends[end]
}

/**
 * Offers two hours, three hours, the end of the slot, or a chosen time. Shows the price of each, or when the room will
 * be taken.
 */
export function UntilPicker(props: UntilPickerProps) {
  const { offers, possible, end, freeUntil, chosen, error, onEnd, onChoose } = props
  const words = useWords()
  const { ofWalkIns } = words
  const now = serverNow()
  const whenWords = (offer: Offer): string => {
    if (!possible.includes(offer))
      return freeUntil === null ? ofWalkIns.roomsTaken : ofWalkIns.takenFrom(nearWords(new Date(freeUntil), now, words))
    const time = nearWords(new Date(offer.until), now, words)
    return offer.price ? `${time}, ${formatRupees(offer.price.total)}` : time
  }
  const time = offers.ends.find((offer) => offer.end === 'time')
  const times = timesUntil(offers, freeUntil, now)
  const isTime = end === 'time' || chosen !== undefined
  return (
    <>
      <fieldset className="until-pick">
        <legend className="visually-hidden">{ofWalkIns.untilWhen}</legend>
        {offers.ends
          .filter((offer) => offer.end !== 'time')
          .map((offer) => (
            <Until
              key={offer.end}
              name={nameOf(offer, words)}
              when={whenWords(offer)}
              isChosen={!isTime && offer.end === end}
              isPossible={possible.includes(offer)}
              onChoose={() => {
                onChoose(undefined)
                onEnd(offer.end)
              }}
            />
          ))}
        <Until
          name={ofWalkIns.ends.time}
          when={isTime && time ? whenWords(time) : ofWalkIns.choose}
          isChosen={isTime}
          isPossible={times.length > 0}
          onChoose={() => {
            onEnd('time')
            onChoose(chosen ?? (times[0] && toIstIso(times[0])))
          }}
        />
      </fieldset>
      {isTime && (
        <Select
          label={ofWalkIns.leaveAt}
          value={chosen ?? ''}
          error={error}
          onChange={({ target }) => onChoose(target.value)}
        >
          {times.map((at) => (
            <option key={at.getTime()} value={toIstIso(at)}>
              {nearWords(at, now, words)}
            </option>
          ))}
        </Select>
      )}
      {!isTime && error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}

type UntilProps = { name: string; when: string; isChosen: boolean; isPossible: boolean; onChoose: () => void }

const Until = ({ name, when, isChosen, isPossible, onChoose }: UntilProps) => (
  <label className="until">
    <input type="radio" name="until" checked={isChosen} disabled={!isPossible} onChange={onChoose} />
    <b>{name}</b>
    <span>{when}</span>
  </label>
)
