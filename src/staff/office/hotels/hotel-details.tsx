import type { ReactNode } from 'react'
import type { OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { positionWords } from '#domain/places/within-city.ts'
import { mapPath } from '#web/lib/paths.ts'
import { EditedPanel } from './edited-panel.tsx'
import { starWords } from './text-dialog.tsx'
import * as t from '#words/office/hotel-details.ts'

/** The forms of a hotel's details. */
export type EditedDetails = 'place' | 'text' | 'points'
type HotelDetailsProps = { details: OfficeHotelDetails; onEdit: (what: EditedDetails) => void }

/** Shows a hotel's name, location and the texts that guests read about it. Admins can change them. */
export const HotelDetails = ({ details, onEdit }: HotelDetailsProps) => (
  <>
    <EditedPanel id="place" title={t.nameAndPlace} onEdit={() => onEdit('place')}>
      <dl className="fact-lines panel-inside">
        <Line name={t.nameGuestsSee}>{details.name}</Line>
        <Registered registered={details.registered} />
        <Line name={t.address}>{details.address}</Line>
        <Line name={t.locality}>{t.inCity(details.locality, details.city)}</Line>
        <Line name={t.mapPosition}>
          {details.position === null ? (
            t.noneYet
          ) : (
            <>
              {positionWords(details.position)}{' '}
              <a href={mapPath(details.position)} target="_blank" rel="noreferrer">
                {t.openInMap}
              </a>
            </>
          )}
        </Line>
      </dl>
    </EditedPanel>
    <EditedPanel id="text" title={t.textForGuests} onEdit={() => onEdit('text')}>
      <div className="panel-inside flow">
        {details.description === '' ? (
          <p className="soft">{t.noTextYet}</p>
        ) : (
          <p className="hotel-text">
            {details.description} <span className="soft">{t.wordCount(details.description.split(/\s+/).length)}</span>
          </p>
        )}
        <dl className="fact-lines">
          <Line name={t.stars}>{starWords(details.stars)}</Line>
          <Line name={t.bathtubCharge}>{bathtubWords(details)}</Line>
        </dl>
      </div>
    </EditedPanel>
  </>
)

function bathtubWords({ has_bathtub: hasBathtub, bathtub_charge: charge }: OfficeHotelDetails): string {
  if (!hasBathtub) return t.noBathtub
  return charge === 0 ? t.free : formatRupees(charge)
}

function Registered({ registered }: Pick<OfficeHotelDetails, 'registered'>) {
  if (!registered) return <Line name={t.legalName}>{t.noneYet}</Line>
  return (
    <>
      <Line name={t.legalName}>
        {registered.legal_name}
        <span className="soft block">{registered.address}</span>
        <span className="soft block">{t.inItsTerms}</span>
      </Line>
      <Line name={t.gstNumber}>{registered.gstin ?? t.notRegistered}</Line>
    </>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
