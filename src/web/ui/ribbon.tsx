import type { CSSProperties } from 'react'

/** A bar on a day of 25 hours. Decoration: the words beside it give the hours. */
export const Ribbon = ({ from, hours }: { from: number; hours: number }) => (
  <span className="ribbon" aria-hidden="true">
    <i style={{ '--from': from, '--hours': hours } as CSSProperties} />
  </span>
)
