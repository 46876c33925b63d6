import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import type { StepperProps } from '#web/ui/stepper.tsx'
import { COUNTERS } from '#words/kit.ts'
import * as t from '#words/hotel-page.ts'

type WithoutScriptProps = { number: StepperProps } | { couponId: string | undefined }

/** Shows controls for browsers without scripts, in place of those that need one. */
export default function WithoutScript(props: WithoutScriptProps) {
  return 'number' in props ? <TypedNumber {...props.number} /> : <CouponAndPrice couponId={props.couponId} />
}

const TypedNumber = ({ noun, value, min, max }: StepperProps) => (
  <TextInput
    label={COUNTERS[noun].name}
    labelLook="heard"
    type="number"
    name={noun}
    min={min}
    max={max}
    defaultValue={value}
  />
)

/** Applies a coupon, and updates the price for the chosen stay. */
const CouponAndPrice = ({ couponId }: { couponId: string | undefined }) => (
  <>
    <TextInput label={t.coupon} name="couponId" maxLength={MAX_COUPON_LENGTH} defaultValue={couponId} />
    <Button type="submit" className="my-4">
      {t.showPrice}
    </Button>
    <Notice>
      <Sentence
        text={t.withoutScript(SITE.supportPhone)}
        link={(phone) => (
          <a className="link in-text" href={SITE.supportPhoneLink}>
            {phone}
          </a>
        )}
      />
    </Notice>
  </>
)
