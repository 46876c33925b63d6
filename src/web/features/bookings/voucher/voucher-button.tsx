import { laterPart } from '#web/ui/load-part.ts'
import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/voucher.ts'

const load = () => import('./voucher.tsx')

/** The voucher dialog. The page that has its button loads its script a moment after the page's own. */
export const Voucher = laterPart(load)

type VoucherButtonProps = {
  className?: string
  /** the booking's number, for screen readers, if a page has several vouchers */
  of?: string
  onPress: () => void
}

/**
 * Opens the voucher. Its script loads with the button, not on the press, because a hotel's desk may have no network.
 */
export function VoucherButton({ className, of, onPress }: VoucherButtonProps) {
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <Button {...(className === undefined ? {} : { className })} aria-haspopup="dialog" onClick={onPress}>
      <Icon name="id-card" />
      <Sentence text={of === undefined ? t.voucher : t.voucherOfBooking(of)} />
    </Button>
  )
}
