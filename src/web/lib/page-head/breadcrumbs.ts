import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '../paths.ts'
import { absolute } from './site-origin.ts'
import type { Thing } from './structured-data.tsx'

export type Crumb = { name: string; path: string }

/** A page's breadcrumbs from the start page, for search engines. */
export const breadcrumbs = (...crumbs: Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: PRODUCT_NAME, path: PATHS.home }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})
