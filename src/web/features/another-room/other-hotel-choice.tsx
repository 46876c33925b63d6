import type { OtherHotel } from '#contract/relocations.ts'
import { HotelPicture } from '#web/features/hotels/hotel-picture.tsx'
import { localityOf } from '#web/lib/names-in-language.ts'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { awayWords, goodWords } from './other-hotel-words.ts'

type OtherHotelChoiceProps = { hotel: OtherHotel; isChosen: boolean; onChoose: () => void }

/** Shows one of the hotels that can take the guests, as a radio button. */
export function OtherHotelChoice({ hotel, isChosen, onChoose }: OtherHotelChoiceProps) {
  const away = awayWords(hotel)
  return (
    <label className="other-hotel">
      <input type="radio" name="hotel" checked={isChosen} onChange={onChoose} />
      <span className="other-hotel-picture">
        <HotelPicture picture={hotel._pictures[0]} sizes="180px" loading="eager" />
      </span>
      <span className="other-hotel-mark" />
      <span className="other-hotel-words">
        <b lang={foreignLanguageOf(hotel.name)}>{hotel.name}</b>
        <span className="other-hotel-place">{localityOf(hotel)}</span>
        {away && (
          <span className="other-hotel-way">
            <Icon name="navigation" />
            {away}
          </span>
        )}
        <span>{goodWords(hotel)}</span>
      </span>
    </label>
  )
}
