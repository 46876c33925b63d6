import { inLanguage } from '#domain/languages.ts'
import { remember } from '#web/lib/browser-memory.ts'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { chooseLanguage } from './language-choice.tsx'
import { LANGUAGE_OFFERS } from '../../words/language-names.ts'

/**
 * Stands in every English page, hidden. `language-offer-script.ts` shows the offer that the visitor's browser prefers
 * before the first paint, so that the page does not move.
 */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const close = () => {
    remember('language', 'en')
    delete document.documentElement.dataset['offer']
  }
  return LANGUAGE_OFFERS.map((offer) => (
    <aside key={offer.language} className="language-offer" lang={offer.language} aria-label={offer.isHereToo}>
      <span>{offer.isHereToo}</span>
      <a
        className="link"
        href={inLanguage(offer.language, pathname)}
        hrefLang={offer.language}
        onClick={(event) => chooseLanguage(event, offer.language)}
      >
        {offer.see}
      </a>
      <IconButton icon="x" label={offer.close} onClick={close} />
    </aside>
  ))
}
