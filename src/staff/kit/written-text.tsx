import { languageOf } from './language-of.ts'

/** Text that somebody typed, in the language of its letters: an English note on a Hindi desk is read as English. */
export const WrittenText = ({ text }: { text: string }) => <span lang={languageOf(text)}>{text}</span>
