import type { HotelLanguage } from '#domain/hotel-messages/hotel-channel.ts'
import { Button } from '#web/ui/button.tsx'
import * as english from '#english/link-page.ts'
import * as hindi from '#hindi/link-page.ts'
import type { Catalogue } from './catalogue.ts'

const LINK: Record<HotelLanguage, Catalogue<typeof english>> = { en: english, hi: hindi }

/** The texts that all pages behind links to hotels share. */
export const linkWords = (language: HotelLanguage): Catalogue<typeof english> => LINK[language]

type OtherLanguageProps = { language: HotelLanguage; onChange: (language: HotelLanguage) => void }

/** The button that shows the page in the other language. */
export const OtherLanguage = ({ language, onChange }: OtherLanguageProps) => (
  <Button
    variant="bare"
    lang={language === 'hi' ? 'en-IN' : 'hi'}
    onClick={() => onChange(language === 'hi' ? 'en' : 'hi')}
  >
    {linkWords(language).otherLanguage}
  </Button>
)
