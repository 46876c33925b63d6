import { useState } from 'react'
import type { DeskBill } from '#contract/desk-bill.ts'
import {
  amountOfExtra,
  MAX_EXTRA_LINE,
  MAX_EXTRA_QUANTITY,
  MAX_EXTRA_WORDS,
  needsWords,
  type ExtraKind,
} from '#domain/desk/extras.ts'
import { readWholeRupees } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import { BILL_CALLS, type BillOf } from './bill-of.ts'

type AddExtraProps = {
  of: BillOf
  bill: DeskBill
  kind: ExtraKind
  onAdded: (bill: DeskBill) => void
  onClose: () => void
}

/** Shows a form for an extra: description, quantity and unit price, prefilled with the last price on this bill. */
export function AddExtra({ of, bill, kind, onAdded, onClose }: AddExtraProps) {
  const { ofBill } = useWords()
  const last = bill.extras.findLast((extra) => extra.kind === kind && kind === 'water')
  const [what, setWhat] = useState('')
  const [typedQuantity, setQuantity] = useState('1')
  const [typedPrice, setPrice] = useState(last ? String(last.price) : '')
  const [isPressed, setPressed] = useState(false)
  const adding = usePost(BILL_CALLS[of.kind].add, { params: { id: of.id }, about: kind })
  const quantity = readWholeRupees(typedQuantity) ?? 0
  const price = readWholeRupees(typedPrice) ?? 0
  const amount = amountOfExtra({ quantity, price })
  const faults = {
    ...(needsWords(kind) && !what.trim() ? { words: ofBill.whatMissing } : {}),
    ...(quantity < 1 || quantity > MAX_EXTRA_QUANTITY ? { quantity: ofBill.howManyWrong } : {}),
    ...(price < 1 || amount > MAX_EXTRA_LINE ? { price: ofBill.priceWrong } : {}),
  }
  const add = async () => {
    setPressed(true)
    if (Object.keys(faults).length > 0) return
    const answer = await adding.send({ kind, words: what.trim() || null, quantity, price })
    if (!answer?.ok) return
    onAdded(answer.value)
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={ofBill.addTitle(ofBill.kinds[kind])}
      button={ofBill.addButton(amount > 0 ? formatRupees(amount) : '')}
      sending={adding}
      faults={isPressed ? faults : undefined}
      fieldOf={{ EXTRAS_FULL: 'price' }}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={ofBill.what}
            hint={ofBill.whatHint}
            value={what}
            autoComplete="off"
            maxLength={MAX_EXTRA_WORDS}
            error={faultOf('words')}
            onChange={({ target }) => setWhat(target.value)}
          />
          <TextInput
            label={ofBill.howMany}
            value={typedQuantity}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            error={faultOf('quantity')}
            onChange={({ target }) => setQuantity(target.value)}
          />
          <TextInput
            label={ofBill.priceOfOne}
            value={typedPrice}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            error={faultOf('price')}
            onChange={({ target }) => setPrice(target.value)}
          />
        </>
      )}
    </DeskForm>
  )
}
