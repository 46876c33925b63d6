import type { PageText } from '#web/content/page-text.ts'
import { pageMeta } from '#web/lib/page-meta.ts'

/**
 * Title, description and canonical address of a page of texts. These pages are the same whoever asks and from where, so
 * the address is a path: it is canonical on whatever origin serves the page.
 */
export const textMeta = ({ title, description, path }: Pick<PageText, 'title' | 'description' | 'path'>) =>
  pageMeta({ title, description, canonical: path })
