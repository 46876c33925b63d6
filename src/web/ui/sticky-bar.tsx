import type { ReactNode } from 'react'

/** A bar within a thumb's reach on a phone: the price on the left, one button on the right. Hidden from 992 px on. */
export function StickyBar({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="sticky-bar lg:hidden">
      <div className="grow min-w-0">{children}</div>
      {action}
    </div>
  )
}
