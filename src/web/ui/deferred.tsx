import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A part that few visitors use. The server renders `drawn`, whose file ends in `.server-only.tsx` and is empty in the
 * browser's build. The browser keeps the served HTML and loads the part's script once the part is in the page (decision
 * 0020). Show it within a transition, so that the earlier content stays until the script has loaded.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  drawn: ComponentType<Props>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = import.meta.env.SSR || import.meta.env.DEV ? drawn : lazy(load)
  return function Deferred(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
