import type { Question } from '#web/content/page-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Blocks } from './words.tsx'

/** Questions that fold, the first one open (specification §2). */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className="faq">
    {questions.map(({ question, answer }, index) => (
      <details key={question} className="acc" open={index === 0}>
        <summary>
          <h3>{question}</h3>
          <Icon name="chevron-down" />
        </summary>
        <div className="a">
          <Blocks blocks={answer} />
        </div>
      </details>
    ))}
  </div>
)
