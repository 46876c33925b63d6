import { languageOf } from '#web/ui/language-of.ts'

/**
 * Text that somebody typed, marked with the language of its letters, so that a screen reader reads an English note on a
 * Hindi page as English.
 */
export const WrittenText = ({ text }: { text: string }) => <span lang={languageOf(text)}>{text}</span>
