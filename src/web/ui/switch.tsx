import type { ComponentProps, ReactNode } from 'react'

/** A switch takes effect immediately, unlike a checkbox in a form. The whole row is clickable. */
export function Switch({ children, ...input }: { children: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="switch">
      <span className="grow min-w-0">{children}</span>
      <input type="checkbox" role="switch" aria-checked={input.checked} {...input} />
      <span className="track" />
    </label>
  )
}
