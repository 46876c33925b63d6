import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES, splitLanguage } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/site-basics.ts'
import { DEFAULT_DESCRIPTION, DEFAULT_TITLE } from '#words/default-head.ts'
import type { SharedPicture } from './shared-picture.ts'
import { absolute } from './site-origin.ts'
import * as language from '#words/language.ts'
import * as t from '#words/shared.ts'

const PRIVATE_TITLES = {
  review: t.reviewTitle,
  notice: t.noticeTitle,
  details: t.detailsTitle,
  account: t.accountTitle,
} as const

/** The title of a signed-in guest's pages, which reveals nothing to anybody who sees the tab. */
export const privateTitle = (word: keyof typeof PRIVATE_TITLES): string => PRIVATE_TITLES[word](PRODUCT_NAME)

const DEFAULT_PICTURE: SharedPicture = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: t.bedBelowArch,
}

/** `canonical` is a path. A page that has one is public; private pages stay out of search engines. */
type Page = {
  title?: string
  description?: string
  canonical?: string
  picture?: SharedPicture | undefined
  isPrivate?: true
}

/** An element of the document's head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }

/** A page's title, description and canonical address, and the preview that its shared links show. */
export function pageMeta({ title = DEFAULT_TITLE, description = DEFAULT_DESCRIPTION, ...page }: Page) {
  const meta: HeadTag[] = [{ title }, { name: 'description', content: description }]
  if (page.canonical) meta.push(...publicMeta({ title, description, canonical: page.canonical, ...page }))
  if (page.isPrivate) meta.push({ name: 'robots', content: 'noindex' })
  return meta
}

/** Links to the same page in every language. `x-default` is for readers of any other language. */
function alternates(canonical: string): HeadTag[] {
  const { path } = splitLanguage(canonical)
  const link = (hrefLang: string, address: string): HeadTag => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absolute(address),
  })
  return [
    ...LANGUAGES.map((each) => link(each, inLanguage(each, path))),
    link('x-default', inLanguage(DEFAULT_LANGUAGE, path)),
  ]
}

function publicMeta({
  title,
  description,
  canonical,
  picture = DEFAULT_PICTURE,
}: Page & { canonical: string }): HeadTag[] {
  const address = absolute(canonical)
  const graph = {
    type: 'website',
    site_name: PRODUCT_NAME,
    locale: language.locale,
    title,
    description,
    url: address,
    image: absolute(picture.path),
    'image:width': picture.width,
    'image:height': picture.height,
    'image:alt': picture.alt,
  }
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates(canonical),
    ...Object.entries(graph).map(([name, content]) => ({ property: `og:${name}`, content: String(content) })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The head of a page that needs a login. */
export const privateHead = (word: Parameters<typeof privateTitle>[0]) => () =>
  pageMeta({ title: privateTitle(word), isPrivate: true })
