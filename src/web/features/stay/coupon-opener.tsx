import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The coupon's placeholder while there is none. */
export const CouponOpener = (button: Pick<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'onPointerEnter'>) => (
  <Button className="w-full justify-start px-4" {...button}>
    <Icon name="ticket-percent" />
    <span className="grow text-left">Add a coupon</span>
    <Icon name="chevron-right" />
  </Button>
)
