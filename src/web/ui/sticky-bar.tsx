import type { ReactNode } from 'react'

/** The thumb's place on a phone: what it costs on the left, one button on the right. Gone from 992 px on. */
export function StickyBar({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="sticky-bar lg:hidden">
      <div className="grow min-w-0">{children}</div>
      {action}
    </div>
  )
}
