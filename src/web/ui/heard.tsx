import type { ReactNode } from 'react'

/** Words only for screen readers. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)

/** Announces changes on the page without moving focus. Keep it mounted; change its words. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <output className="visually-hidden">{children}</output>
)
