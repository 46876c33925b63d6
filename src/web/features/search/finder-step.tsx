import { unreachable } from '#domain/kernel/result.ts'
import { CheckinCalendar, CheckoutCalendar } from '#web/features/stay/stay-calendars.tsx'
import { StayChangeNotice } from '#web/features/stay/stay-change-notice.tsx'
import { stayChangeWords } from '#web/features/stay/stay-change-words.ts'
import { focusOpening } from '#web/ui/focus-opening.ts'
import { CityPicker } from './city-picker.tsx'
import type { FinderView } from './finder-view.ts'
import type { SearchField } from './search-fields.ts'
import { checkoutDate, type SearchForm, type SearchStep } from './search-form.ts'
import type { LowestPrices } from './lowest-prices.ts'
import { SlotPicker } from './slot-picker.tsx'
import { fromPrice } from '#words/search.ts'

type FinderStepProps = {
  field: SearchField
  form: SearchForm
  view: FinderView
  lowestPrices: LowestPrices
  take: (step: SearchStep) => void
}

/** Whether focusing a field opens an on-screen keyboard, which would cover the list of cities. */
const isTouched = () => matchMedia('(pointer: coarse)').matches

const CHOSEN = '[aria-current="true"], [data-day][tabindex="0"]'

/**
 * Moves the focus along with the form: each step focuses its field or its current choice, so that the keyboard works
 * there. On a desktop, the popover is as tall as its step and scrolls into view.
 */
function focusChosen(step: HTMLElement | null): void {
  const field = isTouched() ? null : step?.querySelector<HTMLElement>('[type="search"]')
  focusOpening(field ?? step?.querySelector<HTMLElement>(CHOSEN) ?? step)
  step?.closest('dialog')?.scrollIntoView({ block: 'nearest' })
}

/** The field being edited. */
export function FinderStep(props: FinderStepProps) {
  return (
    <div className="sheet-body finder-panel-body" ref={focusChosen} tabIndex={-1}>
      <Control {...props} />
    </div>
  )
}

function Control({ field, form: { values, correction }, view, lowestPrices, take }: FinderStepProps) {
  const now = new Date(view.now)
  switch (field) {
    case 'city':
      return (
        <CityPicker
          cities={view.cities}
          chosen={values.city}
          stay={values}
          onChoose={(city, place) => take({ type: 'choose-city', city, place })}
        />
      )
    case 'checkin':
      return (
        <CheckinCalendar
          selected={values.date}
          now={now}
          priceWords={fromPrice}
          pricedBy={
            values.city === undefined ? undefined : { city: values.city, slot: values.slot, rooms: values.rooms }
          }
          onSelect={(date) => take({ type: 'choose-checkin', date })}
        />
      )
    case 'slot':
      return (
        <>
          <StayChangeNotice words={stayChangeWords(correction ? [correction] : [], values, now)} className="mb-3" />
          <SlotPicker
            chosen={values.slot}
            date={values.date}
            now={now}
            lowestPrices={lowestPrices}
            onChoose={(slot) => take({ type: 'choose-slot', slot })}
          />
        </>
      )
    case 'checkout':
      return (
        <CheckoutCalendar
          checkin={values.date}
          selected={checkoutDate(values)}
          now={now}
          onSelect={(date) => take({ type: 'choose-checkout', date })}
        />
      )
    default:
      return unreachable(field)
  }
}
