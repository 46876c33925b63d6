import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StepperProps } from '#web/ui/stepper.tsx'

type WithoutScriptProps = { number: StepperProps & { noun: string } } | { couponId: string | undefined }

/** What a script does by itself, for browsers without one: nothing of it is drawn where one runs. */
export default function WithoutScript(props: WithoutScriptProps) {
  return 'number' in props ? <TypedNumber {...props.number} /> : <CouponAndPrice couponId={props.couponId} />
}

const TypedNumber = ({ noun, value, min, max }: StepperProps & { noun: string }) => (
  <TextInput label={noun} labelLook="heard" type="number" name={noun} min={min} max={max} defaultValue={value} />
)

/** A coupon, and the price of the stay as it is now chosen. */
const CouponAndPrice = ({ couponId }: { couponId: string | undefined }) => (
  <>
    <TextInput label="Coupon" name="couponId" maxLength={MAX_COUPON_LENGTH} defaultValue={couponId} />
    <Button type="submit" className="my-4">
      Show the price
    </Button>
    <Notice>
      JavaScript is off. Press the button after each change. You need it on to sign in and pay. To book by phone, call{' '}
      <a className="link in-text" href={SITE.supportPhoneLink}>
        {SITE.supportPhone}
      </a>
      , day or night.
    </Notice>
  </>
)
