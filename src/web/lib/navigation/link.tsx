import type { ComponentProps, MouseEvent } from 'react'
import { addressOf, placeAt, useWay, type MoveOptions } from './navigation.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & MoveOptions & { to: string; reloadDocument?: boolean }

/** Whether a press would open the link in this tab, and not in a new tab or as a download. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (event.currentTarget.target || '_self') === '_self'

/** A link to one of our own addresses. The browser follows it if the page cannot show the target itself. */
export function Link({ to, replace, preventScrollReset, reloadDocument, onClick, children, ...rest }: LinkProps) {
  const way = useWay()
  const place = placeAt(to, way.place)
  const href = addressOf(place)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument || !isPlain(event) || !way.keepsDocument(place)) return
    event.preventDefault()
    void way.move(href, { replace: replace ?? href === addressOf(way.place), preventScrollReset })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
