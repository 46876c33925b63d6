import type { RegisterDay } from '#contract/desk-register.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDesk } from '../desk-context.ts'
import { dateWords, nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

/** Lists the days whose register was handed to an officer, and lets a manager hand over another. */
export function OrdersBox({ orders, onHandOut }: { orders: RegisterDay['orders']; onHandOut: () => void }) {
  const words = useWords()
  const { me } = useDesk()
  const { ofRegister } = words
  return (
    <section className="box flow" aria-labelledby="orders-title">
      <h2 id="orders-title" className="small-heading">
        {ofRegister.orders}
      </h2>
      {orders.length === 0 && <p className="soft">{ofRegister.noOrders}</p>}
      <ul>
        {orders.map(({ id, number, officer, station, day, first_entry: first, last_entry: last, by, at }) => (
          <li key={id} className="file-line good">
            <Icon name="shield-check" />
            <span className="wrap-anywhere">
              <b>
                {officer}, {station}
              </b>
              <span className="soft block">
                {ofRegister.order(number, dateWords(day, words))}
                {first !== null && last !== null && `, ${ofRegister.entries(first, last)}`}
              </span>
              <span className="soft block">
                {by}, {nearWords(new Date(at), serverNow(), words)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {me.acts_as === 'manager' && (
        <Button className="w-full" onClick={onHandOut}>
          <Icon name="plus" />
          {ofRegister.handOut}
        </Button>
      )}
    </section>
  )
}
