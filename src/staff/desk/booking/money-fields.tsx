import { useState, type ReactNode } from 'react'
import { isReceipt, readWholeRupees, TAKING_METHODS, type TakingMethod } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '../words/use-words.ts'

export type Paid = { amount: number; method: TakingMethod; receipt?: string }

type MoneyFields = {
  /** the chosen payment method, or 'pay later' */
  choice: TakingMethod | 'later' | undefined
  /** the amount as typed, or the full amount due */
  amount: number
  /** undefined until a method is chosen and all fields are valid */
  paid: Paid | undefined
  fields: ReactNode
}

type Wish = {
  due: number
  /** label of the option to pay later; undefined hides the option */
  later?: string
  /** the preselected payment method, and whether only a part is paid */
  first?: { method?: TakingMethod; isPart?: boolean }
}

/** Shows the payment fields for the desk: method, full or partial amount, and the hotel's receipt number. */
export function useMoneyFields({ due, later, first }: Wish): MoneyFields {
  const words = useWords()
  const [choice, setChoice] = useState<TakingMethod | 'later' | undefined>(first?.method)
  const [receipt, setReceipt] = useState('')
  const [typed, setTyped] = useState<string | undefined>(first?.isPart ? '' : undefined)
  const amount = typed === undefined ? due : readWholeRupees(typed)
  const isAmountWrong = amount === undefined || amount < 1 || amount > due
  const isReceiptWrong = receipt.trim() !== '' && !isReceipt(receipt.trim())
  const method = choice === 'later' ? undefined : choice
  const paid =
    method && !isAmountWrong && !isReceiptWrong
      ? { amount, method, ...(receipt.trim() && { receipt: receipt.trim() }) }
      : undefined
  // If the guests may pay later, the other fields appear only once a method is chosen.
  const isAsked = later === undefined || method !== undefined
  const fields = (
    <>
      <ChoiceRow label={words.takeWords}>
        {TAKING_METHODS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === choice}
            onClick={() => setChoice(each)}
          >
            {words.methods[each]}
          </button>
        ))}
        {later !== undefined && (
          <button type="button" className="chip" aria-pressed={choice === 'later'} onClick={() => setChoice('later')}>
            {later}
          </button>
        )}
      </ChoiceRow>
      {isAsked && typed === undefined && (
        <button type="button" className="link" onClick={() => setTyped('')}>
          {words.ofMoney.part}
        </button>
      )}
      {isAsked && typed !== undefined && (
        <TextInput
          label={words.ofMoney.amount}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          error={typed !== '' && isAmountWrong ? words.ofMoney.amountWrong(formatRupees(due)) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {isAsked && (
        <TextInput
          label={words.receipt}
          value={receipt}
          autoComplete="off"
          maxLength={20}
          error={isReceiptWrong ? words.receiptWrong : undefined}
          onChange={({ target }) => setReceipt(target.value)}
        />
      )}
    </>
  )
  return { choice, amount: isAmountWrong ? due : amount, paid, fields }
}
