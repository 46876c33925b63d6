import type { ReactNode } from 'react'

/** Announces changes on the page without moving focus. Keep it mounted; change its words. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <output className="visually-hidden">{children}</output>
)
