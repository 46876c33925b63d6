import type { ReviewProps } from './review-props.ts'
import type { ReactNode } from 'react'
import { payableNow } from '#domain/bills/bill.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/place-booking.ts'

/** Lets the guest pay all now, or the reservation amount now and the rest at the hotel (specification §9). */
export function PayOptions({ page: { hotel, quote }, stay }: ReviewProps) {
  const { query, change } = stay
  if (!quote.bill) return null
  const { total } = quote.bill
  const now = payableNow(total, 'hotel')
  return (
    <fieldset className="box">
      <legend className="small-heading">{t.howToPay}</legend>
      {!hotel.only_payAtHotel && (
        <PayOption
          isChosen={!query.payAtHotel}
          onChoose={() => change({ payAtHotel: false })}
          title={t.payAllNow}
          words={t.waysToPay}
          amount={total}
        />
      )}
      <PayOption
        isChosen={query.payAtHotel}
        onChoose={() => change({ payAtHotel: true })}
        title={t.payAtHotel}
        words={
          <>
            {hotel.only_payAtHotel && `${t.hotelTakesPaymentAtDesk} `}
            {t.payReservation(formatRupees(total - now))}
          </>
        }
        amount={now}
        when="now"
      />
    </fieldset>
  )
}

const price = (words: string) => <b className="price">{words}</b>

type PayOptionProps = {
  isChosen: boolean
  onChoose: () => void
  title: string
  words: ReactNode
  amount: Rupees
  when?: 'now'
}

function PayOption({ isChosen, onChoose, title, words, amount, when }: PayOptionProps) {
  return (
    <label className="pay-option tick">
      <input type="radio" name="pay" checked={isChosen} onChange={onChoose} />
      <span className="tick-mark" />
      <span className="grow min-w-0">
        <b>{title}</b>
        <br />
        <span className="soft">{words}</span>
      </span>
      <span className="text-right">
        {when === 'now' ? (
          <Sentence text={t.amountNow(formatRupees(amount))} price={price} />
        ) : (
          price(formatRupees(amount))
        )}
      </span>
    </label>
  )
}
