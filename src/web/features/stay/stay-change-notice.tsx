import { Notice } from '#web/ui/notice.tsx'

/** `words`: one sentence per change; empty if there are none. */
type StayChangeNoticeProps = { words: readonly string[]; className?: string }

/** Announces every change to a guest's choice. The region stays mounted, so that screen readers notice new text. */
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
