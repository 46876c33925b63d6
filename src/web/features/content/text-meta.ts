import type { PageText } from '../../../words/page-text.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'

/** Builds the title, description and canonical address of a text page. */
export const textMeta = ({ title, description, path }: Pick<PageText, 'title' | 'description' | 'path'>) =>
  pageMeta({ title, description, canonical: path })
