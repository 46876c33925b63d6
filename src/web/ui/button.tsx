import type { ComponentProps } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

type Variant = 'primary' | 'trust' | 'quiet' | 'danger' | 'tint' | 'bare'

type Dressed = { variant?: Variant; className?: string }

const dress = ({ variant = 'quiet', className = '' }: Dressed) => `button ${variant} ${className}`

/**
 * Each screen has one filled coral button (`primary`); all others are quiet. `danger` is for actions that cannot be
 * undone.
 */
export function Button({ variant, className, ...rest }: Dressed & ComponentProps<'button'>) {
  return <button type="button" {...rest} {...inert(rest)} className={dress({ variant, className } as Dressed)} />
}

/** An `aria-disabled` button keeps the focus, and neither acts nor submits its form. */
const inert = (props: ComponentProps<'button'>) =>
  String(props['aria-disabled']) === 'true' && {
    onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
  }

export function LinkButton({ variant, className, ...rest }: Dressed & ComponentProps<typeof Link>) {
  return <Link {...rest} className={dress({ variant, className } as Dressed)} />
}

/** A round 48-px button; `label` is its name. */
export function IconButton({
  icon,
  label,
  className = '',
  iconClassName = '',
  ...rest
}: { icon: IconName; label: string; iconClassName?: string } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`icon-button ${className}`}>
      <Icon name={icon} className={iconClassName} />
    </button>
  )
}
