import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

type Tone = 'plain' | 'trust' | 'warn' | 'danger'

const ICONS: Record<Tone, IconName> = {
  plain: 'info',
  trust: 'shield-check',
  warn: 'triangle-exclamation-point',
  danger: 'triangle-exclamation-point',
}

/**
 * Shows an error or warning next to its cause, always with icon and text. Screen readers announce danger immediately.
 */
export function Notice({ tone = 'plain', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <div className={`notice ${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={icon ?? ICONS[tone]} />
      <div>{children}</div>
    </div>
  )
}
