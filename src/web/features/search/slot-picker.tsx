import { Suspense, use } from 'react'
import type { IstDate } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotClosure } from '#domain/slots/openings.ts'
import { hasBegun, slotPeriod } from '#domain/slots/period.ts'
import { SLOTS, type SlotIndex, type SlotKey } from '#domain/slots/slots.ts'
import { slotTimesInFull } from '#words/times.ts'
import { totalToday } from '#web/lib/total-today.ts'
import { ribbonPlace } from '#web/lib/ribbon-place.ts'
import type { LowestPrices } from './lowest-prices.ts'
import { Ribbon } from '#web/ui/ribbon.tsx'
import * as t from '#words/search.ts'
import { slotName } from '#words/slots.ts'

type SlotPickerProps = {
  chosen: SlotIndex
  date: IstDate
  now: Date
  lowestPrices: LowestPrices
  onChoose: (slot: SlotIndex) => void
}

/** The five slots as buttons. One press selects a slot and continues. A slot that is over today is labelled so. */
export function SlotPicker({ chosen, date, now, lowestPrices, onChoose }: SlotPickerProps) {
  return (
    <>
      <ul className="slot-chips">
        {SLOTS.map((slot) => {
          const isOver = slotClosure(slot.index, date, now) !== undefined
          return (
            <li key={slot.key} className="grid">
              <button
                type="button"
                className="slot-chip"
                aria-current={slot.index === chosen}
                disabled={isOver}
                onClick={() => onChoose(slot.index)}
              >
                <span className="slot-line">
                  <span className="slot-name">{slotName(slot)}</span>
                  <span className="soft">
                    {isOver ? (
                      t.tooLateToBook
                    ) : (
                      <Suspense>
                        <FromPrice slot={slot.key} prices={lowestPrices} />
                      </Suspense>
                    )}
                  </span>
                </span>
                <span className="slot-line">
                  <span className="slot-hours">
                    {!isOver && hasBegun(slotPeriod(slot.index, date), now)
                      ? t.timesBegun(slotTimesInFull(slot))
                      : slotTimesInFull(slot)}
                  </span>
                  <Ribbon {...ribbonPlace(slot)} className="slot-ribbon" />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="field-hint">{t.fullDayHint}</p>
    </>
  )
}

function FromPrice({ slot, prices }: { slot: SlotKey; prices: LowestPrices }) {
  const lowest = (prices instanceof Promise ? use(prices) : prices)[slot]
  return lowest === undefined ? null : t.fromPrice(formatRupees(totalToday(lowest).total))
}
