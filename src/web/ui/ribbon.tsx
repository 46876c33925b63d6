import type { CSSProperties } from 'react'

type RibbonProps = { from: number; hours: number; className: string }

/** Draws a period as a bar on a day of 25 hours. It is only decoration, because the text next to it gives the hours. */
export const Ribbon = ({ from, hours, className }: RibbonProps) => (
  <span className={`ribbon ${className}`} aria-hidden="true">
    <i style={{ '--from': from, '--hours': hours } as CSSProperties} />
  </span>
)
