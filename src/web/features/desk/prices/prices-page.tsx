import { useState, type SubmitEvent } from 'react'
import type { DeskPrices } from '#contract/desk-prices.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { MAX_PRICE } from '#domain/prices/check-rule.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChoiceRow } from '../choice-row.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useWords } from '../words/use-words.ts'
import { DateRules, type PriceChange } from './date-rules.tsx'
import { PricePreviewBox } from './price-preview.tsx'
import './prices.css'

const load = (signal: AbortSignal) => deskApi.get('/desk/prices', { signal })

/** What the hotel asks: a base price for each slot, other prices for weekdays and dates (desk-and-office, "The desk"). */
export function PricesPage() {
  const words = useWords()
  const { value: prices, fault, show } = useLoaded(load)
  const [chosen, setChosen] = useState<number>()
  const slot = chosen ?? prices?.slots.at(-1)?.slot
  const own = prices?.slots.find((each) => each.slot === slot)
  return (
    <DeskPage title={words.ofPrices.prices} backTo={DESK.more}>
      <h1>{words.ofPrices.prices}</h1>
      <p className="soft">{words.ofPrices.pricesWords}</p>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {!prices && fault === undefined && <output className="block">{words.loading}</output>}
      {prices && (
        <ChoiceRow label={words.ofPrices.prices}>
          {prices.slots.map((each) => (
            <button
              key={each.slot}
              type="button"
              className="chip"
              aria-pressed={each.slot === slot}
              onClick={() => setChosen(each.slot)}
            >
              {words.slots[each.slot]}
            </button>
          ))}
        </ChoiceRow>
      )}
      {prices && own && (
        <>
          <SlotPrices key={own.slot} slot={own.slot} base={own.base} rules={prices.rules} onChange={show} />
          <Notice>{words.ofPrices.newOnly}</Notice>
          <DateRules key={`dates ${own.slot}`} slot={own.slot} rules={prices.rules} onChange={show} />
          <PricePreviewBox slot={own.slot} prices={prices} />
        </>
      )}
    </DeskPage>
  )
}

type SlotPricesProps = PriceChange & { slot: number; base: number; rules: DeskPrices['rules'] }

/** The base price of a slot, and what its weekdays cost instead. */
function SlotPrices({ slot, base, rules, onChange }: SlotPricesProps) {
  const words = useWords()
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.slots[slot]}</h2>
      <PriceField
        key={`base ${base}`}
        label={words.ofPrices.basePrice}
        value={base}
        onSave={async (price) => {
          if (price === null) return words.ofPrices.priceWrong
          const answer = await deskApi.post('/desk/prices/base', {
            body: { slot, price },
            idempotencyKey: crypto.randomUUID(),
          })
          if (!answer.ok) return words.refusal(answer.refusal)
          return onChange(answer.value)
        }}
      />
      <h3 className="small-heading">{words.ofPrices.weekdays}</h3>
      <div className="price-week">
        {words.weekdays.map((name, weekday) => (
          <WeekdayPrice
            key={name}
            name={name}
            slot={slot}
            weekday={weekday}
            rule={rules.find((rule) => rule.slot === slot && rule.weekday === weekday)}
            onChange={onChange}
          />
        ))}
      </div>
    </section>
  )
}

type WeekdayPriceProps = PriceChange & {
  name: string
  slot: number
  weekday: number
  rule: DeskPrices['rules'][number] | undefined
}

/** Empty: the base price. */
function WeekdayPrice({ name, slot, weekday, rule, onChange }: WeekdayPriceProps) {
  const words = useWords()
  const save = async (price: number | null) => {
    if (price === null && !rule) return undefined
    const idempotencyKey = crypto.randomUUID()
    const answer =
      price === null && rule
        ? await deskApi.post('/desk/prices/rules/{id}/remove', { params: { id: String(rule.id) }, idempotencyKey })
        : await deskApi.post('/desk/prices/rules', { body: { slot, weekday, price }, idempotencyKey })
    if (!answer.ok) return words.refusal(answer.refusal)
    return onChange(answer.value)
  }
  return (
    <PriceField
      key={`${rule?.id} ${rule?.price}`}
      label={name}
      value={rule?.price ?? null}
      placeholder={words.ofPrices.sameAsBase}
      onSave={save}
    />
  )
}

type PriceFieldProps = {
  label: string
  value: number | null
  placeholder?: string
  /** answers why it was not saved */
  onSave: (price: number | null) => Promise<string | void>
}

/** A price that is saved by its button, which appears once it was changed. */
function PriceField({ label, value, placeholder, onSave }: PriceFieldProps) {
  const words = useWords()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const [fault, setFault] = useState<string>()
  const price = typed.trim() === '' ? null : Number(typed)
  const isWrong = price !== null && !(Number.isInteger(price) && price >= 1 && price <= MAX_PRICE)
  const isChanged = price !== value
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWrong) return setFault(words.ofPrices.priceWrong)
    return setFault((await onSave(price)) ?? undefined)
  }
  return (
    <form className="price-field" noValidate onSubmit={(event) => void save(event)}>
      <TextInput
        label={label}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        prefix="₹"
        maxLength={6}
        {...(placeholder === undefined ? {} : { placeholder })}
        error={isWrong ? words.ofPrices.priceWrong : fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isChanged && (
        <Button type="submit" look="primary">
          {words.ofPrices.save}
          <span className="visually-hidden">
            : {label}
            {price !== null && `, ${formatRupees(price)}`}
          </span>
        </Button>
      )}
    </form>
  )
}
