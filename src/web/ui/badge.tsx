import type { ReactNode } from 'react'

type BadgeProps = {
  tone?: '' | 'trust' | 'warn' | 'coral' | 'dull'
  /** 'bare': only the colour of its words, on a ground that has it already */
  look?: '' | 'bare'
  children: ReactNode
}

export function Badge({ tone = '', look = '', children }: BadgeProps) {
  return <span className={`badge ${tone} ${look}`}>{children}</span>
}
