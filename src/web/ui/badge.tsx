import type { ReactNode } from 'react'

type BadgeProps = {
  tone?: '' | 'trust' | 'warn' | 'coral' | 'dull'
  /** 'bare': only the colour of its words, on a ground that has it already */
  variant?: '' | 'bare'
  children: ReactNode
}

export function Badge({ tone = '', variant = '', children }: BadgeProps) {
  return <span className={`badge ${tone} ${variant}`}>{children}</span>
}
