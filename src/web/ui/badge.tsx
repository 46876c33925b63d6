import type { ReactNode } from 'react'

type BadgeProps = {
  tone?: '' | 'trust' | 'warn' | 'coral' | 'dull'
  /** 'bare': colours only the text, on a background that has the colour already */
  variant?: '' | 'bare'
  children: ReactNode
}

export function Badge({ tone = '', variant = '', children }: BadgeProps) {
  return <span className={`badge ${tone} ${variant}`}>{children}</span>
}
