import type { ComponentProps } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'

/** A link whose address comes from a table that mixes our own paths, outside addresses and anchors on this page. */
export function SiteLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} rel={to.startsWith('http') ? 'noreferrer' : undefined} {...rest}>
      {children}
    </a>
  )
}
