import type { MouseEvent } from 'react'
import { inLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts'
import { remember } from '#web/lib/browser-memory.ts'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import { usePageHandle } from '#web/lib/page/page-handle.ts'
import { withoutLanguage } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as t from '#words/language.ts'

/** The anchor of the footer's language choice, to which the header of a wide screen links. */
export const LANGUAGES_ANCHOR = '#languages'

/**
 * Stores the language, and adds the query to the link. On a cached page the server's link has no query, because every
 * visitor gets the same HTML.
 */
export function chooseLanguage({ currentTarget }: MouseEvent<HTMLAnchorElement>, language: Language): void {
  currentTarget.search = location.search
  remember('language', language)
}

/** Links to this page in another language. The browser stores the choice. */
export function LanguageChoice({ id }: { id?: string }) {
  const { pathname, search } = useLocation()
  const { isUncached } = usePageHandle()
  return (
    <nav className="language-choice" id={id} aria-label={t.languages}>
      <Icon name="languages" />
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={inLanguage(language, withoutLanguage(pathname)) + (isUncached ? search : '')}
          hrefLang={language}
          lang={language}
          aria-current={language === t.language || undefined}
          onClick={(event) => chooseLanguage(event, language)}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  )
}
