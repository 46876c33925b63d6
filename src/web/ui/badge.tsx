import type { ReactNode } from 'react'

type BadgeProps = {
  tone?: '' | 'trust' | 'warn' | 'coral' | 'dull'
  /** 'bare': colours only the text, for a background that already has the colour */
  variant?: '' | 'bare'
  children: ReactNode
}

export function Badge({ tone = '', variant = '', children }: BadgeProps) {
  return <span className={`badge ${tone} ${variant}`}>{children}</span>
}
