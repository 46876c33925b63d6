import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A checkbox or radio with its label; `count` is at the far end, as in filters. */
export function Tick({
  children,
  count,
  type = 'checkbox',
  ...input
}: { children: ReactNode; count?: number | undefined; type?: 'checkbox' | 'radio' } & Omit<
  ComponentProps<'input'>,
  'type'
>) {
  return (
    <label className="tick relative">
      <input type={type} {...input} />
      <span className="tick-mark">{type === 'checkbox' && <Icon name="check" />}</span>
      {children}
      {count !== undefined && <span className="tick-count digits">{count}</span>}
    </label>
  )
}
