import type { ReactNode } from 'react'

/** One fact of a `dl`: what it is about, and what it is. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
