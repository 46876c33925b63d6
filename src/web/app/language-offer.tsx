import { inLanguage, type Language } from '#domain/languages.ts'
import { remember } from '#web/lib/browser-memory.ts'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { chooseLanguage } from './language-choice.tsx'
import { LANGUAGE_OFFERS } from '../../words/language-offers.ts'

/** Returns the document's property with which the script shows an offer. */
const shownBy = (language: Language) => `--offer-${language}`

/**
 * Shows the offer of another language, which every English page contains hidden. Before the first paint,
 * `language-offer-script.ts` reveals it in the language that the visitor's browser prefers, so that the page does not
 * move.
 */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const close = (offered: Language) => {
    remember('language', 'en')
    document.documentElement.style.removeProperty(shownBy(offered))
  }
  return LANGUAGE_OFFERS.map((offer) => (
    <aside
      key={offer.language}
      className="language-offer"
      style={{ display: `var(${shownBy(offer.language)}, none)` }}
      lang={offer.language}
      aria-label={offer.isHereToo}
    >
      <span>{offer.isHereToo}</span>
      <a
        className="link"
        href={inLanguage(offer.language, pathname)}
        hrefLang={offer.language}
        onClick={(event) => chooseLanguage(event, offer.language)}
      >
        {offer.see}
      </a>
      <IconButton icon="x" label={offer.close} onClick={() => close(offer.language)} />
    </aside>
  ))
}
