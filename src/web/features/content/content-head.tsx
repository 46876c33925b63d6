import type { Words } from '#web/content/page-text.ts'
import { Said } from './words.tsx'

export const ContentHead = ({ heading, intro }: { heading: string; intro: Words }) => (
  <div className="document-head">
    <h1>{heading}</h1>
    <p className="lead">
      <Said words={intro} />
    </p>
  </div>
)
