import type { ReviewProps } from './review-props.ts'
import type { ReactNode } from 'react'
import { payableNow } from '#domain/bills/bill.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import * as t from '#words/place-booking.ts'

/** Pay all now, or the reservation amount now and the rest at the hotel (specification §9). */
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
          words={t.upiCardOrNetBanking}
          amount={total}
        />
      )}
      <PayOption
        isChosen={query.payAtHotel}
        onChoose={() => change({ payAtHotel: true })}
        title={t.payAtHotel}
        words={
          <>
            {hotel.only_payAtHotel && t.thisHotelTakesPayment}
            Pay only the reservation amount now and {formatRupees(total - now)} at the hotel
          </>
        }
        amount={now}
        when="now"
      />
    </fieldset>
  )
}

type PayOptionProps = {
  isChosen: boolean
  onChoose: () => void
  title: string
  words: ReactNode
  amount: Rupees
  when?: string
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
        <b className="price">{formatRupees(amount)}</b>
        {when && ` ${when}`}
      </span>
    </label>
  )
}
