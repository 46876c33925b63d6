import type { MetaDescriptor } from 'react-router'
import { PRODUCT_NAME } from '#domain/site.ts'

/** Specification §1: the default title and description. */
export const DEFAULT_TITLE = 'Hotels for couples in India'
export const DEFAULT_DESCRIPTION =
  'Book couple-friendly hotels in India by the slot, the night or the day. Unmarried couples are welcome, local IDs are accepted, prices are shown with tax.'

/** The title of a signed-in page: whoever looks at the tab learns nothing from it. */
export const privateTitle = (word: 'review' | 'notice' | 'details' | 'account'): string => `${PRODUCT_NAME} ${word}`

type Page = { title?: string; description?: string; canonical?: string; isPrivate?: true }

/** Title, description and canonical address of a page. Private pages stay out of search engines. */
export function pageMeta({ title = DEFAULT_TITLE, description = DEFAULT_DESCRIPTION, canonical, isPrivate }: Page) {
  const meta: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
  ]
  if (canonical) meta.push({ tagName: 'link', rel: 'canonical', href: canonical })
  if (isPrivate) meta.push({ name: 'robots', content: 'noindex' })
  return meta
}
