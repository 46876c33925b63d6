import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { MetaDescriptor } from 'react-router'
import { PageHandleContext } from '#web/renderer/page-handle.ts'
import { SiteFrame } from '#web/app/site-frame.tsx'
import { NavigationContext, type Navigation } from '#web/lib/navigation/navigation.ts'
import { PageDocument } from '../page-document.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import type { PageMoves, PublicPage, Shown } from './page.ts'

type PublicDocumentProps<Data> = { page: PublicPage<Data>; moves: PageMoves<Data> }

/** The document of a public page, the same on the server and in the browser. */
export function PublicDocument<Data>({ page, moves }: PublicDocumentProps<Data>) {
  const shown = useShown(moves)
  const { place, pendingLocation, isRefreshing, served } = shown
  const navigation = useMemo<Navigation>(
    () => ({
      place,
      pendingLocation,
      isRefreshing,
      keepsDocument: moves.keepsDocument,
      move: moves.move,
      refresh: moves.refresh,
    }),
    [place, pendingLocation, isRefreshing, moves],
  )
  return (
    <NavigationContext value={navigation}>
      <PageHandleContext value={page.handle}>
        <PageDocument head={<Head tags={served.head} />}>
          <PageErrorBoundary place={place}>
            <SiteFrame>
              <page.Body data={served.data} />
            </SiteFrame>
          </PageErrorBoundary>
        </PageDocument>
      </PageHandleContext>
    </NavigationContext>
  )
}

function useShown<Data>(moves: PageMoves<Data>): Shown<Data> {
  const [shown, setShown] = useState(moves.first)
  useEffect(() => moves.listen((next) => startTransition(() => setShown(next))), [moves])
  const { place, scroll } = shown
  useLayoutEffect(() => {
    if (scroll === 'stay') return
    const target = scroll === 'begin' && place.hash ? document.getElementById(place.hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else scrollTo(0, scroll === 'begin' ? 0 : scroll)
  }, [place, scroll])
  return shown
}

function Head({ tags }: { tags: readonly MetaDescriptor[] }) {
  return tags.map((tag) => {
    if ('title' in tag) return <title key="title">{String(tag.title)}</title>
    const key = JSON.stringify(tag)
    const { tagName, ...attributes } = tag as Record<string, string>
    return tagName === 'link' ? <link key={key} {...attributes} /> : <meta key={key} {...attributes} />
  })
}
