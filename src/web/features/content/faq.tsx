import type { Question } from '../../../words/page-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Blocks } from './words.tsx'

/** Shows collapsible questions, the first of which is open (specification §2). */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className="questions">
    {questions.map(({ question, answer }, index) => (
      <details key={question} className="accordion" open={index === 0}>
        <summary>
          <h3>{question}</h3>
          <Icon name="chevron-down" />
        </summary>
        <div className="accordion-body">
          <Blocks blocks={answer} />
        </div>
      </details>
    ))}
  </div>
)
