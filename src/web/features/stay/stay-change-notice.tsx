import { Notice } from '#web/ui/notice.tsx'

/** `words`: what was changed, a sentence each; none, when nothing was. */
type StayChangeNoticeProps = { words: readonly string[]; className?: string }

/** Nothing a guest chose is changed in silence. The region stays in the page, so that a screen reader hears what comes into it. */
export function StayChangeNotice({ words, className = '' }: StayChangeNoticeProps) {
  return (
    <output className={words.length > 0 ? `block ${className}` : ''}>
      {words.length > 0 && (
        <Notice tone="warn">
          {words.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </Notice>
      )}
    </output>
  )
}
