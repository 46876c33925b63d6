import type { Language } from '#domain/languages.ts'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/content.ts'
import * as page from '#words/language.ts'
import type { PageText } from '../../../words/page-text.ts'

type InLanguage = Pick<PageText, 'language'>

/** Returns the language of a text without a translation into the page's own language; undefined for other texts. */
export const foreignLanguage = ({ language }: InLanguage): Language | undefined =>
  language === page.language ? undefined : language

/** Marks the page's own words within a text in another language. */
export const ownLanguage = (text: InLanguage): Language | undefined => foreignLanguage(text) && page.language

/** Says, in the page's language, that the text below has no translation. */
export const LanguageNote = ({ text }: { text: InLanguage }) =>
  foreignLanguage(text) && (
    <div lang={page.language}>
      <Notice>{t.onlyInEnglish}</Notice>
    </div>
  )
