import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import * as t from '#words/kit.ts'

type PriceProps = { amount: Rupees; usual?: Rupees | undefined; order?: 'price-first' | 'usual-first' }

/** A price. A higher usual price is struck through in front of it. */
export function Price({ amount, usual, order = 'price-first' }: PriceProps) {
  const struck = usual !== undefined && usual > amount && (
    <s className="usual-price">
      <span className="visually-hidden">{t.usualPrice} </span>
      {formatRupees(usual)}
    </s>
  )
  const price = <span className="price">{formatRupees(amount)}</span>
  const apart = struck && <span className="visually-hidden"> {order === 'usual-first' && `${t.now} `}</span>
  return order === 'price-first' ? (
    <>
      {struck && <span className="visually-hidden">{t.priceNow} </span>}
      {price}
      {apart}
      {struck}
    </>
  ) : (
    <>
      {struck}
      {apart}
      {price}
    </>
  )
}
