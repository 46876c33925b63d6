import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import type { CouponDraft, CouponError } from '#domain/bills/new-coupon.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { WEEK } from './coupon-labels.ts'
import type { CouponForm } from './coupon-form.ts'
import * as t from '#words/office/coupons.ts'

type FieldsProps = {
  form: CouponForm
  /** the first error that the coupon rule found */
  wrong: CouponError | undefined
  onWrite: (change: Partial<CouponForm>) => void
}

type Typed = { [Name in keyof CouponForm]: CouponForm[Name] extends string ? Name : never }[keyof CouponForm]

/** Shows the fields of a coupon: its discount, payer, limits and validity. */
export function CouponFields({ form, wrong, onWrite }: FieldsProps) {
  const line = (label: string, name: Typed, field: keyof CouponDraft, more: Partial<LineProps> = {}) => (
    <TextInput
      label={label}
      value={form[name]}
      autoComplete="off"
      maxLength={MAX_COUPON_LENGTH}
      error={wrong?.field === field ? wrong.message : undefined}
      onChange={({ target }) => onWrite({ [name]: target.value })}
      {...more}
    />
  )
  const isPercent = form.kind === 'percent'
  return (
    <>
      {line(t.code, 'code', 'code', { hint: t.codeHint })}
      <fieldset className="coupon-choice">
        <legend className="field-label">{t.itTakesOff}</legend>
        <Tick type="radio" name="kind" checked={isPercent} onChange={() => onWrite({ kind: 'percent' })}>
          {t.shareOfBill}
        </Tick>
        <Tick type="radio" name="kind" checked={!isPercent} onChange={() => onWrite({ kind: 'flat' })}>
          {t.anAmount}
        </Tick>
      </fieldset>
      <div className="coupon-pair">
        {line(isPercent ? t.percent : t.rupees, 'value', 'value', isPercent ? DIGITS : RUPEES)}
        {isPercent && line(t.atMost, 'most', 'most', { ...RUPEES, hint: UNLIMITED })}
      </div>
      {line(t.smallestBooking, 'minimum', 'minimumAmount', RUPEES)}
      <fieldset className="coupon-choice">
        <legend className="field-label">{t.whoPays}</legend>
        <Tick type="radio" name="payer" checked={form.payer === 'uncle'} onChange={() => onWrite({ payer: 'uncle' })}>
          {t.uncle}
        </Tick>
        <Tick type="radio" name="payer" checked={form.payer === 'hotel'} onChange={() => onWrite({ payer: 'hotel' })}>
          {t.hotelBooked}
        </Tick>
      </fieldset>
      <div className="coupon-pair">
        {line(t.firstDay, 'firstDay', 'firstDay', { ...DAY, hint: t.guestsBookThen })}
        {line(t.lastDay, 'lastDay', 'lastDay', DAY)}
      </div>
      <Weekdays form={form} onWrite={onWrite} />
      <div className="coupon-pair">
        {line(t.timesInAll, 'total', 'totalLimit', { ...DIGITS, hint: UNLIMITED })}
        {line(t.timesPerGuest, 'perGuest', 'perUserLimit', { ...DIGITS, hint: UNLIMITED })}
      </div>
      <Tick checked={form.isFirst} onChange={({ target }) => onWrite({ isFirst: target.checked })}>
        {t.onlyFirstBooking}
      </Tick>
    </>
  )
}

type LineProps = { hint: string; prefix: string; inputMode: 'numeric'; type: 'date' }

const DIGITS = { inputMode: 'numeric' } as const
const RUPEES = { inputMode: 'numeric', prefix: '₹' } as const
const DAY = { type: 'date' } as const
const UNLIMITED = t.emptyNoLimit

function Weekdays({ form, onWrite }: Pick<FieldsProps, 'form' | 'onWrite'>) {
  const { weekdays } = form
  return (
    <fieldset>
      <legend className="field-label">{t.daysOfCheckIn}</legend>
      <div className="chips">
        {WEEK.map(({ day, name }) => (
          <button
            key={day}
            type="button"
            className="chip"
            aria-pressed={weekdays.includes(day)}
            onClick={() =>
              onWrite({
                weekdays: weekdays.includes(day) ? weekdays.filter((each) => each !== day) : [...weekdays, day],
              })
            }
          >
            {name}
          </button>
        ))}
      </div>
      <p className="field-hint">{t.noneChosenEveryDay}</p>
    </fieldset>
  )
}
