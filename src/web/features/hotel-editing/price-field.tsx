import { useState, type SubmitEvent } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { LOWEST_PRICE, MAX_PRICE } from '#domain/prices/check-rule.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '../desk/words/use-words.ts'

type PriceFieldProps = {
  label: string
  value: number | null
  placeholder?: string
  /** on the button; without it 'Save' */
  saveWords?: string
  /** answers why it was not saved */
  onSave: (price: number | null) => Promise<string | void>
}

/** A price that is saved by its button, which appears once it was changed. */
export function PriceField({ label, value, placeholder, saveWords, onSave }: PriceFieldProps) {
  const words = useWords()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const [fault, setFault] = useState<string>()
  const price = typed.trim() === '' ? null : Number(typed)
  const isWrong = price !== null && !(Number.isInteger(price) && price >= LOWEST_PRICE && price <= MAX_PRICE)
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
