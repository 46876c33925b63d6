import { Notice } from '#web/ui/notice.tsx'

/** `words`: the changes, a sentence each; empty without any. */
type StayChangeNoticeProps = { words: readonly string[]; className?: string }

/**
 * Every change of a guest's choice is announced. The region stays in the page, so that screen readers notice new text.
 */
export function StayChangeNotice({ words, className = '' }: StayChangeNoticeProps) {
  return (
    <output className={words.length > 0 ? `block ${className}` : ''}>
      {words.length > 0 && <StayChangeWords words={words} />}
    </output>
  )
}

export const StayChangeWords = ({ words }: Pick<StayChangeNoticeProps, 'words'>) => (
  <Notice tone="warn">
    {words.map((sentence) => (
      <span key={sentence} className="block">
        {sentence}
      </span>
    ))}
  </Notice>
)
