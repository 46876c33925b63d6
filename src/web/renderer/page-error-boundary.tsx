import { Component, lazy, Suspense, type ReactNode } from 'react'
import type { Place } from '#web/lib/navigation/navigation.ts'
import * as t from '#words/page-heads.ts'

type Props = { place: Place; children: ReactNode }
type State = { error: unknown; isFailed: boolean; place: Place }

/** Shown when even the error page fails to load. */
const PlainFault = () => (
  <main id="main" className="wrap section">
    <h1>{t.somethingWentWrong}</h1>
  </main>
)

/** Loads with the first failure, so that pages without failures do not need it. */
const FailedFrame = lazy(() =>
  import('#web/app/failed-frame.tsx').then(
    ({ FailedFrame: Frame }) => ({ default: Frame }),
    () => ({ default: PlainFault }),
  ),
)

/** Shows the error page for a page that throws while rendering, until the visitor navigates. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, isFailed: false, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, isFailed: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, isFailed: false }
  }

  override render() {
    const { isFailed, error } = this.state
    if (!isFailed) return this.props.children
    return (
      <Suspense>
        <FailedFrame error={error} />
      </Suspense>
    )
  }
}
