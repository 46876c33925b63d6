import type { Section } from '../../../words/page-text.ts'
import { MOST_ASKED_SECTION, SAFETY_LAW } from '#words/pages/safety-law.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ContentHead } from './content-head.tsx'
import { ContentsList } from './contents-list.tsx'
import { NextStepBox } from './next-step-box.tsx'
import { foreignLanguage, LanguageNote } from './text-language.tsx'
import { Blocks } from './words.tsx'

/** Shows Safety and law as a sidebar on large screens and as an accordion on small ones (specification §2). */
export function SafetyPage() {
  const { heading, intro, sections, next } = SAFETY_LAW
  return (
    <main id="main" className="wrap document" lang={foreignLanguage(SAFETY_LAW)}>
      <LanguageNote text={SAFETY_LAW} />
      <ContentHead heading={heading} intro={intro} />
      <div className="document-columns folding">
        <ContentsList text={SAFETY_LAW} />
        <div>
          {sections.map((section) => (
            <FoldingSection key={section.id} section={section} />
          ))}
        </div>
      </div>
      <NextStepBox next={next} icon="phone" />
    </main>
  )
}

/**
 * Draws one section in both shapes; the style sheet shows one of them. An open section cannot also be a closed
 * `details`, visually or for a screen reader.
 */
function FoldingSection({ section: { id, heading, blocks } }: { section: Section }) {
  return (
    <section id={id}>
      <details className="accordion lg:hidden" open={id === MOST_ASKED_SECTION}>
        <summary>
          <h2>{heading}</h2>
          <Icon name="chevron-down" />
        </summary>
        <div className="accordion-body">
          <Blocks blocks={blocks} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <h2>{heading}</h2>
        <Blocks blocks={blocks} />
      </div>
    </section>
  )
}
