import { MAX_DESCRIPTION, MOST_STARS } from '#domain/hotels/hotel-details.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { TextArea } from '../text-area.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import type { EditDetailsProps } from './place-dialog.tsx'
import * as t from '#words/office/hotel-details.ts'

const STARS = Array.from({ length: MOST_STARS + 1 }, (_, stars) => stars)

export const starWords = (stars: number | null): string => {
  if (stars === null) return t.nobodySaid
  return stars === 0 ? t.notRated : t.starCount(stars)
}

/** Changes the texts that guests read about a hotel, its stars, and the price of a bathtub if it has one. */
export function TextDialog(props: EditDetailsProps) {
  const { details } = props
  return (
    <DetailsDialog {...props} title={t.changeText}>
      {({ wire }, faultOf) => (
        <>
          <TextArea
            label={t.description}
            rows={8}
            maxLength={MAX_DESCRIPTION}
            {...wire(faultOf, 'description', { hint: t.descriptionHint })}
          />
          <Select
            label={t.stars}
            {...wire(faultOf, 'stars', { words: (stars) => starWords(stars === '' ? null : Number(stars)) })}
          >
            {details.stars === null && <option value="">{t.choose}</option>}
            {STARS.map((stars) => (
              <option key={stars} value={stars}>
                {starWords(stars)}
              </option>
            ))}
          </Select>
          {details.has_bathtub && (
            <TextInput
              label={t.bathtubCharge}
              prefix="₹"
              inputMode="numeric"
              maxLength={9}
              autoComplete="off"
              {...wire(faultOf, 'bathtub_charge', { hint: t.rupeesHint })}
            />
          )}
          <p className="soft">{t.hotelIsTold}</p>
        </>
      )}
    </DetailsDialog>
  )
}
