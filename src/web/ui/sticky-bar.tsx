import type { ReactNode } from 'react'

/**
 * A bar within the thumb's reach on a phone, with the price on the left and one button on the right. Hidden from 992 px
 * on.
 */
export function StickyBar({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="sticky-bar lg:hidden">
      <div className="grow min-w-0">{children}</div>
      {action}
    </div>
  )
}
