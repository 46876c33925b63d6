import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

type Acting = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'role'> & {
  /** the link's target while no script has loaded */
  href: string
  onPress: () => void
}

/** A button with an address: until its script runs, the browser follows the address instead. */
export function ActionLink({ onPress, children, ...rest }: Acting) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    // The address makes the link focusable, and lets it work without scripts.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <a
      rel="noreferrer"
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      onClick={press}
      // A link answers Enter only; a button answers Space too.
      onKeyDown={(event) => event.key === ' ' && press(event)}
    >
      {children}
    </a>
  )
}

/** An action link that looks like a round 48-px button. `label` is its name. */
export const ActionIcon = ({
  icon,
  label,
  className = '',
  iconClassName = '',
  ...rest
}: Omit<Acting, 'children'> & { icon: IconName; label: string; iconClassName?: string }) => (
  <ActionLink aria-label={label} title={label} {...rest} className={`icon-button ${className}`}>
    <Icon name={icon} className={iconClassName} />
  </ActionLink>
)
