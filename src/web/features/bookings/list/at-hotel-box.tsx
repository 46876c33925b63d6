import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { browserApi } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { momentWords } from '#words/times.ts'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/bookings/list.ts'

type AtHotel = NonNullable<Booking['at_hotel']>
type Extra = AtHotel['extras'][number]

const KINDS = { food: t.food, water: t.water, damage: t.damage, other: t.other } as const
const PAID_BY = { cash: t.paidInCash, upi: t.paidByUpi, card: t.paidByCard } as const

const extraWords = ({ kind, words, quantity }: Extra): string =>
  quantity === 1 ? (words ?? KINDS[kind]) : `${quantity} × ${words ?? KINDS[kind]}`

type AtHotelBoxProps = { booking: Booking; atHotel: AtHotel }

/** Shows the hotel's extras on the bill, and what was paid at the desk (decision 0079). */
function AtHotelBox({ booking, atHotel: { extras, takings, due } }: AtHotelBoxProps) {
  const { revalidate } = useRevalidator()
  const [fault, setFault] = useState<string>()
  const near = (at: string) => momentWords(new Date(at), serverNow())
  const deny = async (extra: number) => {
    setFault(undefined)
    const said = await browserApi.post('/bookings/{id}/deny-extra', { params: { id: booking.id }, body: { extra } })
    if (!said.ok) setFault(said.refusal.message)
    await revalidate()
  }
  return (
    <section className="tinted-box plain">
      <h4>{extras.length > 0 ? t.extrasAtHotel : t.paidAtHotel}</h4>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <ul className="at-hotel">
        {extras.map((extra) => (
          <li key={extra.id}>
            <span>
              {extraWords(extra)}
              {extra.denied_at === null ? (
                <button type="button" className="link" onClick={() => void deny(extra.id)}>
                  <Sentence text={t.didNotHaveThis(extraWords(extra))} />
                </button>
              ) : (
                <span className="soft">{t.youDidNotHaveThis}</span>
              )}
            </span>
            <span className="digits">{formatRupees(extra.amount)}</span>
          </li>
        ))}
        {takings.map(({ method, amount, receipt, at }) => (
          <li key={`${at} ${method} ${amount}`}>
            <span>
              <Sentence text={PAID_BY[method]([near(at), receipt].filter((part) => part !== null).join(', '))} />
            </span>
            <span className="digits">{formatRupees(amount)}</span>
          </li>
        ))}
      </ul>
      {due > 0 && (
        <p>
          <Sentence text={t.stillToPay(formatRupees(due))} />
        </p>
      )}
      <p className="soft">{t.writtenByHotel}</p>
    </section>
  )
}

export default AtHotelBox
