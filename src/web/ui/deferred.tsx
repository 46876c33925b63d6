import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A part that few visits show. The server draws `drawn`, whose file ends in `.server-only.tsx`, which the build empties for
 * browsers; a browser keeps what came, and brings the part's script once the part is there (decision 0020). Show it
 * within a transition: what was there before stays until the script has come.
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
