import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { SiteFrame } from '#web/app/site-frame.tsx'
import { NavigationContext, type Navigation } from '#web/lib/navigation/navigation.ts'
import type { HeadTag } from '#web/lib/page-head/page-meta.ts'
import { PageDocument } from './page-document.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { PageHandleContext } from '#web/lib/page/page-handle.ts'
import type { Page, PageMoves, Shown } from '#web/lib/page/page.ts'

type SiteDocumentProps<Data> = { page: Page<Data>; moves: PageMoves<Data> }

/** A page's document, the same on the server and in the browser. */
export function SiteDocument<Data>({ page, moves }: SiteDocumentProps<Data>) {
  const shown = useShown(moves)
  const { place, pendingLocation, isRefreshing, served, failure } = shown
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
            <SiteFrame>{failure ? <Failed {...failure} /> : <page.Body data={served.data} />}</SiteFrame>
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

/** Passes the error of loading this visitor's data to the page's error boundary. */
function Failed({ error }: { error: unknown }): never {
  throw error
}

function Head({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    if ('title' in tag) return <title key="title">{tag.title}</title>
    const key = JSON.stringify(tag)
    if (!('tagName' in tag)) return <meta key={key} {...tag} />
    const { rel, href, hrefLang } = tag
    return <link key={key} rel={rel} href={href} hrefLang={hrefLang} />
  })
}
