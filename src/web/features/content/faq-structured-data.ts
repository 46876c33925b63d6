import type { Question, Words } from '../../../words/page-text.ts'
import { breadcrumbs, type Crumb } from '#web/lib/page-head/breadcrumbs.ts'
import { graphOf, type Graph, type Thing } from '#web/lib/page-head/structured-data.tsx'

/** Returns a sentence as plain text, without its links. */
const spoken = (words: Words): string =>
  typeof words === 'string'
    ? words
    : words
        .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.words))
        .join('')
        .trim()

const asked = ({ question, answer }: Question): Thing => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer.map(spoken).join(' ') },
})

/** Describes questions and answers as structured data for search engines. */
export const faqGraph = (questions: readonly Question[], page: Crumb): Graph =>
  graphOf({ '@type': 'FAQPage', mainEntity: questions.map(asked) }, breadcrumbs(page))
