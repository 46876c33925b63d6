import { type MetaDescriptor, type RouterContextProvider } from 'react-router'
import { textMeta } from '#web/features/content/text-meta.ts'
import { describedAt } from '#web/features/content/texts.ts'
import { loadStartPage } from '#web/features/home/load-start-page.ts'
import { hotelMeta } from '#web/features/hotel-page/hotel-meta.ts'
import { loadHotelPage } from '#web/features/hotel-page/load-hotel-page.ts'
import { searchMeta } from '#web/features/search/search-meta.ts'
import { loadReview } from '#web/features/place-booking/load-review.ts'
import { loadSearchPage } from '#web/features/search/search-route.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { PublicPageName } from '#web/lib/public-page-at.ts'
import type { ServedPage } from './page.ts'

type Call = { url: URL; context: Readonly<RouterContextProvider> }

type Loader = (call: Call) => Promise<ServedPage<unknown>>

type HeadOf<Data> = (data: Data) => readonly MetaDescriptor[]

/** A page's data, and its head built from that data. */
function loaderOf<Data>(load: (call: Call) => Promise<Data>, headOf: HeadOf<Data>): Loader {
  return async (call) => {
    const data = await load(call)
    return { data, head: headOf(data) }
  }
}

const slugOf = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').at(-1) ?? '')

/** Returns a text page. Its words are part of the build; the request contributes only the address. */
function textAt(path: string): ServedPage<{ path: string }> {
  const described = describedAt(path)
  if (!described) throw new Error(`${path} is no page of texts`)
  return { data: { path }, head: textMeta(described) }
}

/** For pages behind the login, the server knows only the title. */
const frameOf =
  (word: 'account' | 'details'): Loader =>
  () =>
    Promise.resolve({ data: null, head: pageMeta({ title: privateTitle(word), isPrivate: true }) })

const LOADERS: Record<PublicPageName, Loader> = {
  home: loaderOf(
    ({ context }) => loadStartPage(context),
    () => pageMeta({ canonical: PATHS.home }),
  ),
  search: loaderOf(loadSearchPage, searchMeta),
  text: ({ url }) => Promise.resolve(textAt(url.pathname)),
  hotel: loaderOf(({ url, context }) => loadHotelPage({ url, context, slugOrId: slugOf(url) }), hotelMeta),
  review: loaderOf(loadReview, () => pageMeta({ title: privateTitle('review'), isPrivate: true })),
  'confirm-booking': frameOf('details'),
  'my-bookings': frameOf('account'),
  'my-favourites': frameOf('account'),
  'my-data': frameOf('account'),
  'refer-and-earn': frameOf('account'),
}

/** The serialised data of a page, the address it has moved to, or why there is none. */
export type LoadedData = { served: string } | { movedTo: string } | { status: number }

const isAnswer = (thrown: unknown): thrown is { init: { status: number } | null } =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown

function whyNot(thrown: unknown): LoadedData {
  if (thrown instanceof Response) {
    const movedTo = thrown.headers.get('location')
    return movedTo === null ? { status: thrown.status } : { movedTo }
  }
  if (isAnswer(thrown)) return { status: thrown.init?.status ?? 500 }
  throw thrown
}

/**
 * Loads a public page without React Router. Its loaders throw a redirect or a status as their answer; every other error
 * is rethrown.
 */
export async function loadPublicPage(name: PublicPageName, call: Call): Promise<LoadedData> {
  try {
    return { served: JSON.stringify(await LOADERS[name](call)) }
  } catch (thrown) {
    return whyNot(thrown)
  }
}
