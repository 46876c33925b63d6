import type { ComponentProps } from 'react'
import type { HotelAndSurroundings } from '#contract/hotels.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { mapPath } from '#web/lib/paths.ts'
import { languageOf } from '#web/ui/language-of.ts'
import { WrittenText } from '#web/ui/written-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type HotelMap from '#web/features/map/hotel-map.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import { runBy } from '#words/hotel-checks.ts'
import * as t from '#words/hotel-page.ts'
import { nearby, openInMapApp } from '#words/map.ts'
import { Sentence } from '#web/ui/sentence.tsx'

export default function AboutHotel({ hotel }: { hotel: HotelAndSurroundings }) {
  const near = nearby(hotel.surroundings)
  return (
    <section className="subsection">
      <h2>{t.aboutThisHotel}</h2>
      <p lang={languageOf(hotel.description)}>{hotel.description}</p>
      {hotel.stars !== null && <p className="soft mt-3">{t.starHotel(hotel.stars)}</p>}
      <p className="soft row mt-3 items-start">
        <Icon name="map-pin" className="mt-0.5" />
        <span>
          <WrittenText text={hotel.address} />
          {near && <span className="block">{near}</span>}
        </span>
      </p>
      {hotel.runBy && (
        <p className="soft row mt-3 items-start">
          <Icon name="building-complex" className="mt-0.5" />
          <span>
            <span className="block">{runBy(hotel.runBy.name)}</span>
            <WrittenText text={hotel.runBy.address} />
          </span>
        </p>
      )}
      {hotel.location && <WhereItIs hotel={{ ...hotel, location: hotel.location }} />}
    </section>
  )
}

const loadHotelMap = () => import('#web/features/map/hotel-map.tsx')

function WhereItIs({ hotel }: { hotel: ComponentProps<typeof HotelMap>['hotel'] }) {
  const map = useDialogPart(loadHotelMap, t.theMap)
  return (
    <div className="row flex-wrap gap-x-6">
      {(hotel.surroundings.isOnPlan || PAGES.mapTiles) && (
        <button type="button" className="link needs-script" onClick={map.open}>
          <Icon name="map-pin" />
          {t.showOnMap}
        </button>
      )}
      <a className="link" href={mapPath(hotel.location)} rel="noreferrer" target="_blank">
        <Icon name="navigation" />
        <Sentence text={openInMapApp} />
      </a>
      {map.Shown && <map.Shown hotel={hotel} onClose={map.close} />}
    </div>
  )
}
