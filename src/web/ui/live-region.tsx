import type { ReactNode } from 'react'

/** Announces changes on the page without moving the focus. Keep it mounted, and change its text. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <output className="visually-hidden">{children}</output>
)
