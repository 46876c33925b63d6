import type { PageText } from '../../../words/page-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ContentHead } from './content-head.tsx'
import { ContentsList } from './contents-list.tsx'
import { NextStepBox } from './next-step-box.tsx'
import { foreignLanguage, LanguageNote, ownLanguage } from './text-language.tsx'
import { Blocks } from './words.tsx'
import * as t from '#words/content.ts'

/** The most sections that a phone shows without folding them. */
const LISTED_ON_PHONES = 4

/** Shows a text page with its table of contents at the side. On a phone, the table is folded above the text. */
export function ContentPage({ text }: { text: PageText }) {
  const { sections } = text
  return (
    <main id="main" className="wrap document" lang={foreignLanguage(text)}>
      <LanguageNote text={text} />
      <ContentHead heading={text.heading} intro={text.intro} />
      {sections.length >= LISTED_ON_PHONES && <FoldedContents text={text} />}
      <div className="document-columns">
        <ContentsList text={text} />
        <div>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
      <NextStepBox next={text.next} />
    </main>
  )
}

const FoldedContents = ({ text }: { text: PageText }) => (
  <details className="accordion contents-fold">
    <summary>
      <span lang={ownLanguage(text)}>{t.onThisPage}</span>
      <Icon name="chevron-down" />
    </summary>
    <ul>
      {text.sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </details>
)
