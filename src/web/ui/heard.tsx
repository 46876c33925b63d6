import type { ReactNode } from 'react'

/** Words only for screen readers. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="vh">{children}</span>

/** Announces changes on the page without moving focus. Keep it mounted; change its words. */
export const LiveRegion = ({ children }: { children: ReactNode }) => <output className="vh">{children}</output>
