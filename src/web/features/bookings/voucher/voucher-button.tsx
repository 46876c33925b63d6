import { lazy, useEffect, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const load = () => import('./voucher.tsx')

/** Drawn by the page that has its button; its script arrives a moment after the page's. */
export const Voucher = lazy(load)

type VoucherButtonProps = { className?: string; onPress: () => void; children?: ReactNode }

/**
 * Opens the voucher. Its script loads with the button, not on the press, because a hotel's desk may have no network.
 */
export function VoucherButton({ className, onPress, children }: VoucherButtonProps) {
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <Button {...(className === undefined ? {} : { className })} aria-haspopup="dialog" onClick={onPress}>
      <Icon name="id-card" />
      Voucher{children}
    </Button>
  )
}
