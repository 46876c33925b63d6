import { LANGUAGES, type Language } from '#domain/languages.ts'
import { Button } from '#web/ui/button.tsx'
import * as english from '#english/link-page.ts'
import * as hindi from '#hindi/link-page.ts'
import * as tamil from '#tamil/link-page.ts'
import { READ_IN } from '../../../words/language-names.ts'
import type { Catalogue } from './catalogue.ts'

const LINK: Record<Language, Catalogue<typeof english>> = { en: english, hi: hindi, ta: tamil }

/** The texts that all pages behind links to hotels share. */
export const linkWords = (language: Language): Catalogue<typeof english> => LINK[language]

/** Translates the API's English error for a page opened by a link. */
export const failureWords = (code: string, language: Language): string =>
  code === 'UNREACHABLE' ? LINK[language].unreachable : LINK[language].failed

/** Returns the `lang` attribute for a page opened by a link. */
export const LANG: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', ta: 'ta-IN' }

type OtherLanguagesProps = { language: Language; onChange: (language: Language) => void }

/** Buttons that switch the page's language, each labelled in its own language. */
export const OtherLanguages = ({ language, onChange }: OtherLanguagesProps) => (
  <p>
    {LANGUAGES.filter((each) => each !== language).map((each) => (
      <Button key={each} variant="bare" lang={LANG[each]} onClick={() => onChange(each)}>
        {READ_IN[each]}
      </Button>
    ))}
  </p>
)
