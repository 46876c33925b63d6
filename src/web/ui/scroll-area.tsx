import type { ComponentProps } from 'react'

type ScrollAreaProps = ComponentProps<'section'> & { 'aria-label': string }

/** A section that scrolls by itself. It is focusable, so that the arrow keys can scroll it. */
export const ScrollArea = (props: ScrollAreaProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section tabIndex={0} {...props} />
)
