import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import type { CouponDraft, CouponError } from '#domain/bills/new-coupon.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { WEEK } from '../../../../words/en/office/coupon-labels.ts'
import type { CouponForm } from './coupon-form.ts'

type FieldsProps = {
  form: CouponForm
  /** the first error that the coupon rule found */
  wrong: CouponError | undefined
  onWrite: (change: Partial<CouponForm>) => void
}

type Typed = { [Name in keyof CouponForm]: CouponForm[Name] extends string ? Name : never }[keyof CouponForm]

/** The fields of a coupon: its discount, payer, limits and validity. */
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
      {line('Code', 'code', 'code', { hint: '3 to 24 letters and digits, as guests type them' })}
      <fieldset className="coupon-choice">
        <legend className="field-label">It takes off</legend>
        <Tick type="radio" name="kind" checked={isPercent} onChange={() => onWrite({ kind: 'percent' })}>
          A share of the bill
        </Tick>
        <Tick type="radio" name="kind" checked={!isPercent} onChange={() => onWrite({ kind: 'flat' })}>
          An amount
        </Tick>
      </fieldset>
      <div className="coupon-pair">
        {line(isPercent ? 'Percent' : 'Rupees', 'value', 'value', isPercent ? DIGITS : RUPEES)}
        {isPercent && line('At most', 'most', 'most', { ...RUPEES, hint: UNLIMITED })}
      </div>
      {line('Smallest booking before tax', 'minimum', 'minimumAmount', RUPEES)}
      <fieldset className="coupon-choice">
        <legend className="field-label">Who pays?</legend>
        <Tick type="radio" name="payer" checked={form.payer === 'uncle'} onChange={() => onWrite({ payer: 'uncle' })}>
          Uncle
        </Tick>
        <Tick type="radio" name="payer" checked={form.payer === 'hotel'} onChange={() => onWrite({ payer: 'hotel' })}>
          The hotel booked
        </Tick>
      </fieldset>
      <div className="coupon-pair">
        {line('First day', 'firstDay', 'firstDay', { ...DAY, hint: 'Guests book then' })}
        {line('Last day', 'lastDay', 'lastDay', DAY)}
      </div>
      <Weekdays form={form} onWrite={onWrite} />
      <div className="coupon-pair">
        {line('Times in all', 'total', 'totalLimit', { ...DIGITS, hint: UNLIMITED })}
        {line('Times a guest', 'perGuest', 'perUserLimit', { ...DIGITS, hint: UNLIMITED })}
      </div>
      <Tick checked={form.isFirst} onChange={({ target }) => onWrite({ isFirst: target.checked })}>
        Only for a guest’s first booking
      </Tick>
    </>
  )
}

type LineProps = { hint: string; prefix: string; inputMode: 'numeric'; type: 'date' }

const DIGITS = { inputMode: 'numeric' } as const
const RUPEES = { inputMode: 'numeric', prefix: '₹' } as const
const DAY = { type: 'date' } as const
const UNLIMITED = 'Empty: no limit'

function Weekdays({ form, onWrite }: Pick<FieldsProps, 'form' | 'onWrite'>) {
  const { weekdays } = form
  return (
    <fieldset>
      <legend className="field-label">Days of check-in</legend>
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
      <p className="field-hint">None chosen: every day.</p>
    </fieldset>
  )
}
