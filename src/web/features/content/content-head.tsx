import type { Words } from '../../../words/page-text.ts'
import { TextWithLinks } from './words.tsx'

export const ContentHead = ({ heading, intro }: { heading: string; intro: Words }) => (
  <div className="document-head">
    <h1>{heading}</h1>
    <p className="lead">
      <TextWithLinks words={intro} />
    </p>
  </div>
)
