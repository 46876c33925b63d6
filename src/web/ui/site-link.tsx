import type { ComponentProps } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'

/** A link of a table that holds our own paths beside addresses elsewhere and anchors of this page. */
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
