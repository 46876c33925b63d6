import { addDays, formatIstDate, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { dayClosure } from '#domain/slots/openings.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { MAX_DAYS } from '#domain/slots/slots.ts'
import { StayChangeNotice } from '#web/features/stay/stay-change-notice.tsx'
import { closedDayWords, stayChangeWords } from '#web/features/stay/stay-change-words.ts'
import { MonthGrid } from '#web/ui/month-grid.tsx'
import { CityPicker } from './city-picker.tsx'
import type { FinderView } from './finder-view.ts'
import type { SearchField } from './search-fields.ts'
import { checkoutDate, type SearchForm, type SearchStep } from './search-form.ts'
import { SlotPicker } from './slot-picker.tsx'

type FinderStepProps = {
  field: SearchField
  form: SearchForm
  view: FinderView
  lowestPrices: Record<string, number> | undefined
  take: (step: SearchStep) => void
}

/**
 * Focus follows the form: each step focuses its current choice, so that keys continue there. On a desktop the popover
 * is as tall as its step and scrolls into view with it.
 */
function focusChosen(step: HTMLElement | null): void {
  const chosen = step?.querySelector<HTMLElement>('[aria-current="true"], [data-day][tabindex="0"]') ?? step
  chosen?.focus({ preventScroll: true })
  step?.closest('dialog')?.scrollIntoView({ block: 'nearest' })
}

/** The one field being edited. */
export function FinderStep(props: FinderStepProps) {
  return (
    <div className="sheet-body finder-panel-body" ref={focusChosen} tabIndex={-1}>
      <Control {...props} />
    </div>
  )
}

function Control({ field, form: { values, correction }, view, lowestPrices, take }: FinderStepProps) {
  const now = new Date(view.now)
  const today = istDateOf(now)
  switch (field) {
    case 'city':
      return (
        <CityPicker
          cities={view.cities}
          chosen={values.city}
          onChoose={(city) => take({ type: 'choose-city', city })}
        />
      )
    case 'checkin':
      return (
        <>
          <MonthGrid
            label="Check-in"
            selected={values.date}
            today={today}
            min={view.firstDate}
            max={view.lastDate}
            closedBecause={(date) => closedDayWords(date, now)}
            onSelect={(date) => take({ type: 'choose-checkin', date })}
          />
          <p className="field-hint">
            {dayClosure(today, now) && 'It is too late to start a stay today. '}
            Up to {MAX_DAYS_AHEAD} days ahead. Today is {formatIstDate(now)}.
          </p>
        </>
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
        <>
          <MonthGrid
            label="Check-out"
            selected={checkoutDate(values)}
            today={today}
            min={addDays(values.date, 1)}
            max={addDays(values.date, MAX_DAYS)}
            onSelect={(date) => take({ type: 'choose-checkout', date })}
          />
          <p className="field-hint">
            Check-in {formatIstDate(istInstant(values.date))}, 12 noon. Check-out at 11 AM, up to {MAX_DAYS} days later.
          </p>
        </>
      )
    default:
      return unreachable(field)
  }
}
