import { useState, type SubmitEvent } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { LOWEST_PRICE, MAX_PRICE } from '#domain/prices/check-rule.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '../desk/words/use-words.ts'
import type { PriceCalls } from './part.ts'
import { GuestWouldPay } from './price-preview.tsx'
import { ConfirmPriceChange } from './confirm-price-change.tsx'

/** Result of `onSave` if the price needs confirmation. */
export const FAR_OFF = 'PRICE_FAR_OFF'

type PriceFieldProps = {
  label: string
  value: number | null
  placeholder?: string
  /** the button's label; 'Save' by default */
  saveWords?: string
  /** the current price; undefined if no confirmation is needed */
  before?: number
  slot: number
  calls: PriceCalls
  /** returns why the price was not saved; `sure`: the manager has confirmed it */
  onSave: (price: number | null, sure: boolean) => Promise<string | void>
}

/** Shows a price field with a save button that appears once the price has changed. */
export function PriceField({ label, value, placeholder, saveWords, before, slot, calls, onSave }: PriceFieldProps) {
  const words = useWords()
  const [isAsking, setAsking] = useState(false)
  const [today] = useState(() => istDateOf(serverNow()))
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const [fault, setFault] = useState<string>()
  const price = typed.trim() === '' ? null : Number(typed)
  const isWrong = price !== null && !(Number.isInteger(price) && price >= LOWEST_PRICE && price <= MAX_PRICE)
  const isChanged = price !== value
  const save = async (sure: boolean) => {
    if (isWrong) return setFault(words.ofPrices.priceWrong)
    const refused = (await onSave(price, sure)) ?? undefined
    setAsking(refused === FAR_OFF)
    return setFault(refused === FAR_OFF ? undefined : refused)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save(false)
  }
  const keep = () => {
    setTyped(value === null ? '' : String(value))
    setAsking(false)
  }
  return (
    <form className="price-field" noValidate onSubmit={submit}>
      <TextInput
        label={label}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        prefix="₹"
        maxLength={6}
        {...(placeholder === undefined ? {} : { placeholder })}
        error={isWrong ? words.ofPrices.priceWrong : fault}
        onChange={({ target }) => {
          setTyped(target.value)
          setAsking(false)
        }}
      />
      {isChanged && price !== null && !isWrong && (
        <GuestWouldPay slot={slot} date={today} price={price} calls={calls} />
      )}
      {isAsking && price !== null && before !== undefined && (
        <ConfirmPriceChange what={label} before={before} price={price} onKeep={keep} onYes={() => void save(true)} />
      )}
      {isChanged && !isAsking && (
        <Button type="submit" variant="primary">
          {saveWords ?? words.ofPrices.save}
          <span className="visually-hidden">
            : {label}
            {price !== null && `, ${formatRupees(price)}`}
          </span>
        </Button>
      )}
    </form>
  )
}
