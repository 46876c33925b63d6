import { useState, type ReactNode } from 'react'
import { MAX_WALK_IN_PRICE } from '#domain/desk/walk-in.ts'
import { readWholeRupees } from '#domain/desk/takings.ts'
import type { FieldErrors } from '#web/ui/form-dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '../words/use-words.ts'

type Wish = {
  /** the hotel's own price; null if it has none */
  usual: number | null
  isPressed: boolean
  faults: FieldErrors | undefined
}

type PriceFields = {
  /** the total price; undefined while the input is invalid */
  amount: number | undefined
  /** the request's values; undefined while a field is missing */
  agreed: { price: number; price_reason: string | null } | undefined
  toggle: ReactNode
  fields: ReactNode
}

/** Lets the desk choose the hotel's own price, or a different one with a reason. */
export function usePriceFields({ usual, isPressed, faults }: Wish): PriceFields {
  const { ofWalkIns, ofMoney } = useWords()
  const [isOther, setOther] = useState(false)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const isOpen = isOther || usual === null
  const typedPrice = readWholeRupees(typed)
  const amount = isOpen ? typedPrice : usual
  const isWrong = amount === undefined || amount > MAX_WALK_IN_PRICE
  const needsReason = !isWrong && amount !== usual
  const why = reason.trim()
  const agreed =
    isWrong || (needsReason && !why) ? undefined : { price: amount, price_reason: needsReason ? why : null }
  return {
    amount: isWrong ? undefined : amount,
    agreed,
    toggle: usual !== null && (
      <button type="button" className="link" onClick={() => setOther(!isOther)}>
        {isOther ? ofWalkIns.hotelsPrice : ofWalkIns.otherPrice}
      </button>
    ),
    fields: (
      <>
        {usual === null && <p>{ofWalkIns.noPrice}</p>}
        {isOpen && (
          <TextInput
            label={ofWalkIns.priceField}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            error={isPressed && isWrong ? ofWalkIns.priceWrong : faults?.['price']}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {(isOpen || faults?.['price_reason']) && (
          <TextInput
            label={ofWalkIns.priceWhy}
            value={reason}
            autoComplete="off"
            maxLength={200}
            error={isPressed && needsReason && !why ? ofMoney.whyMissing : faults?.['price_reason']}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </>
    ),
  }
}
