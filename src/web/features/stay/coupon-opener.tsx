import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import * as t from '#words/stay.ts'

/** The button that opens the coupon field. */
export const CouponOpener = (button: Pick<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'onPointerEnter'>) => (
  <Button className="w-full justify-start px-4" {...button}>
    <Icon name="ticket-percent" />
    <span className="grow text-left">{t.addCoupon}</span>
    <Icon name="chevron-right" />
  </Button>
)
