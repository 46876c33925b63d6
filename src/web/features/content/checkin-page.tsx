import { CHECKIN_QUESTIONS, CHECKIN_STEPS, SUPERFAST_CHECKIN } from '#words/pages/superfast-checkin.ts'
import type { PictureStep } from '../../../words/page-text.ts'
import { StructuredData } from '#web/lib/page-head/structured-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ContentHead } from './content-head.tsx'
import { Faq } from './faq.tsx'
import { faqGraph } from './faq-structured-data.ts'
import { NextStepBox } from './next-step-box.tsx'
import * as t from '#words/content.ts'
import { Sentence } from '#web/ui/sentence.tsx'

/** Explains how superfast check-in works, in four steps and five questions (specification §1, §2). */
export function CheckinPage() {
  const { heading, intro, next, path } = SUPERFAST_CHECKIN
  return (
    <main id="main" className="wrap document">
      <ContentHead heading={heading} intro={intro} />
      <ol className="checkin-doors">
        {CHECKIN_STEPS.map((step, index) => (
          <Door key={step.heading} step={step} number={index + 1} />
        ))}
      </ol>
      <section className="document-questions" aria-labelledby="questions">
        <h2 id="questions">{t.questionsAboutIt}</h2>
        <Faq questions={CHECKIN_QUESTIONS} />
      </section>
      <NextStepBox next={next} icon="zap" />
      <StructuredData graph={import.meta.env.SSR ? faqGraph(CHECKIN_QUESTIONS, { name: heading, path }) : undefined} />
    </main>
  )
}

/** Frames the step's picture with a doorway, which is the shape of our logo. */
const Door = ({ step: { icon, heading, words }, number }: { step: PictureStep; number: number }) => (
  <li>
    <span className="checkin-door-picture">
      <Icon name={icon} />
      <b aria-hidden="true">{number}</b>
    </span>
    <div>
      <h2>
        <Sentence text={t.step(number, heading)} />
      </h2>
      <p className="soft">{words}</p>
    </div>
  </li>
)
