import { useState, type ReactNode } from 'react'
import { isReceipt, readWholeRupees, TAKING_METHODS, type TakingMethod } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '../words/use-words.ts'

export type Paid = { amount: number; method: TakingMethod; receipt?: string }

type MoneyFields = {
  method: TakingMethod | undefined
  /** the typed amount, or all that is due */
  amount: number
  /** undefined while a method is missing or a field is wrong */
  paid: Paid | undefined
  fields: ReactNode
}

type Wish = {
  due: number
  /** the label of a choice to pay later; without it there is none */
  later?: string
}

/** The fields for a payment at the desk: how, all of it or a part, and the hotel's receipt. */
export function useMoneyFields({ due, later }: Wish): MoneyFields {
  const words = useWords()
  const [method, setMethod] = useState<TakingMethod>()
  const [receipt, setReceipt] = useState('')
  const [typed, setTyped] = useState<string>()
  const amount = typed === undefined ? due : readWholeRupees(typed)
  const isAmountWrong = amount === undefined || amount < 1 || amount > due
  const isReceiptWrong = receipt.trim() !== '' && !isReceipt(receipt.trim())
  const paid =
    method && !isAmountWrong && !isReceiptWrong
      ? { amount, method, ...(receipt.trim() && { receipt: receipt.trim() }) }
      : undefined
  const isLater = later !== undefined && method === undefined
  const fields = (
    <>
      <ChoiceRow label={words.takeWords}>
        {TAKING_METHODS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === method}
            onClick={() => setMethod(each)}
          >
            {words.methods[each]}
          </button>
        ))}
        {later !== undefined && (
          <button type="button" className="chip" aria-pressed={isLater} onClick={() => setMethod(undefined)}>
            {later}
          </button>
        )}
      </ChoiceRow>
      {!isLater && typed === undefined && (
        <button type="button" className="link" onClick={() => setTyped('')}>
          {words.ofMoney.part}
        </button>
      )}
      {!isLater && typed !== undefined && (
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
      {!isLater && (
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
  return { method, amount: isAmountWrong ? due : amount, paid, fields }
}
