import type { Section } from '../../../words/page-text.ts'
import * as t from '#words/content.ts'

/**
 * The page's table of contents; on large screens it sits at the side and sticks to the top. `mark-sections-read.ts`
 * marks the section being read.
 */
export const ContentsList = ({ sections }: { sections: readonly Section[] }) => (
  <nav className="contents-list" aria-label={t.onThisPage}>
    {sections.map(({ id, heading }, index) => (
      <a key={id} href={`#${id}`} aria-current={index === 0 ? 'location' : undefined}>
        {heading}
      </a>
    ))}
  </nav>
)
