import { useState } from 'react'
import type { DeskPrices } from '#contract/desk-prices.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import { DateRules } from './date-rules.tsx'
import { DayGrid } from './day-grid.tsx'
import type { PricesPart } from './part.ts'
import { FAR_OFF, PriceField } from './price-field.tsx'
import { PricePreviewBox } from './price-preview.tsx'
import './prices.css'

/** Shows a hotel's prices, by day or as usual prices. A hotel that sells nothing yet starts with the usual prices. */
export function PricesEditor({ prices }: { prices: PricesPart }) {
  const { ofPrices } = useWords()
  const [isByDay, setByDay] = useState(prices.value.slots.length > 0)
  return (
    <>
      <ChoiceRow label={ofPrices.prices}>
        <button type="button" className="chip" aria-pressed={isByDay} onClick={() => setByDay(true)}>
          {ofPrices.byDay}
        </button>
        <button type="button" className="chip" aria-pressed={!isByDay} onClick={() => setByDay(false)}>
          {ofPrices.usual}
        </button>
      </ChoiceRow>
      {isByDay ? <DayGrid prices={prices} /> : <UsualPrices prices={prices} />}
    </>
  )
}

/** Edits a base price per slot and other prices for weekdays and dates, and shows what a guest would pay. */
function UsualPrices({ prices }: { prices: PricesPart }) {
  const words = useWords()
  const { slots, rules } = prices.value
  const [chosen, setChosen] = useState<number>()
  const slot = chosen ?? slots.at(-1)?.slot
  const own = slots.find((each) => each.slot === slot)
  return (
    <>
      <ChoiceRow label={words.ofPrices.usual}>
        {SLOTS.map(({ index }) => (
          <button
            key={index}
            type="button"
            className="chip"
            aria-pressed={index === slot}
            onClick={() => setChosen(index)}
          >
            {words.slots[index]}
            {!slots.some((each) => each.slot === index) && <span className="soft"> {words.ofPrices.notSoldMark}</span>}
          </button>
        ))}
      </ChoiceRow>
      {slot === undefined && <Notice>{words.ofPrices.chooseSlot}</Notice>}
      {slot !== undefined && !own && <OpenSlot key={slot} slot={slot} prices={prices} />}
      {own && (
        <>
          <SlotPrices key={own.slot} slot={own.slot} base={own.base} prices={prices} />
          <Notice>{words.ofPrices.newOnly}</Notice>
          <DateRules key={`dates ${own.slot}`} slot={own.slot} rules={rules} prices={prices} />
          <PricePreviewBox slot={own.slot} prices={prices} />
        </>
      )}
    </>
  )
}

/** Shows a saved price, or returns why it was not saved. */
function useSave({ show, reload }: PricesPart) {
  const words = useWords()
  return (answer: ApiAnswer<DeskPrices>): string | undefined => {
    if (answer.ok) {
      show(answer.value)
      return undefined
    }
    if (answer.refusal.code === 'CHANGED_MEANWHILE') reload()
    if (answer.refusal.code === FAR_OFF) return FAR_OFF
    return words.refusal(answer.refusal)
  }
}

/** A slot without a base price is not for sale. Setting its first base price starts the sale. */
function OpenSlot({ slot, prices }: { slot: number; prices: PricesPart }) {
  const words = useWords()
  const heard = useSave(prices)
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.slots[slot]}</h2>
      <p className="soft">{words.ofPrices.notSoldYet}</p>
      <PriceField
        label={words.ofPrices.basePrice}
        value={null}
        saveWords={words.ofPrices.openSlot}
        onSave={async (price) =>
          price === null
            ? words.ofPrices.priceWrong
            : heard(await prices.calls.setBase({ slot, price, version: prices.value.version }))
        }
        slot={slot}
        calls={prices.calls}
      />
    </section>
  )
}

/** Edits a slot's base price, and the weekday prices that replace it. */
function SlotPrices({ slot, base, prices }: { slot: number; base: number; prices: PricesPart }) {
  const words = useWords()
  const heard = useSave(prices)
  const { rules, version } = prices.value
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.slots[slot]}</h2>
      <PriceField
        key={`base ${base}`}
        label={words.ofPrices.basePrice}
        value={base}
        before={base}
        slot={slot}
        calls={prices.calls}
        onSave={async (price, sure) =>
          price === null ? words.ofPrices.priceWrong : heard(await prices.calls.setBase({ slot, price, version, sure }))
        }
      />
      <h3 className="small-heading">{words.ofPrices.weekdays}</h3>
      <div className="price-week">
        {words.weekdays.map((name, weekday) => (
          <WeekdayPrice
            key={name}
            name={name}
            day={{ slot, weekday }}
            base={base}
            rule={rules.find((rule) => rule.slot === slot && rule.weekday === weekday)}
            prices={prices}
          />
        ))}
      </div>
    </section>
  )
}

type WeekdayPriceProps = {
  name: string
  day: { slot: number; weekday: number }
  base: number
  rule: DeskPrices['rules'][number] | undefined
  prices: PricesPart
}

/** An empty field means the base price. */
function WeekdayPrice({ name, day, base, rule, prices }: WeekdayPriceProps) {
  const words = useWords()
  const heard = useSave(prices)
  const { calls, value } = prices
  const { version } = value
  const save = async (price: number | null, sure: boolean) => {
    if (price === null && !rule) return undefined
    const answer =
      price === null && rule ? calls.removeRule(rule.id, { version }) : calls.setRule({ ...day, price, version, sure })
    return heard(await answer)
  }
  return (
    <PriceField
      key={`${rule?.id} ${rule?.price}`}
      label={name}
      value={rule?.price ?? null}
      placeholder={words.ofPrices.sameAsBase}
      before={rule?.price ?? base}
      slot={day.slot}
      calls={calls}
      onSave={save}
    />
  )
}
