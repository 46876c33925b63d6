import type { IconName } from './icons/icon-names.ts'
import sprite from './icons/sprite.svg'

/**
 * Hidden from screen readers, because the text next to it says the same; a control with only an icon has its own name.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
