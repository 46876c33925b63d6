import type { ReactNode } from 'react'

export function Badge({
  tone = '',
  children,
}: {
  tone?: '' | 'trust' | 'warn' | 'coral' | 'dull'
  children: ReactNode
}) {
  return <span className={`badge ${tone}`}>{children}</span>
}
