import type { ReactNode } from 'react'

/** Words for the ear only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)

/** Says aloud what changed on the page without moving focus. Keep it mounted; change its words. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <output className="visually-hidden">{children}</output>
)
