import type { PageText } from '../../../words/page-text.ts'
import * as t from '#words/content.ts'
import { foreignLanguage, ownLanguage } from './text-language.tsx'

/**
 * Shows the page's table of contents, which on large screens is at the side and sticks to the top.
 * `mark-sections-read.ts` marks the section being read.
 */
export const ContentsList = ({ text }: { text: PageText }) => (
  <nav className="contents-list" aria-label={t.onThisPage} lang={ownLanguage(text)}>
    {text.sections.map(({ id, heading }, index) => (
      <a key={id} href={`#${id}`} lang={foreignLanguage(text)} aria-current={index === 0 ? 'location' : undefined}>
        {heading}
      </a>
    ))}
  </nav>
)
