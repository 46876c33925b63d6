import { LANGUAGES, type Language } from '#domain/languages.ts'
import { Button } from '#web/ui/button.tsx'
import * as english from '#english/link-page.ts'
import { inEachLanguage, tagOf } from '../../../words/in-each-language.ts'
import type { Widened } from '../../../words/same-shape.ts'

type Words = Widened<typeof english>
const LINK = inEachLanguage<Words>(
  english,
  import.meta.glob<Words>(['../../../words/*/link-page.ts', '!**/en/*'], { eager: true }),
)

/** The texts that all pages behind links to hotels share. */
export const linkWords = (language: Language): Words => LINK[language]

/** Translates the API's English error into the page's language. */
export const failureWords = (code: string, language: Language): string =>
  code === 'UNREACHABLE' ? LINK[language].unreachable : LINK[language].failed

type OtherLanguagesProps = { language: Language; onChange: (language: Language) => void }

/** Buttons that switch the page's language, each labelled in the language that it chooses. */
export const OtherLanguages = ({ language, onChange }: OtherLanguagesProps) => (
  <p>
    {LANGUAGES.filter((each) => each !== language).map((each) => (
      <Button key={each} variant="bare" lang={tagOf(each)} onClick={() => onChange(each)}>
        {LINK[each].readIn}
      </Button>
    ))}
  </p>
)
