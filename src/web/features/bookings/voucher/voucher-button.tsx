import { lazy, useEffect, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const load = () => import('./voucher.tsx')

/** Drawn by its button's page; its script is a moment behind the page's. */
export const Voucher = lazy(load)

type VoucherButtonProps = { className?: string; onPress: () => void; children?: ReactNode }

/** Opens the voucher. Its script comes with the button, not with the press: a hotel's desk may be out of the network's reach. */
export function VoucherButton({ className, onPress, children }: VoucherButtonProps) {
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <Button {...(className === undefined ? {} : { className })} aria-haspopup="dialog" onClick={onPress}>
      <Icon name="id-card" />
      Voucher{children}
    </Button>
  )
}
